import { useId, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/Button';
import type { ItemPath, MoveDirection, SidebarFormItem } from '../../editing/sidebar-items';
import { ItemPanel } from './ItemPanel';
import { remarkOn, titleOf } from './describe-item';
import { dropKind } from './drop-place';
import { useTree } from './tree-context';
import { samePath } from './use-sidebar-tree';

interface TreeItemsProps {
  items: readonly SidebarFormItem[];
  /** The path of the category that they are in. */
  parent?: ItemPath;
}

/** The items of a sidebar or category, as nested lists. */
export function TreeItems({ items, parent = [] }: TreeItemsProps) {
  return (
    <ul>
      {items.map((item, index) => (
        <TreeItem key={index} item={item} path={[...parent, index]} />
      ))}
    </ul>
  );
}

const moveOfKey: Partial<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

function TreeItem({ item, path }: { item: SidebarFormItem; path: ItemPath }) {
  const tree = useTree();
  const panelId = useId();
  const title = titleOf(item, tree.docs);
  const remark = remarkOn(item, tree.docs);
  const isCategory = item.type === 'category';
  const isOpen = isCategory && tree.isOpen(item);
  const isSelected = samePath(tree.selected, path);
  const drop = samePath(tree.drop?.path ?? null, path) ? tree.drop?.kind : undefined;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const direction = moveOfKey[event.key];
    if (event.altKey && direction !== undefined) tree.move(path, direction);
    else if (event.key === 'ArrowRight' && isCategory && !isOpen) tree.toggle(item);
    else if (event.key === 'ArrowLeft' && isOpen) tree.toggle(item);
    else if (event.key === 'Delete') tree.remove(path);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <li>
      <div
        className="sidebarRow"
        data-drop={drop}
        data-kind={item.type}
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData('text/plain', title);
          dataTransfer.effectAllowed = 'move';
          tree.drag(path);
        }}
        onDragOver={(event) => {
          event.preventDefault();
          const { top, height } = event.currentTarget.getBoundingClientRect();
          tree.dragOver(path, dropKind(item, isOpen, (event.clientY - top) / height));
        }}
        onDrop={(event) => {
          event.preventDefault();
          tree.dragEnd(true);
        }}
        onDragEnd={() => tree.dragEnd(false)}
      >
        {isCategory && (
          <Button
            kind="bare"
            className="sidebarToggle"
            aria-expanded={isOpen}
            aria-label={`Items of ${title}`}
            onClick={() => tree.toggle(item)}
          />
        )}
        <Button
          kind="bare"
          className="sidebarTitle"
          data-path={path.join('.')}
          aria-expanded={isSelected}
          {...(isSelected && { 'aria-controls': panelId })}
          onClick={() => {
            if (isCategory && !isOpen && !isSelected) tree.toggle(item);
            tree.select(path);
          }}
          onKeyDown={onKeyDown}
        >
          {title}
          {remark !== '' && <small> {remark}</small>}
        </Button>
      </div>
      {isSelected && <ItemPanel id={panelId} item={item} path={path} />}
      {isOpen && <TreeItems items={item.items} parent={path} />}
    </li>
  );
}
