import type { DocumentNode } from '../../base/tree/document-tree';
import type { PageCard } from '../../docs/sidebar/page-data';

/** The list of a category's pages as a document. */
export function cardsTree(cards: readonly PageCard[]): DocumentNode[] {
  return [
    [
      'ul',
      0,
      ...cards.map(({ label, href, description }): DocumentNode => [
        'li',
        0,
        ['a', { href }, label],
        `: ${description}`,
      ]),
    ],
  ];
}
