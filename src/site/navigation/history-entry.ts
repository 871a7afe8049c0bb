/** The key of the current history entry, as Gatsby’s router writes it; null if it has none. */
export function entryKey(): string | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('key' in state)) return null;
  return typeof state.key === 'string' ? state.key : null;
}

/** Gives the current entry its own key if it has none, as after a click on `<a href="#…">`. */
export function ensureEntryKey(): string {
  const known = entryKey();
  if (known !== null) return known;
  const key = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  window.history.replaceState({ ...window.history.state, key }, '');
  return key;
}
