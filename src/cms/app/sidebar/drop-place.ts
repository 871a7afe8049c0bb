import type { ItemPath, SidebarFormItem } from '../../editing/sidebar-items';

/** How an item is dropped on a row: beside it, or into it as the first or last of its items. */
export type DropKind = 'before' | 'after' | 'first' | 'last';

/** What dropping on a row means, from how far down in the row the pointer is (0 to 1). */
export function dropKind(item: SidebarFormItem, isOpen: boolean, ratio: number): DropKind {
  if (item.type !== 'category') return ratio < 0.5 ? 'before' : 'after';
  if (ratio < 0.25) return 'before';
  if (ratio <= 0.75) return 'last';
  return isOpen ? 'first' : 'after';
}

/** The path before which the item goes. */
export function dropPath(kind: DropKind, item: SidebarFormItem, path: ItemPath): ItemPath {
  switch (kind) {
    case 'before':
      return path;
    case 'after':
      return [...path.slice(0, -1), (path.at(-1) ?? 0) + 1];
    case 'first':
      return [...path, 0];
    case 'last':
      return [...path, item.type === 'category' ? item.items.length : 0];
  }
}
