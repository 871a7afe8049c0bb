/** Marks a list of entries, each row with the entry's anchor and a link to its card. */
export const entryListAttribute = 'data-entries';

/** The link to the card of the entry that a row of the list stands for; null if the id is not a row's. */
export function cardLinkOf(rowId: string): HTMLAnchorElement | null {
  const row = document.getElementById(rowId);
  return row?.closest(`[${entryListAttribute}]`) ? row.querySelector('dt a') : null;
}

/** Before the app has loaded: an old address of an entry, its anchor in the list, leads on to its card. */
export function followOldAddress(): void {
  const link = cardLinkOf(decodeURIComponent(location.hash.slice(1)));
  if (link) location.replace(link.href);
}
