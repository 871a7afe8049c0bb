import { wordStem } from './word-stem';

/** Where a search word is in a text: from `start` up to, not including, `end`. */
export interface FoundWord {
  start: number;
  end: number;
}

/** Finds the words of a query in a text, in any inflection: “choice” matches “choices”. */
export function findWords(text: string, query: string): FoundWord[] {
  const beginnings = query
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word.length > 1)
    .map(wordStem);
  if (beginnings.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${beginnings.join('|')})(?:\\p{L}{0,3})(?![\\p{L}\\p{N}_])`,
    'giu',
  );
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}
