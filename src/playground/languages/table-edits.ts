import type { Translation } from '../../ink/languages/language-table';

/** Entries with another translation of a text, or with one more; one that says nothing is left out. */
export function withEntry(
  entries: readonly Translation[],
  entry: Translation,
  { keepsEmpty = false } = {},
): readonly Translation[] {
  const at = entries.findIndex(
    ({ place, original }) => original === entry.original && place === entry.place,
  );
  const isEmpty = entry.text === '' && entry.note === undefined;
  if (isEmpty && !keepsEmpty) return entries.filter((_, index) => index !== at);
  return at < 0
    ? [...entries, entry]
    : entries.map((other, index) => (index === at ? entry : other));
}
