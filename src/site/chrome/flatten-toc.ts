import type { TocEntry } from '../../docs/toc/toc-entry';

/** The ids of all headings, in page order. */
export function flattenToc(entries: readonly TocEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...flattenToc(children)]);
}
