import { parse } from 'yaml';
import { patchYaml } from './patch-yaml';
import { isSameData } from './same-data';

type Item = string | { doc?: string; category?: string; label?: string; items?: Item[] };

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
  const sidebars = Object.values((parse(source) ?? {}) as Record<string, Item[]>);
  if (sidebars.some((items) => pathOf(items, docId) !== null)) return source;
  return change(source, (items) => {
    const path = place && pathTo(items, place);
    return insertAt(items, path ?? pathFor(items, docId), docId);
  });
}

/** Moves a doc to a place of the first sidebar, which need not list it yet; throws if the place is gone. */
export function moveInSidebar(source: string, docId: string, place: SidebarPlace): string {
  return change(source, (items) => {
    const item = itemAt(items, pathOf(items, docId) ?? []) ?? docId;
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
  const [items = []] = Object.values((parse(source) ?? {}) as Record<string, Item[]>);
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

/** The indices of the lists that lead to a doc’s new place. */
function pathFor(items: Item[], docId: string): number[] {
  const folder = folderOf(docId);
  const isNear = (item: Item) => {
    const id = idOf(item);
    return id !== null && folderOf(id) === folder;
  };
  const last = folder === '' ? null : find(items, (list) => list.findLastIndex(isNear));
  return last?.with(-1, (last.at(-1) ?? 0) + 1) ?? [items.length];
}

const pathOf = (items: Item[], docId: string): number[] | null =>
  find(items, (list) => list.findIndex((item) => idOf(item) === docId));

/** The first list that has what is looked for, and where. */
function find(items: Item[], indexIn: (list: Item[]) => number): number[] | null {
  const own = indexIn(items);
  if (own >= 0) return [own];
  for (const [index, item] of items.entries()) {
    const inner = find(itemsOf(item), indexIn);
    if (inner !== null) return [index, ...inner];
  }
  return null;
}

/** The indices of the lists that lead to a place; null if its categories are gone. */
function pathTo(items: Item[], { categories, after }: SidebarPlace): number[] | null {
  const [label, ...inner] = categories;
  if (label !== undefined) {
    const index = items.findIndex((item) => typeof item === 'object' && item.category === label);
    const path = pathTo(itemsOf(items[index]), { categories: inner, after });
    return index === -1 || path === null ? null : [index, ...path];
  }
  if (after === null) return [0];
  const index = items.findIndex((item) => nameOf(item) === after);
  return [index === -1 ? items.length : index + 1];
}

const itemsOf = (item: Item | undefined): Item[] =>
  typeof item === 'object' ? (item.items ?? []) : [];

function itemAt(items: Item[], [index, ...rest]: readonly number[]): Item | undefined {
  const item = index === undefined ? undefined : items[index];
  return rest.length === 0 ? item : itemAt(itemsOf(item), rest);
}

function insertAt(items: Item[], [index = 0, ...rest]: number[], added: Item): Item[] {
  if (rest.length === 0) return items.toSpliced(index, 0, added);
  const item = items[index];
  if (typeof item !== 'object') return items;
  return items.with(index, { ...item, items: insertAt(itemsOf(item), rest, added) });
}

/** Removes a doc from the first sidebar, wherever it is listed. */
export function removeFromSidebar(source: string, docId: string): string {
  return change(source, (items) => without(items, docId));
}

const without = (items: Item[], docId: string): Item[] =>
  items
    .filter((item) => idOf(item) !== docId)
    .map((item) =>
      typeof item === 'string' || item.items === undefined
        ? item
        : { ...item, items: without(item.items, docId) },
    );

function change(source: string, edit: (items: Item[]) => Item[]): string {
  const data = parse(source) as Record<string, Item[]> | null;
  const [first] = Object.entries(data ?? {});
  if (first === undefined) return source;
  const [name, items] = first;
  return patchYaml(source, { ...data, [name]: edit(items) });
}

function idOf(item: Item): string | null {
  return typeof item === 'string' ? item : (item.doc ?? null);
}

const nameOf = (item: Item): string =>
  typeof item === 'string' ? item : (item.doc ?? item.category ?? item.label ?? '');

function folderOf(docId: string): string {
  return docId.includes('/') ? docId.slice(0, docId.lastIndexOf('/')) : '';
}
