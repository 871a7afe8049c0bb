/** Marks a list of entries in which each row has the entry’s anchor and a link to its card. */
export const entryListAttribute = 'data-entries';

/** The link to an entry’s card in a row of the list; null if the element is not such a row. */
export function cardLinkOf(row: Element | null): HTMLAnchorElement | null {
  return row?.closest(`[${entryListAttribute}]`) ? row.querySelector('dt a') : null;
}
