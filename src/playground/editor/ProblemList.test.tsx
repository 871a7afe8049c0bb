import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StoryMessage } from '../../ink/story/story-message';
import { ProblemList } from './ProblemList';

const slip: StoryMessage = {
  severity: 'note',
  text: 'Players see this line as it is.',
  hint: 'Write * Knock',
  file: null,
  line: 3,
  isEngineFailure: false,
  mend: { was: '• Knock', is: '* Knock' },
  why: 'ink-basics/intro#choices',
  quiet: 'bullet',
};

test('offers to mend a line, leads to where it is explained, and dismisses hints of its kind', async () => {
  const run = jest.fn();
  const dismiss = jest.fn();
  const hints = { count: 0, dismiss, restore: jest.fn() };
  const actionsOf = () => [{ name: 'Fix', run }];
  render(<ProblemList messages={[slip]} onGoTo={jest.fn()} {...{ actionsOf, hints }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Fix: Line 3' }));
  expect(run).toHaveBeenCalled();
  expect(screen.getByRole('link', { name: 'Why? Line 3' })).toHaveAttribute(
    'href',
    '/docs/ink-basics/intro/#choices',
  );
  await userEvent.click(screen.getByRole('button', { name: /^Hide hints like this/ }));
  expect(dismiss).toHaveBeenCalledWith('bullet');
});

test('tells how many hints are not shown', async () => {
  const restore = jest.fn();
  const hints = { count: 2, dismiss: jest.fn(), restore };
  render(<ProblemList messages={[]} onGoTo={jest.fn()} hints={hints} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 hidden hints' }));
  expect(restore).toHaveBeenCalled();
});
