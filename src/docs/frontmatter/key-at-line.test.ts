import { keyAtLine } from './key-at-line';

const source = '---\ntitle: Night: train\nkeywords:\n  - lamp\n  - note: x\ndraft : true\r\n---\n';

it.each([
  [1, null],
  [2, 'title'],
  [3, 'keywords'],
  [5, 'keywords'],
  [6, 'draft'],
])('names the key of line %p', (line, key) => {
  expect(keyAtLine(source, line)).toBe(key);
});
