import type { TocEntry } from '../../core/toc/toc-entry';

/** The ids of all headings, in the order of the page. */
export function flattenToc(entries: readonly TocEntry[]): string[] {
  return entries.flatMap(({ id, children }) => [id, ...flattenToc(children)]);
}
