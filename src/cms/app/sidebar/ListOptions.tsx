import type { ItemList } from '../../editing/sidebar-items';

interface ListOptionsProps {
  lists: readonly ItemList[];
  valueOf: (list: ItemList) => string;
}

/** The lists of a sidebar as choices, each by the categories that lead to it. */
export const ListOptions = ({ lists, valueOf }: ListOptionsProps) =>
  lists.map((list) => (
    <option key={list.path.join('.')} value={valueOf(list)}>
      {list.labels.join(' › ') || 'None, at the top level'}
    </option>
  ));
