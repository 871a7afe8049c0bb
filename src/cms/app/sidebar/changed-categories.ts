import type { SidebarEntry } from '../../../docs/sidebar/sidebar-entry';

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

/** The categories that have new items, or the same ones in another order, and those around them. */
export function changedCategories(
  before: readonly SidebarEntry[],
  after: readonly SidebarEntry[],
): string[] {
  const former = itemsById(before);
  const current = itemsById(after);
  const isChanged = (id: string): boolean => {
    const old = former.get(id);
    const items = current.get(id) ?? [];
    const hasMore = items.some((item) => old?.includes(item) === false);
    return hasMore || (items.length === old?.length && items.join() !== old.join());
  };
  const isAround = (id: string): boolean =>
    isChanged(id) || (current.get(id) ?? []).some((inner) => isAround(inner));
  return [...current.keys()].filter(isAround);
}
