import { nameOfVersion } from './name-of-version';

const text = (source: string, files: Record<string, string> = {}) => ({ source, files });

test.each([
  ['its first new line', text('A lamp.\n  A red door. \nA window.'), 'A red door.'],
  [
    'a long line, cut',
    text(`A lamp.\n${'word '.repeat(12)}`),
    'word word word word word word word word…',
  ],
  ['a line of another file', text('A lamp.', { 'b.ink': 'A key.' }), 'A key.'],
  ['how much is left, if lines are only missing', text(''), '1 line'],
])('a version is called by %s', (_, version, name) => {
  expect(nameOfVersion(version, text('A lamp.\nA table.'))).toBe(name);
});
