import type { DocumentNode } from '../../base/tree/document-tree';
import { labelCells } from './label-cells';

const table = (titles: string[], cells: DocumentNode[]): DocumentNode => [
  'table',
  0,
  ['thead', 0, ['tr', 0, ...titles.map((title): DocumentNode => ['th', 0, title])]],
  ['tbody', 0, ['tr', { id: 'a' }, ...cells]],
];

test('cells of three columns and more carry the title above them, but for the first', () => {
  const titles = ['What you see', 'Why it is so', 'What to do about it'];
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
        ['td', { align: 'right', 'data-label': 'Why it is so' }, 'y'],
        ['td', { 'data-label': 'What to do about it' }, 'z'],
      ]),
    ],
  ]);
});

test('three columns that have room on a phone stay a table', () => {
  const short = table(
    ['Sign', 'In text', 'In a tag'],
    [
      ['td', 0, '#'],
      ['td', 0, 'no'],
      ['td', 0, 'yes'],
    ],
  );
  expect(labelCells([short])).toEqual([short]);
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
