import { useSyncExternalStore } from 'react';

const none: ReadonlySet<string> = new Set();
let leftOut = none;
const listeners = new Set<() => void>();

/** Tells the table of contents which headings are not in the page at the moment. */
export function leaveOutHeadings(ids: ReadonlySet<string> = none): void {
  leftOut = ids;
  for (const listener of listeners) listener();
}

/** The ids of the headings that a filter has taken out of the page. */
export function useLeftOutHeadings(): ReadonlySet<string> {
  return useSyncExternalStore(
    subscribe,
    () => leftOut,
    () => none,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
