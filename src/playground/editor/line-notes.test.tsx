import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditorView } from '@codemirror/view';
import { InkEditor } from './InkEditor';
import type { LineNotes } from './line-notes';

// The test loads the editor’s parts, which is slow on a busy machine.
jest.setTimeout(30_000);

// jsdom has no layout; CodeMirror asks for the positions of letters.
Range.prototype.getClientRects = (() => []) as unknown as () => DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const TEXT = 'A lamp.\nIt burns.\nIt is out.\n';
const noted = (source: string, notes: LineNotes['notes']): LineNotes => ({
  program: { source, files: {} },
  notes,
  draw: (ids) => <button>{`Done: ${ids.join(', ')}`}</button>,
});
const note = (id: string, line: number, file: string | null = null) => ({
  ...{ id, line, file },
  text: `Note ${id}`,
});

const editor = () => screen.getByRole('textbox', { name: 'Ink' });
const view = () => {
  const found = EditorView.findFromDOM(editor());
  if (found === null) throw new Error('There is no editor.');
  return found;
};
const press = (key: string) =>
  act(() => {
    editor().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const draw = (text: string, notes: LineNotes | null) => (
  <InkEditor text={text} onChange={jest.fn()} label="Ink" notes={notes} />
);

const signs = () =>
  [...document.querySelectorAll<HTMLElement>('.cm-note-mark')].map(({ title }) => title);
/** Asks for the next note, and returns the line at which it is. */
const goOn = () => {
  press('F9');
  const { doc, selection } = view().state;
  return doc.lineAt(selection.main.head).text;
};
const write = (from: number, insert: string) =>
  act(() => view().dispatch({ changes: { from, insert }, userEvent: 'input.type' }));

it('F9 opens the notes of each line in turn, and Escape leads back to the text', async () => {
  const notes = [note('a', 2), note('b', 3), note('c', 3), note('x', 1, 'other.ink')];
  render(draw(TEXT, noted(TEXT, notes)));
  await waitFor(() => expect(signs()).toEqual(['Note a', 'Note b\n\nNote c']));
  expect(goOn()).toBe('It burns.');
  expect(await screen.findByRole('dialog', { name: 'Notes by testers' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Done: a' })).toBeVisible();
  expect(goOn()).toBe('It is out.');
  expect(await screen.findByRole('button', { name: 'Done: b, c' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(editor()).toHaveFocus();
  expect(goOn()).toBe('It burns.');
});

it('signs move with their lines, and those of an older text do not replace them', async () => {
  const first = noted(TEXT, [note('a', 2)]);
  const { rerender } = render(draw(TEXT, first));
  await waitFor(() => expect(signs()).toEqual(['Note a']));
  write(0, 'It is dark.\n');
  expect(goOn()).toBe('It burns.');
  // What was played again while the text was written on.
  rerender(draw(view().state.doc.toString(), noted(TEXT, [note('a', 2), note('b', 1)])));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(goOn()).toBe('It burns.');
  const now = view().state.doc.toString();
  rerender(draw(now, noted(now, [note('b', 1)])));
  await waitFor(() => expect(signs()).toEqual(['Note b']));
  rerender(draw(now, null));
  await waitFor(() => expect(signs()).toEqual([]));
  goOn();
  expect(screen.getByText('No line of this file has a note by a tester.')).toBeVisible();
});

it('whoever goes on writing has read them', async () => {
  render(draw(TEXT, noted(TEXT, [note('a', 1)])));
  await waitFor(() => expect(signs()).toEqual(['Note a']));
  goOn();
  expect(await screen.findByRole('dialog', { name: 'Notes by testers' })).toBeVisible();
  write(0, 'So. ');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
