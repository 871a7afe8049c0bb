import { writeNotes } from '../notes/notes-text';
import { readGame } from './read-game';

const note = { id: '1', text: 'Lovely.', by: '', seed: 1, steps: [], seen: ['A road.'] };
const file = (path: string, text: string) => ({ path, blob: new Blob([text]) });

test('notes of testers are no story, and several come at once', async () => {
  const one = await writeNotes({ title: 'A', notes: [note] });
  const two = (await writeNotes({ title: 'B', notes: [note] })).replace(/^/gm, '> ');
  expect(await readGame([file('one.txt', one), file('mail.eml', two)])).toEqual({
    kind: 'tester-notes',
    sent: [
      { title: 'A', notes: [note] },
      { title: 'B', notes: [note] },
    ],
    notes: [],
  });
});

test('damaged ones are refused, with a way on', async () => {
  const text = await writeNotes({ title: 'A', notes: [note] });
  const result = await readGame([file('notes.txt', text.replace(':end-of-notes]', ''))]);
  expect(result.kind === 'refused' && result.reason).toMatch(/as a file/);
});
