import { changeFirstSidebar, readSidebars } from './first-sidebar';
import { isSameData } from './same-data';
import { insertAt, itemAt, nameOf, type ItemPath, type SidebarFormItem } from './sidebar-items';

type Items = SidebarFormItem[];

/** A place in the sidebar, in words. */
export interface SidebarPlace {
  /** The labels of the categories around it, outermost first. */
  categories: readonly string[];
  /** What is before it: the id of a doc, or the label of a category or link; null for the first item of a list. */
  after: string | null;
}

/**
 * Adds a doc that is in no sidebar to the first one: at a place, or else after the last page of its folder, or at the
 * end.
 */
export function addToSidebar(source: string, docId: string, place?: SidebarPlace): string {
  if (Object.values(readSidebars(source)).some((items) => pathOf(items, docId) !== null))
    return source;
  return changeFirstSidebar(source, (items) => {
    const path = place && pathTo(items, place);
    return insertAt(items, path ?? pathFor(items, docId), docItem(docId));
  });
}

/** Moves a doc to a place of the first sidebar, which need not list it yet; throws if the place is gone. */
export function moveInSidebar(source: string, docId: string, place: SidebarPlace): string {
  return changeFirstSidebar(source, (items) => {
    const from = pathOf(items, docId);
    const item = (from && itemAt(items, from)) ?? docItem(docId);
    const others = without(items, docId);
    const path = pathTo(others, place);
    if (path === null) {
      const category = place.categories.join(' › ');
      throw new Error(
        `There is no category “${category}” in the sidebar any more, so the page was not moved. Reload this page to see the sidebar as it is now.`,
      );
    }
    return insertAt(others, path, item);
  });
}

/** Where a doc is in the first sidebar; where `addToSidebar` puts it, if it is in none. */
export function placeInSidebar(source: string, docId: string): SidebarPlace {
  const [items = []] = Object.values(readSidebars(source));
  const path = pathOf(items, docId) ?? pathFor(items, docId);
  const index = path.at(-1) ?? 0;
  const around = path.slice(0, -1).map((_, depth) => itemAt(items, path.slice(0, depth + 1)));
  const before = index === 0 ? undefined : itemAt(items, path.with(-1, index - 1));
  return {
    categories: around.map((item) => (item === undefined ? '' : nameOf(item))),
    after: before === undefined ? null : nameOf(before),
  };
}

/** Where a doc is in the first sidebar, if that is not where `addToSidebar` puts it anyway. */
export function chosenPlace(source: string, docId: string): SidebarPlace | undefined {
  const place = placeInSidebar(source, docId);
  const usual = placeInSidebar(removeFromSidebar(source, docId), docId);
  return isSameData(place, usual) ? undefined : place;
}

/** Where a new doc goes. */
function pathFor(items: Items, docId: string): ItemPath {
  const folder = folderOf(docId);
  const isNear = (item: SidebarFormItem) => item.type === 'doc' && folderOf(item.doc) === folder;
  const last = folder === '' ? null : find(items, (list) => list.findLastIndex(isNear));
  return last?.with(-1, (last.at(-1) ?? 0) + 1) ?? [items.length];
}

const isDoc = (item: SidebarFormItem, docId: string): boolean =>
  item.type === 'doc' && item.doc === docId;

const docItem = (docId: string): SidebarFormItem => ({ type: 'doc', doc: docId });

const pathOf = (items: Items, docId: string): ItemPath | null =>
  find(items, (list) => list.findIndex((item) => isDoc(item, docId)));

/** The first list that has what is looked for, and where. */
function find(items: Items, indexIn: (list: Items) => number): ItemPath | null {
  const own = indexIn(items);
  if (own >= 0) return [own];
  for (const [index, item] of items.entries()) {
    const inner = find(itemsOf(item), indexIn);
    if (inner !== null) return [index, ...inner];
  }
  return null;
}

/** The path of a place; null if its categories are gone. */
function pathTo(items: Items, { categories, after }: SidebarPlace): ItemPath | null {
  const [label, ...inner] = categories;
  if (label !== undefined) {
    const index = items.findIndex((item) => item.type === 'category' && item.category === label);
    const path = pathTo(itemsOf(items[index]), { categories: inner, after });
    return index === -1 || path === null ? null : [index, ...path];
  }
  if (after === null) return [0];
  const index = items.findIndex((item) => nameOf(item) === after);
  return [index === -1 ? items.length : index + 1];
}

const itemsOf = (item: SidebarFormItem | undefined): Items =>
  item?.type === 'category' ? item.items : [];

/** Removes a doc from the first sidebar, wherever it is listed. */
export function removeFromSidebar(source: string, docId: string): string {
  return changeFirstSidebar(source, (items) => without(items, docId));
}

const without = (items: Items, docId: string): Items =>
  items
    .filter((item) => !isDoc(item, docId))
    .map((item) =>
      item.type === 'category' ? { ...item, items: without(item.items, docId) } : item,
    );

function folderOf(docId: string): string {
  return docId.includes('/') ? docId.slice(0, docId.lastIndexOf('/')) : '';
}
