/** An item of a sidebar as its form has it: see `sidebar-shape.ts`. */
export type SidebarFormItem = SidebarFormDoc | SidebarFormLink | SidebarFormCategory;

export interface SidebarFormDoc {
  type: 'doc';
  doc: string;
  label?: string;
}

export interface SidebarFormLink {
  type: 'link';
  link: string;
  label: string;
  description?: string;
}

export interface SidebarFormCategory {
  type: 'category';
  category: string;
  description?: string;
  picture?: string;
  slug?: string;
  page?: boolean;
  collapsed?: boolean;
  items: SidebarFormItem[];
}

type Items = readonly SidebarFormItem[];

/** Where an item is: its index in each list, from the outermost to its own. */
export type ItemPath = readonly number[];

export interface Moved {
  items: SidebarFormItem[];
  /** Where the item is now. */
  path: ItemPath;
}

/** What identifies an item in its list: the id of a doc, or the label of a category or link. */
export function nameOf(item: SidebarFormItem): string {
  if (item.type === 'doc') return item.doc;
  return item.type === 'category' ? item.category : item.label;
}

/** The item at a path. */
export function itemAt(items: Items, path: ItemPath): SidebarFormItem | undefined {
  const [index = 0, ...rest] = path;
  const item = items[index];
  if (rest.length === 0) return item;
  return item?.type === 'category' ? itemAt(item.items, rest) : undefined;
}

/** Puts items in the place of the one at `path`, or before it if `count` is 0. */
function splice(items: Items, path: ItemPath, count: number, added: Items): SidebarFormItem[] {
  const [index = 0, ...rest] = path;
  if (rest.length === 0) return [...items.slice(0, index), ...added, ...items.slice(index + count)];
  return items.map((item, at) =>
    at === index && item.type === 'category'
      ? { ...item, items: splice(item.items, rest, count, added) }
      : item,
  );
}

/** Adds an item, which is then at `path`. */
export const insertAt = (items: Items, path: ItemPath, item: SidebarFormItem): SidebarFormItem[] =>
  splice(items, path, 0, [item]);

/** Removes the item at a path, with all that is in it. */
export const removeAt = (items: Items, path: ItemPath): SidebarFormItem[] =>
  splice(items, path, 1, []);

/** Replaces the item at a path. */
export const replaceAt = (items: Items, path: ItemPath, item: SidebarFormItem): SidebarFormItem[] =>
  splice(items, path, 1, [item]);

/** Moves an item to before the one that is now at `to`; null if that is its own place, or within itself. */
export function moveTo(items: Items, from: ItemPath, to: ItemPath): Moved | null {
  const item = itemAt(items, from);
  const isWithin = to.length > from.length && from.every((index, at) => to[at] === index);
  if (item === undefined || isWithin) return null;
  const last = from.length - 1;
  const sharesList = from.slice(0, last).every((index, at) => to[at] === index);
  const isAfter = sharesList && to.length >= from.length && (to[last] ?? 0) > (from[last] ?? 0);
  const path = isAfter ? to.map((index, at) => (at === last ? index - 1 : index)) : to;
  if (path.length === from.length && path.every((index, at) => index === from[at])) return null;
  return { items: insertAt(removeAt(items, from), path, item), path };
}

export type MoveDirection = 'up' | 'down' | 'in' | 'out';

/**
 * Moves an item by one step: up and down also lead out of its category at both ends, in leads into the category above
 * it, and out to after its own category. Null if there is no such step.
 */
export function moveBy(items: Items, from: ItemPath, direction: MoveDirection): Moved | null {
  const to = stepFrom(items, from, direction);
  return to === null ? null : moveTo(items, from, to);
}

function stepFrom(items: Items, from: ItemPath, direction: MoveDirection): ItemPath | null {
  const list = from.slice(0, -1);
  const index = from.at(-1) ?? 0;
  const afterCategory = list.length === 0 ? null : [...list.slice(0, -1), (list.at(-1) ?? 0) + 1];
  const above = index === 0 ? undefined : itemAt(items, [...list, index - 1]);
  switch (direction) {
    case 'up':
      if (index > 0) return [...list, index - 1];
      return list.length === 0 ? null : list;
    case 'down':
      return itemAt(items, [...list, index + 1]) === undefined
        ? afterCategory
        : [...list, index + 2];
    case 'in':
      return above?.type === 'category' ? [...list, index - 1, above.items.length] : null;
    case 'out':
      return afterCategory;
  }
}

/** A list of items: a category’s, or that of the whole sidebar. */
export interface ItemList {
  /** Of its category; empty for the whole sidebar. */
  path: ItemPath;
  items: Items;
  /** The labels of the categories that lead to it. */
  labels: readonly string[];
}

/** All lists of a sidebar, in their order. */
export function listsIn(items: Items, path: ItemPath = [], labels: string[] = []): ItemList[] {
  const inner = items.flatMap((item, index) =>
    item.type === 'category'
      ? listsIn(item.items, [...path, index], [...labels, item.category])
      : [],
  );
  return [{ path, items, labels }, ...inner];
}

/** Moves an item to the end of a list; null if it is there, or within itself. */
export const moveInto = (
  items: Items,
  from: ItemPath,
  { path, items: list }: ItemList,
): Moved | null => moveTo(items, from, [...path, list.length]);

/** Ids of all docs in a sidebar. */
export function docsIn(items: Items): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return [item.doc];
    return item.type === 'category' ? docsIn(item.items) : [];
  });
}
