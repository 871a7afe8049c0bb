import { useState } from 'react';
import {
  docsIn,
  insertAt,
  itemAt,
  listsIn,
  moveBy,
  moveInto,
  moveTo,
  removeAt,
  replaceAt,
  type ItemList,
  type ItemPath,
  type Moved,
  type MoveDirection,
  type SidebarFormItem,
} from '../../editing/sidebar-items';
import { describePlace, titleOf, type SidebarDoc } from './describe-item';
import { dropPath, type DropKind } from './drop-place';
import { useTreeHistory } from './use-tree-history';

interface Options {
  items: readonly SidebarFormItem[];
  docs: readonly SidebarDoc[];
  onChange: (items: SidebarFormItem[]) => void;
  /** Called with the row that gets the focus after the next change. */
  onFocus: (path: ItemPath) => void;
}

/** The categories that are closed, for the form that the CMS makes anew after a save; in another form all are. */
let kept: ReadonlySet<string> | null = null;
window.addEventListener('hashchange', () => (kept = null));

/** Which categories are closed. */
function useClosedCategories(items: readonly SidebarFormItem[]) {
  const [closed, setClosed] = useState(() => kept ?? categoryKeys(items));
  const close = (keys: ReadonlySet<string>): void => {
    kept = keys;
    setClosed(keys);
  };
  return {
    isOpen: (item: SidebarFormItem) => !closed.has(keyOf(item)),
    toggle: (item: SidebarFormItem) => {
      const next = new Set(closed);
      if (!next.delete(keyOf(item))) next.add(keyOf(item));
      close(next);
    },
    /** Opens the categories around a place in a list. */
    openTo: (list: readonly SidebarFormItem[], path: ItemPath) => {
      const opened = path
        .slice(0, -1)
        .map((_, depth) => keyOf(itemAt(list, path.slice(0, depth + 1))));
      close(new Set([...closed].filter((key) => !opened.includes(key))));
    },
  };
}

/** A row that is dragged, and where it would go; `move` takes it there. */
function useDrag(
  items: readonly SidebarFormItem[],
  move: (moved: Moved | null, from: ItemPath) => void,
) {
  const [dragged, setDragged] = useState<ItemPath | null>(null);
  const [drop, setDrop] = useState<{ path: ItemPath; kind: DropKind } | null>(null);
  return {
    /** Where a dragged row would go. */
    drop,
    drag: setDragged,
    dragOver: (path: ItemPath, kind: DropKind) => {
      const isSame = samePath(drop?.path ?? null, path) && drop?.kind === kind;
      if (dragged !== null && !isSame) setDrop({ path, kind });
    },
    dragEnd: (isDropped: boolean) => {
      const target = drop === null ? undefined : itemAt(items, drop.path);
      if (isDropped && dragged !== null && drop !== null && target !== undefined) {
        move(moveTo(items, dragged, dropPath(drop.kind, target, drop.path)), dragged);
      }
      setDragged(null);
      setDrop(null);
    },
  };
}

export type SidebarTreeState = ReturnType<typeof useSidebarTree>;

/** The state of a sidebar’s tree, and what can be done with it. */
export function useSidebarTree({ items, docs, onChange, onFocus }: Options) {
  const [selected, setSelected] = useState<ItemPath | null>(null);
  const { openTo: openCategories, ...categories } = useClosedCategories(items);
  const [said, setSaid] = useState('');
  const { last, note, forgetLast } = useTreeHistory(items);

  const openTo = (list: readonly SidebarFormItem[], path: ItemPath) => {
    openCategories(list, path);
    setSelected(path);
    onFocus(path);
  };
  const finish = (
    next: SidebarFormItem[],
    path: ItemPath,
    undo: { path: ItemPath; said: string },
  ) => {
    setSaid(describePlace(next, path, docs));
    note({ after: next, isTyped: false, ...undo });
    openTo(next, path);
    onChange(next);
  };
  const settle = (moved: Moved | null, from: ItemPath) => {
    if (moved === null) return;
    const back = describePlace(items, from, docs);
    finish(moved.items, moved.path, { path: from, said: `Undone: ${back}` });
  };

  const listed = new Set(docsIn(items));
  return {
    items,
    docs,
    /** The pages that are not in the sidebar. */
    unlisted: docs.filter(({ docId }) => !listed.has(docId)),
    /** The item whose fields are open. */
    selected,
    /** What was done last, or why it was not. */
    said,
    ...categories,
    /** Selects an item, wherever it is. */
    reveal: (path: ItemPath) => openTo(items, path),
    select: (path: ItemPath) => setSelected(samePath(selected, path) ? null : path),
    change: (path: ItemPath, item: SidebarFormItem) => {
      const after = replaceAt(items, path, item);
      const was = itemAt(items, path) ?? item;
      note({ after, path, isTyped: true, said: `Undone: “${titleOf(was, docs)}” is as it was.` });
      onChange(after);
    },
    add: (path: ItemPath, item: SidebarFormItem) => {
      const title = titleOf(item, docs);
      finish(insertAt(items, path, item), path, { path, said: `Undone: “${title}” was removed.` });
    },
    remove: (path: ItemPath) => {
      const item = itemAt(items, path);
      if (item === undefined) return;
      setSaid(`“${titleOf(item, docs)}” was removed.`);
      const after = removeAt(items, path);
      note({ after, path, isTyped: false, said: `Undone: ${describePlace(items, path, docs)}` });
      setSelected(null);
      onFocus(path);
      onChange(after);
    },
    move: (path: ItemPath, direction: MoveDirection) => {
      const moved = moveBy(items, path, direction);
      if (moved === null) setSaid(whyNot(direction));
      else settle(moved, path);
    },
    /** The lists that an item can be in, its own among them. */
    listsFor: (path: ItemPath) =>
      listsIn(items).filter((list) => !samePath(list.path.slice(0, path.length), path)),
    moveInto: (path: ItemPath, list: ItemList) => settle(moveInto(items, path, list), path),
    canMove: (path: ItemPath, direction: MoveDirection) => moveBy(items, path, direction) !== null,
    /** Takes the last change back; null if there is none. */
    undo:
      last &&
      (() => {
        setSaid(last.said);
        forgetLast();
        openTo(last.before, last.path);
        onChange([...last.before]);
      }),
    ...useDrag(items, settle),
  };
}

/** Why an item cannot be moved by a step. */
function whyNot(direction: MoveDirection): string {
  switch (direction) {
    case 'in':
      return 'Not moved: the row above it in its list is no category.';
    case 'out':
      return 'Not moved: it is in no category.';
    case 'up':
      return 'Not moved: it is the first row.';
    case 'down':
      return 'Not moved: it is the last row.';
  }
}

export const samePath = (one: ItemPath | null, other: ItemPath): boolean =>
  one?.join() === other.join();

/** Categories stay open or closed wherever they go. */
const keyOf = (item: SidebarFormItem | undefined): string =>
  item?.type === 'category' ? `${item.category} ${item.slug ?? ''}` : '';

function categoryKeys(items: readonly SidebarFormItem[]): Set<string> {
  const keys = items.flatMap((item) =>
    item.type === 'category' ? [keyOf(item), ...categoryKeys(item.items)] : [],
  );
  return new Set(keys);
}
