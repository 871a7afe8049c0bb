import type { SearchRow } from './search-row';

/**
 * The rows that a query means, best first: exact name, beginning of a name, part of a name,
 * attributes, words of the summary. `#` before the query asks for tags only, `[` for markup only.
 */
export function filterReference<Row extends SearchRow>(rows: readonly Row[], query: string): Row[] {
  const typed = query.trim();
  const asked = rows.filter(({ kind }) => {
    if (typed.startsWith('#')) return kind.endsWith('-tag');
    return typed.startsWith('[') ? kind === 'markup' : true;
  });
  const wanted = normalise(typed);
  if (wanted === '') return [...asked];
  return asked
    .map((row) => ({ row, rank: rankOf(row, wanted) }))
    .filter(({ rank }) => rank < Infinity)
    .sort((left, right) => left.rank - right.rank)
    .map(({ row }) => row);
}

function rankOf(row: SearchRow, wanted: string): number {
  const names = row.names.map(normalise);
  if (names.includes(wanted)) return 0;
  if (names.some((name) => name.startsWith(wanted))) return 1;
  if (names.some((name) => name.includes(wanted))) return 2;
  const attributes = row.attributes.map(normalise);
  if (attributes.some((name) => name.startsWith(wanted))) return 3;
  const words = normalise([...names, ...attributes, row.summary].join(' ')).split(' ');
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
