import { fold, wordsOf } from '../../../base/text/fold';
import { itemsOf } from './list-items';

/** Shows only those items of a list in the CMS whose texts contain all words; returns how many that are. */
export function filterItems(list: Element, query: string): { shown: number; all: number } {
  const words = wordsOf(query);
  const items = itemsOf(list);
  let shown = 0;
  for (const item of items) {
    const text = fold(textOf(item));
    const isShown = words.every((word) => text.includes(word));
    item.style.display = isShown ? '' : 'none';
    if (isShown) shown += 1;
  }
  return { shown, all: items.length };
}

/** What an item says, in fields that are closed as well. */
function textOf(item: Element): string {
  const fields = item.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [item.textContent, ...[...fields].map(({ value }) => value)].join(' ');
}
