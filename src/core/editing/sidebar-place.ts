import { parse } from 'yaml';
import { patchYaml } from './patch-yaml';

type Item = string | { doc?: string; items?: Item[] };

/** Adds a doc that is in no sidebar to the first one: after the last page of its folder, or at the end. */
export function addToSidebar(source: string, docId: string): string {
  const sidebars = Object.values((parse(source) ?? {}) as Record<string, Item[]>);
  if (sidebars.some((items) => idsIn(items).includes(docId))) return source;
  return change(source, (items) => {
    const folder = folderOf(docId);
    const place = (list: Item[]): Item[] | null => {
      const last = list.findLastIndex((item) => {
        const id = idOf(item);
        return id !== null && folderOf(id) === folder && folder !== '';
      });
      if (last >= 0) return list.toSpliced(last + 1, 0, docId);
      for (const [index, item] of list.entries()) {
        if (typeof item === 'string' || item.items === undefined) continue;
        const placed = place(item.items);
        if (placed !== null) return list.with(index, { ...item, items: placed });
      }
      return null;
    };
    return place(items) ?? [...items, docId];
  });
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
