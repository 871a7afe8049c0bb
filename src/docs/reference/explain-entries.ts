import type { Explanation } from './draw-card';
import type { ReferenceEntry } from './reference-entry';

/** A doc that may explain entries. */
export interface ExplainingDoc {
  docId: string;
  path: string;
  title: string;
  /** The text of its headings by their ids. */
  headings: ReadonlyMap<string, string>;
  /** Ids of the entries that its text names. */
  named: readonly string[];
}

/** The pages that explain each entry, by the entry's id. */
export type Explanations = ReadonlyMap<string, readonly Explanation[]>;

/** How many pages a card links to. */
const MOST = 5;

/** Finds the pages that explain entries: first the section that an entry names, then the pages that name the entry. */
export function explainEntries(
  entries: readonly ReferenceEntry[],
  docs: readonly ExplainingDoc[],
): Explanations {
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const naming = new Map<string, ExplainingDoc[]>();
  for (const doc of docs) {
    for (const id of doc.named) naming.set(id, [...(naming.get(id) ?? []), doc]);
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
