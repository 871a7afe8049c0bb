import type { SidebarCategory, SidebarEntry } from './sidebar-entry';

/** The category whose index page is at `href`, at any depth. */
export function findCategory(
  entries: readonly SidebarEntry[],
  href: string,
): SidebarCategory | undefined {
  for (const entry of entries) {
    if (entry.type !== 'category') continue;
    const found = entry.href === href ? entry : findCategory(entry.items, href);
    if (found) return found;
  }
  return undefined;
}
