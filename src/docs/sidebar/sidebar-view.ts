import type { ResolvedItem } from './resolve-sidebar';
import type { SidebarEntry } from './sidebar-entry';

/** The entries that readers see, from a resolved sidebar. */
export function toEntries(items: readonly ResolvedItem[]): SidebarEntry[] {
  return items.map((item): SidebarEntry => {
    if (item.type === 'link') return { type: 'link', label: item.label, href: item.href };
    if (item.type === 'doc') {
      const { path, frontmatter } = item.doc;
      return {
        type: 'link',
        label: item.label,
        href: path,
        ...(frontmatter.unlisted && { isUnlisted: true }),
      };
    }
    return {
      type: 'category',
      label: item.label,
      id: item.id,
      ...(item.path !== null && { href: item.path }),
      isCollapsed: item.isCollapsed,
      items: toEntries(item.items),
    };
  });
}

/** Tells whether an entry is the page at `path` or contains it. */
export function holdsPath(entry: SidebarEntry, path: string): boolean {
  if (entry.href === path) return true;
  return entry.type === 'category' && entry.items.some((item) => holdsPath(item, path));
}

/**
 * Reduces a sidebar to what a page at `path` should carry, so that pages do not grow with the site: the groups that
 * lead to the page are complete, the others included as long as `budget` entries allow, outer groups first. A group
 * without its items is marked partial; its own page has them.
 */
export function sliceSidebar(
  entries: readonly SidebarEntry[],
  path: string,
  budget: number,
): SidebarEntry[] {
  let left = budget - entries.length;
  const complete = new Set<SidebarEntry>();
  for (let level = entries; level.length > 0;) {
    level = level.flatMap((entry) => {
      if (entry.type === 'link') return [];
      const isNeeded = holdsPath(entry, path) || entry.href === undefined;
      if (!isNeeded && entry.items.length > left) return [];
      left -= entry.items.length;
      complete.add(entry);
      return entry.items;
    });
  }
  const take = (entry: SidebarEntry): SidebarEntry => {
    if (entry.type === 'link') return entry;
    if (!complete.has(entry)) {
      const size = entry.items.filter((item) => !('isUnlisted' in item)).length;
      return { ...entry, items: [], isPartial: true, size };
    }
    return { ...entry, items: entry.items.map(take) };
  };
  return entries.map(take);
}

/** Makes a group of the link to `href`, with what lies below that page; null leaves it to the page itself to tell. */
export function growEntry(
  entries: readonly SidebarEntry[],
  href: string,
  below: SidebarEntry[] | null,
): SidebarEntry[] {
  return entries.map((entry): SidebarEntry => {
    if (entry.type === 'category') {
      return { ...entry, items: growEntry(entry.items, href, below) };
    }
    if (entry.href !== href) return entry;
    return {
      type: 'category',
      label: entry.label,
      id: `below ${href}`,
      href,
      isCollapsed: true,
      items: below ?? [],
      ...(below === null && { isPartial: true }),
    };
  });
}
