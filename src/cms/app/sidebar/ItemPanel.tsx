import type { ItemPath, SidebarFormItem } from '../../editing/sidebar-items';
import { AddItem } from './AddItem';
import { ItemFields } from './ItemFields';
import { ListOptions } from './ListOptions';
import { useTree } from './tree-context';

interface ItemPanelProps {
  id: string;
  item: SidebarFormItem;
  path: ItemPath;
}

/** What can be done with the selected item of the sidebar. */
export function ItemPanel({ id, item, path }: ItemPanelProps) {
  const { unlisted, change, add, listsFor, moveInto } = useTree();
  const lists = listsFor(path);
  const next = [...path.slice(0, -1), (path.at(-1) ?? 0) + 1];
  return (
    <div id={id} className="sidebarPanel">
      {item.type === 'doc' && <p className="sidebarId">{item.doc}</p>}
      <label>
        Category
        <select
          value={path.slice(0, -1).join('.')}
          onChange={({ target: { value } }) => {
            const list = lists.find((each) => each.path.join('.') === value);
            if (list !== undefined) moveInto(path, list);
          }}
        >
          <ListOptions {...{ lists }} valueOf={({ path: to }) => to.join('.')} />
        </select>
      </label>
      <ItemFields item={item} onChange={(changed) => change(path, changed)} />
      {item.type === 'category' && (
        <AddItem
          place="to this category"
          pages={unlisted}
          onAdd={(added) => add([...path, item.items.length], added)}
        />
      )}
      <AddItem place="after this" pages={unlisted} onAdd={(added) => add(next, added)} />
    </div>
  );
}
