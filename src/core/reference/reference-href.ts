import type { ReferenceEntry } from './reference-entry';

/** A page that may explain entries. */
export interface ExplainingPage {
  path: string;
  /** The anchors that its tables have. */
  drawnIds: ReadonlySet<string>;
}

/** Id of the doc that lists all entries, each with its anchor. */
export const REFERENCE_DOC = 'reference';

/** The doc that explains an entry. */
export function explainingDoc({ page }: ReferenceEntry): string {
  return page?.split('#')[0] ?? REFERENCE_DOC;
}

/**
 * The address within the site that explains an entry: its row where the page draws it, for markup and for what has
 * no row the heading that the entry names; `#…` on the page `fromPath` itself, and null where that would lead to its very top.
 */
export function referenceHref(
  { kind, id, page }: ReferenceEntry,
  { path, drawnIds }: ExplainingPage,
  fromPath: string,
): string | null {
  const heading = page?.split('#')[1];
  // Markup has a section of its own, which names it; its table of attributes stands somewhere below.
  const isRow = drawnIds.has(id) && (kind !== 'markup' || heading === undefined);
  const anchor = page === undefined || isRow ? id : heading;
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (path !== fromPath) return `${path}${hash}`;
  return hash === '' ? null : hash;
}
