import { buildToc } from './build-toc';
import type { TocEntry } from './toc-entry';

/** Levels as headings: [2, 3] is an h2 and an h3. */
const headings = (levels: number[]) =>
  levels.map((level, index) => ({ id: `h${index}`, level, label: [`${level}`] }));

type Shape = [level: number, ...children: Shape[]];
const shapeOf = (entries: readonly TocEntry[]): Shape[] =>
  entries.map(({ level, children }) => [level, ...shapeOf(children)]);

it.each<[string, number[], Shape[]]>([
  [
    'sections with parts',
    [2, 3, 3, 2, 3],
    [
      [2, [3], [3]],
      [2, [3]],
    ],
  ],
  ['deeper levels left out', [2, 3, 4, 5, 3], [[2, [3], [3]]]],
  ['h3, h2, h4: the tree before the filter', [3, 2, 4], [[3], [2]]],
  ['an h4 under an h2 does not become its part', [2, 4, 3], [[2, [3]]]],
  ['a page that begins with h3', [3, 3, 2], [[3], [3], [2]]],
  ['none', [], []],
  ['none of the levels', [4, 5], []],
])('%s', (_, levels, expected) => {
  expect(shapeOf(buildToc(headings(levels), 2, 3))).toEqual(expected);
});

it('gives the children of a level left out to the nearest one above', () => {
  expect(shapeOf(buildToc(headings([2, 3, 4]), 4, 4))).toEqual([[4]]);
  expect(shapeOf(buildToc(headings([2, 3, 4, 2, 4]), 3, 4))).toEqual([[3, [4]], [4]]);
});

it('shows the levels a page asks for', () => {
  expect(shapeOf(buildToc(headings([2, 3, 4]), 2, 4))).toEqual([[2, [3, [4]]]]);
  expect(shapeOf(buildToc(headings([2, 3, 4]), 2, 2))).toEqual([[2]]);
});

it('keeps ids and labels', () => {
  const label = ['Use ', ['code', 0, 'ink'] as ['code', 0, string]];
  expect(buildToc([{ id: 'use-ink', level: 2, label }], 2, 3)).toEqual([
    { id: 'use-ink', level: 2, label, children: [] },
  ]);
});
