import { useSyncExternalStore } from 'react';

const REPLACED = 'query-replaced';

/** What the page's address says for a parameter, or null. To be called in the browser only. */
export function readQueryValue(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/** Writes a parameter into the page's address without a new entry in the history; the hash stays. */
export function replaceQueryValue(name: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(REPLACED));
}

/** What the address says for a parameter, kept current; null without a name and on the server. */
export function useQueryValue(name: string | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (name === undefined ? null : readQueryValue(name)),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  // Where the Navigation API is missing, a link to the same page with another query goes unnoticed.
  const { navigation } = window as { navigation?: EventTarget };
  window.addEventListener(REPLACED, listener);
  window.addEventListener('popstate', listener);
  navigation?.addEventListener('currententrychange', listener);
  return () => {
    window.removeEventListener(REPLACED, listener);
    window.removeEventListener('popstate', listener);
    navigation?.removeEventListener('currententrychange', listener);
  };
}
