const LIST = '[aria-label="list field"]';
/** The event in which a field of its own hears which of its items to show, by the index in each list. */
export const SHOW_ITEM = 'show-item';
const HANDLE = '[aria-roledescription="sortable"]';

/** The list of the form that an element is in. */
export const listAround = (element: Element): Element | null => element.closest(LIST);

/** The items of this list, not of lists inside them: each has a drag handle in a bar. */
export function itemsOf(list: Element): HTMLElement[] {
  const handle = list.querySelector(HANDLE);
  const place = handle?.parentElement?.parentElement?.parentElement;
  const isItem = (child: Element): child is HTMLElement => child.matches(`:has(> * > ${HANDLE})`);
  return place ? [...place.children].filter(isItem) : [];
}

/** Shows an item in the middle of the form, with the focus in its first field. */
export function showItem(item: Element): void {
  item
    .querySelector<HTMLElement>('input, textarea, [contenteditable="true"]')
    ?.focus({ preventScroll: true });
  item.scrollIntoView({ block: 'center' });
}

/** Opens the items that lead to a place of the form, and shows the last of them; `place` as in `placeAtLine`. */
export async function goToPlace(place: readonly (string | number)[]): Promise<void> {
  const [first] = place;
  const field =
    typeof first === 'string'
      ? document.querySelector<HTMLElement>(`[id^="${CSS.escape(first)}-field-"]`)
      : document.querySelector<HTMLElement>(`${LIST} [id]`);
  const indexes = place.filter((step) => typeof step === 'number');
  field?.dispatchEvent(new CustomEvent(SHOW_ITEM, { detail: indexes }));
  let list = field?.closest(LIST) ?? null;
  let found: Element | undefined;
  for (const index of indexes) {
    const item = list === null ? undefined : itemsOf(list)[index];
    if (item === undefined) break;
    found = item;
    await openItem(item);
    list = item.querySelector(LIST);
  }
  // A field with items of its own has the focus by now.
  if (found === undefined && !field?.contains(document.activeElement)) field?.focus();
  if (found !== undefined) showItem(found);
}

/** A closed item shows its summary between its bar and its fields. */
async function openItem(item: Element): Promise<void> {
  const bar = item.querySelector(HANDLE)?.parentElement;
  const summary = bar?.nextElementSibling;
  if (!summary || getComputedStyle(summary).display === 'none') return;
  bar.querySelector('button')?.click();
  await new Promise(requestAnimationFrame);
}
