import type { SidebarEntry } from '../../docs/sidebar/sidebar-entry';
import { holdsPath } from '../../docs/sidebar/sidebar-view';

/** The ids of the categories that contain the page at `path`, including one whose own page it is. */
export function categoriesHolding(entries: readonly SidebarEntry[], path: string): string[] {
  return entries.flatMap((entry) =>
    entry.type === 'category' && holdsPath(entry, path)
      ? [entry.id, ...categoriesHolding(entry.items, path)]
      : [],
  );
}
