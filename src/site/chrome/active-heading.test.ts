import { activeHeading } from './active-heading';

const at = (...tops: number[]) =>
  tops.map((top, index) => ({ id: `h${String(index + 1)}`, top, bottom: top + 30 }));
const screen = { offset: 60, viewportHeight: 800 };

test.each([
  ['no heading at all', at(), null],
  ['above the first section', at(500, 900), null],
  ['the first heading is in the upper half', at(100, 900), 'h1'],
  ['the next heading is still in the lower half', at(-300, 500), 'h1'],
  ['the next heading reaches into the lower half', at(-300, 380), 'h1'],
  ['the next heading has come to the upper half', at(-300, 200), 'h2'],
  ['a heading under the header counts as passed', at(30, 900), 'h1'],
  ['past the last heading', at(-900, -200), 'h2'],
])('%s', (_, headings, expected) => {
  expect(activeHeading(headings, screen)).toBe(expected);
});
