import { docIdOf } from '../../../base/paths/doc-path';
import type { SidebarSourceItem, SidebarsSource } from '../../../docs/sidebar/sidebar-source';
import type { FileLine, ListLine } from './filter-lines';
import type { KnownPage } from './known-pages';

/** The pages in the order of the site’s sidebars, under their labels there; those that no sidebar lists come last. */
export function orderPages(pages: readonly KnownPage[], sidebars: SidebarsSource): ListLine[] {
  const left = new Map(pages.map((page) => [docIdOf(`${page.slug}.mdx`), page]));
  const lines = Object.values(sidebars).flatMap((items) => items.flatMap(linesOf));
  const others = [...left.values()].sort((a, b) => a.title.localeCompare(b.title));
  return others.length === 0
    ? lines
    : [...lines, { type: 'group', title: 'In no sidebar', lines: others.map(lineOf) }];

  function linesOf(item: SidebarSourceItem): ListLine[] {
    if (item.type === 'link') return [];
    if (item.type === 'category') {
      const inner = item.items.flatMap(linesOf);
      return inner.length === 0 ? [] : [{ type: 'group', title: item.label, lines: inner }];
    }
    const page = left.get(item.id);
    // A page that is listed twice has its first place.
    if (page === undefined || !left.delete(item.id)) return [];
    return [lineOf({ ...page, title: item.label ?? page.title })];
  }
}

const lineOf = (page: KnownPage): FileLine => ({ type: 'file', ...page });
