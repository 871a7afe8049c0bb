import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../../base/browser/use-latest';
import { Button } from '../../../ui/Button';
import type { ItemPath, SidebarFormItem } from '../../editing/sidebar-items';
import { SHOW_ITEM } from '../lists/list-items';
import { AddItem } from './AddItem';
import { MoveBar } from './MoveBar';
import { TreeItems } from './TreeItems';
import type { SidebarDoc } from './describe-item';
import { TreeContext } from './tree-context';
import { useSidebarTree } from './use-sidebar-tree';

interface SidebarTreeProps {
  id: string;
  items: readonly SidebarFormItem[];
  /** All pages that a sidebar can list. */
  docs: readonly SidebarDoc[];
  onChange: (items: SidebarFormItem[]) => void;
}

/** A sidebar as a tree: its items are moved with the mouse or the keyboard, and each has its fields below it. */
export function SidebarTree({ id, items, docs, onChange }: SidebarTreeProps) {
  const place = useRef<HTMLDivElement>(null);
  const rowsId = useId();
  const toFocus = useRef<ItemPath | null>(null);
  const onFocus = (path: ItemPath) => (toFocus.current = path);
  const tree = useSidebarTree({ items, docs, onChange, onFocus });

  const titles = () => [
    ...(place.current?.querySelectorAll<HTMLElement>('button[data-path]') ?? []),
  ];
  const focusWanted = useRef(() => {
    const path = toFocus.current?.join('.');
    if (path === undefined) return;
    toFocus.current = null;
    const rows = titles();
    // The last row, if that one was removed and nothing followed it.
    (rows.find(({ dataset }) => dataset.path === path) ?? rows.at(-1))?.focus();
  });
  useEffect(() => focusWanted.current(), [items]);

  const reveal = useLatest(tree.reveal);
  useEffect(() => {
    const root = place.current?.parentElement;
    const show = (event: Event) => {
      flushSync(() => reveal.current((event as CustomEvent<ItemPath>).detail));
      focusWanted.current();
    };
    root?.addEventListener(SHOW_ITEM, show);
    return () => root?.removeEventListener(SHOW_ITEM, show);
  }, [reveal]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isText = (event.target as HTMLElement).tagName === 'INPUT';
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !isText) {
      event.preventDefault();
      tree.undo?.();
      return;
    }
    const rows = titles();
    const index = rows.findIndex((row) => row === event.target);
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (index === -1 || step === undefined || event.altKey) return;
    event.preventDefault();
    rows[index + step]?.focus();
  };

  return (
    <TreeContext.Provider value={tree}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys are those of the buttons in it. */}
      <div id={id} className="sidebarTree" onKeyDown={onKeyDown}>
        <MoveBar controls={rowsId} />
        <p className="sidebarHelp">
          Drag an item, or choose it and use the buttons above. Arrow keys go from item to item, and
          move the chosen one with Alt. Ctrl+Z takes a change back.
        </p>
        <p className="sidebarSaid" role="status">
          {tree.said}{' '}
          {tree.undo !== null && (
            <Button isSmall onClick={tree.undo}>
              Undo
            </Button>
          )}
        </p>
        <div ref={place} id={rowsId}>
          <TreeItems items={items} />
        </div>
        <AddItem
          place="at the end"
          pages={tree.unlisted}
          onAdd={(item) => tree.add([items.length], item)}
        />
      </div>
    </TreeContext.Provider>
  );
}
