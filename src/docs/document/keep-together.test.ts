import type { DocumentNode } from '../../base/tree/document-tree';
import { keepTogether } from './keep-together';
import { plainText } from './plain-text';

const whole = (...children: DocumentNode[]): DocumentNode => [
  'span',
  { className: 'whole' },
  ...children,
];
const code = (...children: DocumentNode[]): DocumentNode => ['code', 0, ...children];

test('no line ends within an arrow', () => {
  expect(keepTogether([['p', 0, code('+ [Up] -> hall ->')]])).toEqual([
    ['p', 0, code('+ [Up] ', whole('->'), ' hall ', whole('->'))],
  ]);
});

test('in a cell, a comma stays with the code before it', () => {
  const cell: DocumentNode = ['td', 0, code('a'), ', ', ['a', { href: '/b' }, code('b')], ': c'];
  const kept = keepTogether([cell]);
  expect(kept).toEqual([
    ['td', 0, whole(code('a'), ','), ' ', whole(['a', { href: '/b' }, code('b')], ':'), ' c'],
  ]);
  expect(plainText(kept)).toBe(plainText([cell]));
});

test.each([
  ['code blocks', ['pre', 0, code('-> hall ->')]],
  ['an arrow alone', ['td', 0, code('->')]],
  ['what follows code that wraps', ['td', 0, code('(set: $bag to it + (a: "key"))'), ', b']],
  ['what follows code in running text', ['p', 0, code('a'), ', b']],
] as [string, DocumentNode][])('%s are left as they are', (_, node) => {
  expect(keepTogether([node])).toEqual([node]);
});
