import type { SidebarEntry } from '../../core/sidebar/sidebar-entry';

const keyOf = (entry: SidebarEntry): string => (entry.type === 'category' ? entry.id : entry.href);

/** The items of each category, by its id. */
function itemsById(entries: readonly SidebarEntry[]): Map<string, string[]> {
  return new Map(
    entries.flatMap((entry): [string, string[]][] =>
      entry.type === 'category'
        ? [[entry.id, entry.items.map(keyOf)], ...itemsById(entry.items)]
        : [],
    ),
  );
}

/** The categories that have new items, or the same ones in another order. */
export function changedCategories(
  before: readonly SidebarEntry[],
  after: readonly SidebarEntry[],
): string[] {
  const former = itemsById(before);
  return [...itemsById(after)]
    .filter(([id, items]) => {
      const old = former.get(id);
      const hasMore = items.some((item) => old?.includes(item) === false);
      return hasMore || (items.length === old?.length && items.join() !== old.join());
    })
    .map(([id]) => id);
}
