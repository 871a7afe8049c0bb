import { firstLineOf, textChange } from './text-change';

const text = (source: string, files = {}) => ({ source, files });

it.each([
  ['an added line', 'A.\nB.\n', 'A.\nNew.\nB.\n', { added: 1, removed: 0, firstLine: 'New.' }],
  ['a removed line', 'A.\nOld.\nB.\n', 'A.\nB.\n', { added: 0, removed: 1, firstLine: 'Old.' }],
  ['a changed line', 'A.\nOld.\n', 'A.\nNew.\n', { added: 1, removed: 1, firstLine: 'New.' }],
  ['a moved line', 'A.\nB.\nC.\n', 'C.\nA.\nB.\n', { added: 0, removed: 0, firstLine: '' }],
  ['one of two equal lines', 'A.\nA.\n', 'A.\n', { added: 0, removed: 1, firstLine: 'A.' }],
  ['everything', '', '# a\nB.', { added: 2, removed: 1, firstLine: '# a' }],
])('tells %s', (_, older, newer, change) => {
  expect(textChange(text(older), text(newer))).toEqual(change);
});

it('compares all files', () => {
  const change = textChange(text('A.', { 'a.ink': 'B.' }), text('A.', { 'a.ink': 'B.\nC.' }));
  expect(change).toEqual({ added: 1, removed: 0, firstLine: 'C.' });
});

it.each([
  ['# title: X\nVAR a = 1\n// Note\n=== knot\n{a: no}\nIt rains.\n', 'It rains.'],
  ['VAR a = 1\n-> END', 'VAR a = 1'],
  ['', ''],
  ['* [Open it] You do.', '* [Open it] You do.'],
])('finds the first line that players read in %j', (source, line) => {
  expect(firstLineOf(text(source))).toBe(line);
});
