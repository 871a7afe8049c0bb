import type { DocumentNode } from '../../base/tree/document-tree';
import { resolveTreeLinks } from '../../docs/links/resolve-tree-links';
import { cardHref, cardPath } from '../../docs/reference/card-address';
import { findReference } from '../../docs/reference/find-reference';
import type { ReferenceIndex } from '../../docs/reference/index-reference';
import { linkReferences } from '../../docs/reference/link-references';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';

interface EntryLinking {
  index: ReferenceIndex;
  /** Id of the doc that contains the tree. */
  docId: string;
  /** Address of its page. */
  path: string;
  /** Address of the page of all entries; null if this build has none. */
  root: string | null;
}

/** Lets links to an entry’s row in the list of all lead to its card; `root` is the address of that list, null for none. */
export function linkToCards(
  tree: DocumentNode[],
  entries: readonly ReferenceEntry[],
  root: string | null,
): DocumentNode[] {
  if (root === null) return tree;
  const cards = new Map(entries.map((entry) => [`${root}#${entry.id}`, cardHref(root, entry)]));
  return resolveTreeLinks(tree, (href) => cards.get(href) ?? href);
}

/** Turns inline code that names an entry into a term that links to the entry’s card. */
export function linkEntries(
  tree: DocumentNode[],
  { index, docId, path, root }: EntryLinking,
): DocumentNode[] {
  if (root === null) return tree;
  return linkReferences(tree, {
    find: (code) => findReference(code, index, docId),
    hrefOf: (entry) => {
      if (cardPath(root, entry) !== path) return cardHref(root, entry);
      const href = cardHref(root, entry);
      return href === path ? null : href.slice(path.length);
    },
    headingOf: ({ page }) => {
      const [doc, heading = null] = page?.split('#') ?? [];
      return doc === docId ? heading : null;
    },
  });
}
