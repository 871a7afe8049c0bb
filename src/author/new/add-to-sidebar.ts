import { isMap, isSeq, type YAMLSeq } from 'yaml';
import { didYouMean } from '../../base/text/nearest-name';
import { readYamlLists } from './yaml-place';
import { yamlText } from './yaml-text';

/** What to add to the sidebar: a page by its id, or a category with its first page. */
export type NewSidebarItem =
  | { type: 'doc'; id: string }
  | { type: 'category'; label: string; description: string; firstId: string };

/**
 * Adds an item at the end of a category in the source of `sidebars.yaml`, or of the sidebar itself (`null`); comments
 * and all other bytes stay the same. Throws a message for the author if there is no such category.
 */
export function addToSidebar(source: string, item: NewSidebarItem, into: string | null): string {
  const lists = readYamlLists(source);
  if (lists?.top == null) throw new Error('The sidebar file cannot be read. Fix it first.');
  const list = into === null ? lists.top : findCategory(lists.top, into);
  if (list === null) {
    const labels = categoryLabels(lists.top);
    throw new Error(
      `There is no category “${into ?? ''}”. ${didYouMean(into ?? '', labels)}The categories: ${labels.join(', ')}.`,
    );
  }
  return lists.append(list, linesOf(item));
}

function linesOf(item: NewSidebarItem): string[] {
  if (item.type === 'doc') return [yamlText(item.id)];
  return [
    `category: ${yamlText(item.label)}`,
    `description: ${yamlText(item.description)}`,
    'items:',
    `  - ${yamlText(item.firstId)}`,
  ];
}

/** The labels of all categories in a list, followed by those nested in them. */
function categoryLabels(list: YAMLSeq): string[] {
  return categoriesIn(list).flatMap(({ label, items }) => [label, ...categoryLabels(items)]);
}

function findCategory(list: YAMLSeq, wanted: string): YAMLSeq | null {
  for (const { label, items } of categoriesIn(list)) {
    const found = label === wanted ? items : findCategory(items, wanted);
    if (found !== null) return found;
  }
  return null;
}

function categoriesIn(list: YAMLSeq): { label: string; items: YAMLSeq }[] {
  return list.items.flatMap((item) => {
    if (!isMap(item)) return [];
    const label: unknown = item.get('category');
    const items: unknown = item.get('items');
    return typeof label === 'string' && isSeq(items) ? [{ label, items }] : [];
  });
}
