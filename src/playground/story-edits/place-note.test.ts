import { findPlace } from './find-place';
import { changeNote, placeNote, type PlaceNote } from './place-note';
import { applyEdits } from './text-edit';

const STORY = `// By me
-> a
== a
// colour: green
// Cut this?
//   Or not.
Dark. // no note
= b
-> END`;

function noteOf(source: string, id: string): PlaceNote | null {
  const program = { source, files: {} };
  const place = findPlace(program, id);
  return place && placeNote(program, place);
}

function noted(id: string, note: PlaceNote): string {
  const program = { source: STORY, files: {} };
  const plan = changeNote(program, id, note);
  return 'problem' in plan ? plan.problem : applyEdits(program, plan.edits).source;
}

test.each([
  ['', 'By me', null],
  ['a', 'Cut this?\nOr not.', 'green'],
  ['a.b', '', null],
])('the note of “%s” is the comment below its header', (id, note, colour) => {
  expect(noteOf(STORY, id)).toEqual({ note, colour });
});

test.each([
  ['a', { note: 'New.\n\n/* odd', colour: 'red' } as const],
  ['a.b', { note: 'Last.', colour: null } as const],
  ['', { note: 'Mine', colour: 'blue' } as const],
])('a note on “%s” is written there, and read again', (id, { note, colour }) => {
  const source = noted(id, { note, colour });
  expect(noteOf(source, id)).toEqual({ note: note.replace('\n\n', '\n'), colour });
  for (const line of ['-> a', 'Dark. // no note', '-> END']) expect(source).toContain(line);
});

test('without words and colour there is no line', () => {
  expect(noted('a', { note: ' ', colour: null })).toBe(
    STORY.replace(/\/\/ colour.*\n.*\n.*\n/, ''),
  );
});
