const KEPT = 5;
const LONGEST = 100;

/** The last searches as stored, newest first; anything invalid in the storage is ignored. */
export function parseRecentSearches(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter(isSearch).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** The last searches plus a new one, ready to be stored. */
export function addRecentSearch(recent: readonly string[], text: string): string {
  const added = text.trim();
  if (!isSearch(added)) return JSON.stringify(recent);
  const others = recent.filter((search) => search.toLowerCase() !== added.toLowerCase());
  return JSON.stringify([added, ...others].slice(0, KEPT));
}

function isSearch(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST;
}
