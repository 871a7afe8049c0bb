import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeStoryPlayer } from './HomeStoryPlayer';

const story = {
  title: 'Lamp',
  scenes: [
    {
      paragraphs: [['It is ', ['em', 0, 'dark'] as [string, 0, string], '.']],
      choices: [
        { label: 'Light the lamp', to: 1 },
        { label: 'Leave', to: 2 },
      ],
    },
    { paragraphs: [['It burns.']], choices: [{ label: 'Go up', to: 2 }] },
    { paragraphs: [['The sea.']], choices: [] },
  ],
};

beforeEach(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  Element.prototype.scrollIntoView = () => {};
  render(<HomeStoryPlayer story={story} />);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows the first passage, and takes no focus on its own', () => {
  expect(screen.getByRole('region', { name: /Lamp/ })).toHaveTextContent('It is dark.');
  expect(screen.getByText('dark').tagName).toBe('EM');
  expect(document.body).toHaveFocus();
});

test('answers a choice below what was read, and moves on to the next choice', async () => {
  await press('Light the lamp');
  expect(screen.getByText('It burns.')).toBeInTheDocument();
  expect(screen.getByText('dark')).toBeInTheDocument();
  expect(screen.getByText('Light the lamp')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Leave' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Go up' })).toHaveFocus();
});

test('what is new is told to those who listen', () => {
  expect(screen.getByText('dark').closest('[aria-live="polite"]')).not.toBeNull();
});

test('can be read again from the beginning, with the keyboard', async () => {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('The end')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Read it again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('The sea.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Light the lamp' })).toHaveFocus();
});
