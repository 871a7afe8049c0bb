/** The name of an entry in the list of all entries, whose row has the anchor that tips know it by. */
const LISTED = 'dl > div[id] > dt > a[href]';

/** The term that an event happened in, or null. */
export function findTerm(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-tip], ${LISTED}`) : null;
}

/** What tells the meaning of a term. */
export function tipOf(term: HTMLElement): string {
  return term.dataset.tip ?? term.closest('[id]')?.id ?? '';
}

/** Whether a tap shows the meaning first: what leads to the whole card anyway is followed at once. */
export function asksFirst(term: HTMLElement): boolean {
  return term.dataset.tip !== undefined;
}
