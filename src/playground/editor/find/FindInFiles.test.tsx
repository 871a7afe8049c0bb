import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { StoryProgram } from '../../../ink/story/story-program';
import { FindInFiles } from './FindInFiles';

const start: StoryProgram = {
  source: 'The hall.\nNo hall.',
  files: { 'a.ink': '=== hall\n-> END' },
};

const onGoTo = jest.fn();
const onClose = jest.fn();

function Controlled() {
  const [program, setProgram] = useState(start);
  return (
    <>
      <FindInFiles program={program} onChange={setProgram} onGoTo={onGoTo} onClose={onClose} />
      <output>{program.source}</output>
    </>
  );
}

const matches = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('lists matches with file and line, and goes there', async () => {
  render(<Controlled />);
  expect(screen.getByRole('searchbox', { name: 'Find' })).toHaveFocus();
  await userEvent.keyboard('hall');
  expect(screen.getByRole('searchbox')).toHaveAccessibleDescription('3 matches in 2 files');
  expect(matches()).toEqual([
    'story.ink, line 1The hall.',
    'story.ink, line 2No hall.',
    'a.ink, line 1=== hall',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^a\.ink/ }));
  expect(onGoTo).toHaveBeenCalledWith(expect.objectContaining({ file: 'a.ink', from: 4 }));
});

it('shows what would be replaced, replaces it, and takes it back', async () => {
  render(<Controlled />);
  await userEvent.keyboard('hall');
  await userEvent.type(screen.getByRole('textbox', { name: 'Replace with' }), 'room');
  expect(within(screen.getByRole('list')).getAllByText('room')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Replace all 3' }));
  expect(screen.getByText('Replaced 3 matches.')).toBeVisible();
  expect(screen.getByText('The room. No room.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('The hall. No hall.')).toBeVisible();
});

it('finds nothing without a word, and closes with Escape', async () => {
  render(<Controlled />);
  await userEvent.keyboard('(h[[');
  expect(screen.getByText('Nothing found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Replace all 0' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

it('only finds in a story that another tab writes', async () => {
  render(
    <FindInFiles
      program={start}
      isReadOnly
      onChange={jest.fn()}
      onGoTo={onGoTo}
      onClose={onClose}
    />,
  );
  await userEvent.keyboard('hall');
  expect(matches()).toHaveLength(3);
  expect(screen.queryByRole('textbox', { name: 'Replace with' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Replace/ })).not.toBeInTheDocument();
});
