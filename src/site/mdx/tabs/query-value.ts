import { useSyncExternalStore } from 'react';

const REPLACED = 'query-replaced';

/** The value of a query parameter in the page’s address, or null. Call in the browser only. */
export function readQueryValue(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/** Sets a query parameter in the page’s address without adding a history entry; the hash is kept. */
export function replaceQueryValue(name: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(REPLACED));
}

/** The current value of a query parameter; null without a name and on the server. */
export function useQueryValue(name: string | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (name === undefined ? null : readQueryValue(name)),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  // Without the Navigation API, a link to the same page with another query goes unnoticed.
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
