import { itemAt, type ItemPath, type SidebarFormItem } from '../../editing/sidebar-items';
import type { PreviewContent } from '../../protocol/preview-content';

export type SidebarDoc = PreviewContent['docs'][number];

/** What readers see of an item; a page that does not exist is named by its id. */
export function titleOf(item: SidebarFormItem, docs: readonly SidebarDoc[]): string {
  if (item.type === 'category') return item.category || 'New category';
  if (item.type === 'link') return item.label || 'New link';
  const doc = docs.find(({ docId }) => docId === item.doc);
  return item.label ?? doc?.sidebarLabel ?? doc?.title ?? item.doc;
}

/** What is worth saying of an item besides its title; '' for an ordinary page. */
export function remarkOn(item: SidebarFormItem, docs: readonly SidebarDoc[]): string {
  if (item.type === 'category') return item.items.length === 0 ? 'empty' : '';
  if (item.type === 'link') return 'link';
  const doc = docs.find(({ docId }) => docId === item.doc);
  if (doc === undefined) return 'no such page';
  return doc.isDraft ? 'draft' : '';
}

/** Where an item is, in words. */
export function describePlace(
  items: readonly SidebarFormItem[],
  path: ItemPath,
  docs: readonly SidebarDoc[],
): string {
  const parent = itemAt(items, path.slice(0, -1));
  const isInner = path.length > 1 && parent?.type === 'category';
  const list = isInner ? parent.items : items;
  const item = itemAt(items, path);
  const title = item === undefined ? '' : titleOf(item, docs);
  const place = isInner ? `in “${titleOf(parent, docs)}”` : 'at the top level';
  return `“${title}” is now ${place}, ${(path.at(-1) ?? 0) + 1} of ${list.length}.`;
}
