import { distance } from 'fastest-levenshtein';
import type { PageLink } from '../sidebar/page-data';

/** The pages whose addresses are most similar to a wrong one, best first; empty if none is similar. */
export function nearestPages(path: string, pages: readonly PageLink[], count: number): PageLink[] {
  const wanted = path
    .toLowerCase()
    .replace(/(?:\/index)?\.html$/, '/')
    .slice(0, 200);
  return pages
    .map((page) => ({ page, score: likeness(wanted, page.href.toLowerCase()) }))
    .filter(({ score }) => score > 0.5)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ page }) => page);
}

/** From 0 to 1: the similarity of the whole address or of its last segment, whichever is greater. */
function likeness(wanted: string, href: string): number {
  const last = (address: string) => address.split('/').filter(Boolean).at(-1) ?? '';
  const ratio = (a: string, b: string) => 1 - distance(a, b) / Math.max(a.length, b.length, 1);
  return Math.max(ratio(wanted, href), ratio(last(wanted), last(href)) * 0.95);
}
