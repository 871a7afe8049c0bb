import { wordStem } from '../search/word-stem';
import type { SearchRow } from './search-row';

/** A row that matches a query. */
export interface FoundRow<Row extends SearchRow> {
  row: Row;
  /** The names for which the query is a synonym, as written in code; null if it is none. */
  meant: readonly string[] | null;
}

/** How well a row matches, best first. */
const ranks = ['name', 'beginning', 'synonym', 'part', 'attribute', 'like', 'words'] as const;

type Fit = (typeof ranks)[number];

/**
 * The rows that match a query, best first: exact name, prefix of a name, synonym, part of a name, attributes, words
 * of synonyms, words of the summary. `#` before the query limits it to tags, `[` to markup.
 */
export function filterReference<Row extends SearchRow>(
  rows: readonly Row[],
  query: string,
): FoundRow<Row>[] {
  const typed = query.trim();
  const asked = rows.filter(({ kind }) => {
    if (typed.startsWith('#')) return kind.endsWith('-tag');
    return typed.startsWith('[') ? kind === 'markup' : true;
  });
  const wanted = normalise(typed);
  if (wanted === '') return asked.map((row) => ({ row, meant: null }));
  return asked
    .flatMap((row) => fitOf(row, wanted) ?? [])
    .sort(
      (left, right) =>
        ranks.indexOf(left.fit) - ranks.indexOf(right.fit) ||
        (left.synonym?.place ?? 0) - (right.synonym?.place ?? 0),
    )
    .map(({ row, synonym }) => ({ row, meant: synonym?.names ?? null }));
}

type RowSynonym = NonNullable<SearchRow['synonyms']>[number];

interface Fitting<Row> {
  row: Row;
  fit: Fit;
  synonym?: RowSynonym;
}

function fitOf<Row extends SearchRow>(row: Row, wanted: string): Fitting<Row> | null {
  const names = row.names.map(normalise);
  if (names.includes(wanted)) return { row, fit: 'name' };
  if (names.some((name) => name.startsWith(wanted))) return { row, fit: 'beginning' };
  const synonym = synonymFor(row, (phrase) => phrase === wanted || stems(phrase) === stems(wanted));
  if (synonym) return { row, fit: 'synonym', synonym };
  if (names.some((name) => name.includes(wanted))) return { row, fit: 'part' };
  const attributes = row.attributes.map(normalise);
  if (attributes.some((name) => name.startsWith(wanted))) return { row, fit: 'attribute' };
  const similar = synonymFor(row, (phrase) => hasAll(phrase, wanted) || hasAll(wanted, phrase));
  if (similar) return { row, fit: 'like', synonym: similar };
  const text = normalise([...names, ...attributes, row.summary].join(' '));
  return hasAll(text, wanted) ? { row, fit: 'words' } : null;
}

function synonymFor({ synonyms = [] }: SearchRow, fits: (phrase: string) => boolean) {
  return synonyms.find(({ phrases }) => phrases.some((phrase) => fits(normalise(phrase))));
}

/** Whether each of the words is the beginning of a word in the text, in any inflection. */
function hasAll(text: string, words: string): boolean {
  const own = text.split(' ');
  return words.split(' ').every((word) => own.some((other) => other.startsWith(wordStem(word))));
}

function stems(words: string): string {
  return words.split(' ').map(wordStem).join(' ');
}

// Removes the signs around a name; a name that consists only of signs is kept.
function normalise(text: string): string {
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words === '' ? text.replace(/^[#[\s]+|[\s\]]+$/g, '') : words;
}
