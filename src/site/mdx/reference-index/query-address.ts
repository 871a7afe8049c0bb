const PARAMETER = 'q';

/** Enough for the message of a compiler; an address can contain anything. */
const MAX_LENGTH = 300;

/** The query in the address, or an empty string. */
export function queryOfAddress(): string {
  const asked = new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
  return asked.slice(0, MAX_LENGTH);
}

/** Replaces the query in the address; a new query removes the fragment, which may name a row. */
export function writeQuery(query: string): void {
  const asked = query.trim().slice(0, MAX_LENGTH);
  if (asked === queryOfAddress()) return;
  const address = new URL(window.location.href);
  if (asked === '') address.searchParams.delete(PARAMETER);
  else {
    address.searchParams.set(PARAMETER, asked);
    address.hash = '';
  }
  window.history.replaceState(window.history.state, '', address);
}
