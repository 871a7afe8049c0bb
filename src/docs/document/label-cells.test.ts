import type { DocumentNode } from '../../base/tree/document-tree';
import { labelCells } from './label-cells';

const table = (titles: string[], cells: DocumentNode[]): DocumentNode => [
  'table',
  0,
  ['thead', 0, ['tr', 0, ...titles.map((title): DocumentNode => ['th', 0, title])]],
  ['tbody', 0, ['tr', { id: 'a' }, ...cells]],
];

test('cells of three columns and more carry the title above them, but for the first', () => {
  const titles = ['What you see', 'Why', 'What to do'];
  expect(
    labelCells([
      [
        'Details',
        0,
        table(titles, [['td', 0, 'x'], '\n', ['td', { align: 'right' }, 'y'], ['td', 0, 'z']]),
      ],
    ]),
  ).toEqual([
    [
      'Details',
      0,
      table(titles, [
        ['td', 0, 'x'],
        '\n',
        ['td', { align: 'right', 'data-label': 'Why' }, 'y'],
        ['td', { 'data-label': 'What to do' }, 'z'],
      ]),
    ],
  ]);
});

test('two columns stay a table', () => {
  const two = table(
    ['a', 'b'],
    [
      ['td', 0, 'x'],
      ['td', 0, 'y'],
    ],
  );
  expect(labelCells([two])).toEqual([two]);
});
