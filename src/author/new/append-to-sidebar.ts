import { didYouMean } from '../../base/text/nearest-name';
import { changeFirstSidebar } from '../../cms/editing/first-sidebar';
import { insertAt, listsIn, type SidebarFormItem } from '../../cms/editing/sidebar-items';

/**
 * Adds an item at the end of the category with this label, or of the first sidebar (null). Throws a message for the author
 * if there is no such category, or if the source is not valid YAML.
 */
export function appendToSidebar(
  source: string,
  item: SidebarFormItem,
  category: string | null,
): string {
  return changeFirstSidebar(source, (items) => {
    const lists = listsIn(items);
    const list = lists.find(({ labels }) => (labels.at(-1) ?? null) === category);
    if (list === undefined) {
      const known = lists.flatMap(({ labels }) => labels.slice(-1));
      const wanted = category ?? '';
      throw new Error(
        `There is no category “${wanted}”. ${didYouMean(wanted, known)}The categories: ${known.join(', ')}.`,
      );
    }
    return insertAt(items, [...list.path, list.items.length], item);
  });
}
