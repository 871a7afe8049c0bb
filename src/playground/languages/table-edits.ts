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

/** Whether players get the same of two tables: one that was stored and read again is another object. */
export function hasSameTexts(one: readonly Translation[], other: readonly Translation[]): boolean {
  if (one === other) return true;
  const said = one.filter(isSaid);
  const now = other.filter(isSaid);
  return (
    said.length === now.length &&
    said.every(({ place, original, text }, index) => {
      const entry = now[index];
      return entry?.text === text && entry.place === place && entry.original === original;
    })
  );
}

const isSaid = ({ text }: Translation): boolean => text !== '';
