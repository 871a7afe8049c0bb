import type { DocumentNode } from '../document/document-tree';
import type { Explanation } from './draw-card';
import { findReference } from './find-reference';
import type { ReferenceIndex } from './index-reference';
import { namedEntries } from './link-references';
import type { ReferenceEntry } from './reference-entry';

/** A doc that may explain entries, with its original document tree. */
export interface ExplainingDoc {
  docId: string;
  path: string;
  title: string;
  /** The text of its headings by their ids. */
  headings: ReadonlyMap<string, string>;
  tree: readonly DocumentNode[];
}

/** The pages that explain each entry, by the entry's id. */
export type Explanations = ReadonlyMap<string, readonly Explanation[]>;

/** How many pages a card links to. */
const MOST = 5;

/** Finds the pages that explain entries: first the section that an entry names, then the pages that name the entry. */
export function explainEntries(
  entries: readonly ReferenceEntry[],
  index: ReferenceIndex,
  docs: readonly ExplainingDoc[],
): Explanations {
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const naming = new Map<string, ExplainingDoc[]>();
  for (const doc of docs) {
    for (const { id } of namedEntries(doc.tree, (code) => findReference(code, index, doc.docId))) {
      naming.set(id, [...(naming.get(id) ?? []), doc]);
    }
  }
  return new Map(
    entries.map(({ id, page = '' }) => {
      const [docId = '', anchor] = page.split('#');
      const own = byId.get(docId);
      const others = (naming.get(id) ?? []).filter((doc) => doc !== own);
      return [
        id,
        [
          ...(own === undefined ? [] : [sectionOf(own, anchor)]),
          ...others.map((doc) => sectionOf(doc)),
        ].slice(0, MOST),
      ];
    }),
  );
}

function sectionOf({ path, title, headings }: ExplainingDoc, anchor?: string): Explanation {
  const heading = anchor === undefined ? undefined : headings.get(anchor);
  return heading === undefined
    ? { href: path, title }
    : { href: `${path}#${anchor}`, title: `${title}: ${heading}` };
}
