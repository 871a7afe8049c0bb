const PARAMETER = 'q';

/** Longer than any name; an address may hold anything. */
const MAX_LENGTH = 100;

/** The query that the address asks for, or an empty text. */
export function queryOfAddress(): string {
  const asked = new URLSearchParams(window.location.search).get(PARAMETER) ?? '';
  return asked.slice(0, MAX_LENGTH);
}

/** Puts a query into the address in place of the one before; a row named there gives way to it. */
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
