import { writtenNames } from './index-reference';
import { isTagEntry, type ReferenceEntry } from './reference-entry';

/**
 * The entries that a query means, best first: exact name, beginning of a name, part of a name,
 * attributes, words of the summary. `#` before the query asks for tags only, `[` for markup only.
 */
export function filterReference(
  entries: readonly ReferenceEntry[],
  query: string,
): ReferenceEntry[] {
  const typed = query.trim();
  const asked = entries.filter((entry) => {
    if (typed.startsWith('#')) return isTagEntry(entry);
    return typed.startsWith('[') ? entry.kind === 'markup' : true;
  });
  const wanted = normalise(typed);
  if (wanted === '') return [...asked];
  return asked
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((left, right) => left.rank - right.rank)
    .map(({ entry }) => entry);
}

function rankOf(entry: ReferenceEntry, wanted: string): number {
  const names = [entry.name, ...writtenNames(entry)].map(normalise);
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  const attributes =
    'attributes' in entry ? entry.attributes.map(({ name }) => normalise(name)) : [];
  if (attributes.some((name) => name.startsWith(wanted))) return 3;
  const words = normalise([...names, ...attributes, entry.summary].join(' ')).split(' ');
  const isFound = wanted.split(' ').every((part) => words.some((word) => word.startsWith(part)));
  return isFound ? 4 : Infinity;
}

// The signs around a name are left out; a name that is nothing but signs stays as it is.
function normalise(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? text.replace(/^[#[\s]+|[\s\]]+$/g, '') : words;
}
