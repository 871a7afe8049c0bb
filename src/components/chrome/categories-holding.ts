import { holdsPath } from '../../core/sidebar/sidebar-view';
import type { SidebarEntry } from '../../core/sidebar/sidebar-entry';

/** The ids of the categories on the way to the page at `path`, its own category page included. */
export function categoriesHolding(entries: readonly SidebarEntry[], path: string): string[] {
  return entries.flatMap((entry) =>
    entry.type === 'category' && holdsPath(entry, path)
      ? [entry.id, ...categoriesHolding(entry.items, path)]
      : [],
  );
}
