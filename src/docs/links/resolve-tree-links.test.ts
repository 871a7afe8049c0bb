import type { DocumentNode } from '../../base/tree/document-tree';
import { resolveTreeLinks } from './resolve-tree-links';

const tree: DocumentNode[] = [
  ['p', 0, 'See ', ['a', { href: './a.mdx', title: 'A' }, 'a']],
  [
    'Cards',
    0,
    ['Card', { href: './b.mdx', title: 'B' }, ['p', 0, ['a', { href: './a.mdx' }, 'again']]],
  ],
];

it('gives links and cards their address, at any depth, and keeps the rest', () => {
  expect(
    resolveTreeLinks(tree, (href) => href.replace('./', '/docs/').replace('.mdx', '/')),
  ).toEqual([
    ['p', 0, 'See ', ['a', { href: '/docs/a/', title: 'A' }, 'a']],
    [
      'Cards',
      0,
      ['Card', { href: '/docs/b/', title: 'B' }, ['p', 0, ['a', { href: '/docs/a/' }, 'again']]],
    ],
  ]);
});

it('leaves the tree it is given as it was', () => {
  const before = JSON.stringify(tree);
  resolveTreeLinks(tree, () => '/x/');
  expect(JSON.stringify(tree)).toBe(before);
});
