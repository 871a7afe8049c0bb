import { parse } from 'yaml';
import { patchYaml } from './patch-yaml';

type Item = string | { doc?: string; category?: string; items?: Item[] };

/** A place in the sidebar, in words. */
export interface SidebarPlace {
  /** The labels of the categories around it, outermost first. */
  categories: string[];
  /** The id of the doc before it; null at the end of the sidebar. */
  after: string | null;
}

/** Adds a doc that is in no sidebar to the first one: after the last page of its folder, or at the end. */
export function addToSidebar(source: string, docId: string): string {
  const sidebars = Object.values((parse(source) ?? {}) as Record<string, Item[]>);
  if (sidebars.some((items) => idsIn(items).includes(docId))) return source;
  return change(source, (items) => insertAt(items, pathFor(items, docId), docId));
}

/** Where `addToSidebar` puts a doc. */
export function placeInSidebar(source: string, docId: string): SidebarPlace {
  const [first = []] = Object.values((parse(source) ?? {}) as Record<string, Item[]>);
  const path = pathFor(first, docId);
  const categories: string[] = [];
  let items = first;
  for (const index of path.slice(0, -1)) {
    const item = items[index];
    if (typeof item !== 'object') break;
    categories.push(item.category ?? '');
    items = item.items ?? [];
  }
  const before = items[(path.at(-1) ?? 0) - 1];
  const isAtEnd = path.length === 1 && path[0] === first.length;
  return { categories, after: isAtEnd || before === undefined ? null : idOf(before) };
}

/** The indices of the lists that lead to a doc’s new place. */
function pathFor(items: Item[], docId: string): number[] {
  const folder = folderOf(docId);
  return (folder === '' ? null : pathIn(items)) ?? [items.length];

  function pathIn(list: Item[]): number[] | null {
    const last = list.findLastIndex((item) => {
      const id = idOf(item);
      return id !== null && folderOf(id) === folder;
    });
    if (last >= 0) return [last + 1];
    for (const [index, item] of list.entries()) {
      const inner = typeof item === 'string' ? null : pathIn(item.items ?? []);
      if (inner !== null) return [index, ...inner];
    }
    return null;
  }
}

function insertAt(items: Item[], [index = 0, ...rest]: number[], docId: string): Item[] {
  if (rest.length === 0) return items.toSpliced(index, 0, docId);
  const item = items[index];
  if (typeof item !== 'object') return items;
  return items.with(index, { ...item, items: insertAt(item.items ?? [], rest, docId) });
}

/** Removes a doc from the first sidebar, wherever it is listed. */
export function removeFromSidebar(source: string, docId: string): string {
  const remove = (items: Item[]): Item[] =>
    items
      .filter((item) => idOf(item) !== docId)
      .map((item) =>
        typeof item === 'string' || item.items === undefined
          ? item
          : { ...item, items: remove(item.items) },
      );
  return change(source, remove);
}

function change(source: string, edit: (items: Item[]) => Item[]): string {
  const data = parse(source) as Record<string, Item[]> | null;
  const [first] = Object.entries(data ?? {});
  if (first === undefined) return source;
  const [name, items] = first;
  return patchYaml(source, { ...data, [name]: edit(items) });
}

function idsIn(items: readonly Item[]): string[] {
  return items.flatMap((item) => {
    const id = idOf(item);
    if (id !== null) return [id];
    return typeof item === 'string' ? [] : idsIn(item.items ?? []);
  });
}

function idOf(item: Item): string | null {
  return typeof item === 'string' ? item : (item.doc ?? null);
}

function folderOf(docId: string): string {
  return docId.includes('/') ? docId.slice(0, docId.lastIndexOf('/')) : '';
}
