/** The name of an entry in the list of all entries, whose row id is also the key of its tip. */
const LISTED = 'dl > div[id] > dt > a[href]';

/** The term that an event happened in, or null. */
export function findTerm(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-tip], ${LISTED}`) : null;
}

/** The key of a term’s tip. */
export function tipOf(term: HTMLElement): string {
  return term.dataset.tip ?? term.closest('[id]')?.id ?? '';
}

/** Whether a tap shows the meaning first; a link to the entry’s whole card is followed at once. */
export function asksFirst(term: HTMLElement): boolean {
  return term.dataset.tip !== undefined;
}
