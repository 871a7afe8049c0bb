import { soughtText } from '../../base/text/fold';
import { withoutWords } from '../../base/text/without-words';
import { wordStem } from '../../base/text/word-stem';
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
 * of synonyms, words of the summary. `#` before the query limits it to tags, `[` to markup. Filler words (“the”, “how”)
 * only count in names.
 */
export function filterReference<Row extends SearchRow>(
  rows: readonly Row[],
  query: string,
  smallWords: readonly string[],
): FoundRow<Row>[] {
  const typed = soughtText(query).trim();
  const asked = rows.filter(({ kind }) => {
    if (typed.startsWith('#')) return kind.endsWith('-tag');
    return typed.startsWith('[') ? kind === 'markup' : true;
  });
  const whole = normalise(typed);
  if (whole === '') return asked.map((row) => ({ row, meant: null }));
  const tellingWords = (text: string) => withoutWords(normalise(text), smallWords);
  return asked
    .flatMap((row) => fitByName(row, whole) ?? fitOf(row, tellingWords(typed), tellingWords) ?? [])
    .sort(
      (left, right) =>
        ranks.indexOf(left.fit) - ranks.indexOf(right.fit) ||
        (right.shared ?? 0) - (left.shared ?? 0) ||
        (left.synonym?.place ?? 0) - (right.synonym?.place ?? 0),
    )
    .map(({ row, synonym }) => ({ row, meant: synonym?.names ?? null }));
}

type RowSynonym = NonNullable<SearchRow['synonyms']>[number];

interface Fitting<Row> {
  row: Row;
  fit: Fit;
  synonym?: RowSynonym;
  /** How many words of the query are also in the synonym. */
  shared?: number;
}

function fitByName<Row extends SearchRow>(row: Row, wanted: string): Fitting<Row> | null {
  const names = row.names.map(normalise);
  if (names.includes(wanted)) return { row, fit: 'name' };
  return names.some((name) => name.startsWith(wanted)) ? { row, fit: 'beginning' } : null;
}

function fitOf<Row extends SearchRow>(
  row: Row,
  wanted: string,
  tellingWords: (text: string) => string,
): Fitting<Row> | null {
  const named = fitByName(row, wanted);
  if (named) return named;
  const synonyms = (row.synonyms ?? []).map((synonym) => ({
    synonym,
    phrases: synonym.phrases.map(tellingWords),
  }));
  const same = synonyms.find(({ phrases }) =>
    phrases.some((phrase) => stems(phrase) === stems(wanted)),
  );
  if (same) return { row, fit: 'synonym', synonym: same.synonym };
  const names = row.names.map(normalise);
  if (names.some((name) => name.includes(wanted))) return { row, fit: 'part' };
  const attributes = row.attributes.map(normalise);
  if (attributes.some((name) => name.startsWith(wanted))) return { row, fit: 'attribute' };
  const [like] = synonyms
    .map(({ synonym, phrases }) => ({ synonym, shared: sharedWords(phrases, wanted) }))
    .sort((left, right) => right.shared - left.shared);
  if (like !== undefined && like.shared > 0) return { row, fit: 'like', ...like };
  const text = normalise([...names, ...attributes, row.summary].join(' '));
  return hasAll(text, wanted) ? { row, fit: 'words' } : null;
}

/** How many words the query shares with a phrase that contains all of it, or that it contains; the most of them. */
function sharedWords(phrases: readonly string[], wanted: string): number {
  const counts = phrases.map((phrase) => {
    if (hasAll(phrase, wanted)) return wanted.split(' ').length;
    return hasAll(wanted, phrase) ? phrase.split(' ').length : 0;
  });
  return Math.max(0, ...counts);
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
