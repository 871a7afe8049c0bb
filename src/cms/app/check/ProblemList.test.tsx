import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Problem } from '../../../base/problems/problem';
import { ProblemList } from './ProblemList';

const problem: Problem = {
  severity: 'error',
  file: 'a.mdx',
  line: 3,
  message: 'It is broken.',
  hint: 'Mend it.',
};
const hint: Problem = {
  ...problem,
  severity: 'warning',
  line: 9,
  message: '“wrld” is not in the dictionary.',
  advice: { rule: 'spelling', words: 'wrld', meant: ['world'] },
};

it('lists problems, and hints on request, each with a way to its line', async () => {
  const onGoTo = jest.fn();
  render(<ProblemList problems={[problem]} hints={[hint]} onGoTo={onGoTo} />);
  const stopping = screen.getByRole('region', { name: 'Problems' });
  expect(within(stopping).getByRole('status')).toHaveTextContent(/^1 problem that stops a build$/);
  expect(stopping).not.toHaveTextContent('dictionary');
  await userEvent.click(within(stopping).getByText('1 problem that stops a build'));
  expect(screen.getByText(/It is broken/)).toBeVisible();

  expect(screen.getByText(/is not in the dictionary/)).not.toBeVisible();
  await userEvent.click(screen.getByText('1 hint on spelling and style'));
  expect(screen.getByText(/is not in the dictionary/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Line 9' }));
  expect(onGoTo).toHaveBeenCalledWith(9, hint);
  expect(screen.getByText(/is not in the dictionary/)).not.toBeVisible();
});

it('closes a list, which lies over the text, with Escape and when the work goes on elsewhere', async () => {
  render(
    <>
      <ProblemList problems={[problem]} hints={[]} onGoTo={jest.fn()} />
      <input aria-label="Text" />
    </>,
  );
  const summary = screen.getByText('1 problem that stops a build');
  const found = screen.getByText(/It is broken/);
  await userEvent.click(summary);
  await userEvent.tab();
  expect(found).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(found).not.toBeVisible();
  await userEvent.click(summary);
  await userEvent.click(screen.getByLabelText('Text'));
  expect(found).not.toBeVisible();
});

it('says which problem stops the form from being saved', () => {
  const list = [problem, { ...problem, stopsSaving: true as const }];
  render(<ProblemList problems={list} hints={[]} onGoTo={jest.fn()} />);
  expect(screen.getByRole('status')).toHaveTextContent(
    '1 problem that stops saving, 1 problem that stops a build',
  );
  expect(screen.getAllByText('Stops saving:')).toHaveLength(1);
});

it('is not there while all is well', () => {
  render(<ProblemList problems={[]} hints={[]} onGoTo={jest.fn()} />);
  expect(screen.queryByRole('region')).toBeNull();
});
