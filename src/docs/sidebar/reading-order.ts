import type { DocRecord } from './doc-record';
import type { PageLink } from './page-data';
import type { ResolvedCategory, ResolvedItem } from './resolve-sidebar';

/** A page of the sidebar in reading order, with the categories that contain it. */
export interface OrderedPage {
  path: string;
  label: string;
  doc: DocRecord | null;
  category: ResolvedCategory | null;
  ancestors: ResolvedCategory[];
}

/** The pages of a sidebar in reading order: each category's own page, then its members. */
export function readingOrder(
  items: readonly ResolvedItem[],
  ancestors: readonly ResolvedCategory[] = [],
): OrderedPage[] {
  return items.flatMap((item): OrderedPage[] => {
    if (item.type === 'link') return [];
    if (item.type === 'doc') {
      const { doc, label } = item;
      return [
        {
          path: doc.path,
          label: paginationLabel(doc, label),
          doc,
          category: null,
          ancestors: [...ancestors],
        },
      ];
    }
    const own =
      item.path === null
        ? []
        : [
            {
              path: item.path,
              label: item.label,
              doc: null,
              category: item,
              ancestors: [...ancestors],
            },
          ];
    return [...own, ...readingOrder(item.items, [...ancestors, item])];
  });
}

function paginationLabel({ frontmatter }: DocRecord, sidebarLabel: string): string {
  return frontmatter.pagination_label ?? frontmatter.sidebar_label ?? sidebarLabel;
}

/** The previous and next page in the chain; unlisted pages are in no chain. */
export function neighbours(
  pages: readonly OrderedPage[],
  path: string,
): { previous: PageLink | null; next: PageLink | null } {
  const self = pages.find((page) => page.path === path);
  const chain = pages.filter((page) => page.doc?.frontmatter.unlisted !== true);
  const index = chain.findIndex((page) => page.path === path);
  const at = (position: number) => (index === -1 ? null : asLink(chain[position]));
  const chosen = (id: string | null | undefined, fallback: PageLink | null) => {
    if (id === undefined) return fallback;
    return id === null ? null : asLink(pages.find((page) => page.doc?.docId === id));
  };
  return {
    previous: chosen(self?.doc?.frontmatter.pagination_prev, at(index - 1)),
    next: chosen(self?.doc?.frontmatter.pagination_next, at(index + 1)),
  };
}

function asLink(page: OrderedPage | undefined): PageLink | null {
  return page === undefined ? null : { label: page.label, href: page.path };
}
