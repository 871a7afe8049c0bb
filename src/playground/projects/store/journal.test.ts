/** @jest-environment jsdom */
import { applyJournal, journalEntry, journaledProjects, journalOf, readJournal } from './journal';

const about = { revision: 2, at: 5, name: null };

it.each([
  ['nothing stored', null, { source: 'A.', files: { 'a.ink': 'B.' } }],
  [
    'the main file changed',
    { source: 'A.', files: { 'a.ink': 'B.' } },
    { source: 'C.', files: { 'a.ink': 'B.' } },
  ],
  [
    'a file changed',
    { source: 'A.', files: { 'a.ink': 'B.' } },
    { source: 'A.', files: { 'a.ink': '' } },
  ],
  [
    'files added, gone and in another order',
    { source: 'A.', files: { 'a.ink': 'B.', 'b.ink': 'C.' } },
    { source: 'A.', files: { 'c.ink': 'D.', 'a.ink': 'B.' } },
  ],
])('brings the present text back: %s', (_, stored, present) => {
  const entry = journalEntry(stored, present, about);
  const again = applyJournal(stored, entry);
  expect(JSON.stringify(again)).toBe(JSON.stringify(present));
  // A crash can come after the database has the text, but before the journal is dropped.
  expect(JSON.stringify(applyJournal(present, entry))).toBe(JSON.stringify(present));
});

it('holds only the files that have changed', () => {
  const stored = { source: 'x'.repeat(1000), files: { 'a.ink': 'y'.repeat(1000), 'b.ink': 'B.' } };
  const entry = journalEntry(
    stored,
    { ...stored, files: { ...stored.files, 'b.ink': 'C.' } },
    about,
  );
  expect(JSON.stringify(entry).length).toBeLessThan(200);
});

it('is found by its project, and nonsense is not read', () => {
  journalOf('abcd').set(JSON.stringify(journalEntry(null, { source: 'A.', files: {} }, about)));
  journalOf('abce').set('{"revision":1}');
  expect(journaledProjects().sort()).toEqual(['abcd', 'abce']);
  expect(readJournal(journalOf('abcd'))).toMatchObject({ source: 'A.', revision: 2 });
  expect(readJournal(journalOf('abce'))).toBeNull();
});
