import { wordStem } from '../../base/text/word-stem';

/** Where a search word is in a text: from `start` up to, not including, `end`. */
export interface FoundWord {
  start: number;
  end: number;
}

/** What can follow a word or its stem in an inflection. */
const ENDINGS = '(?:e?[ds]|ings?|ers?|ions?|ors?|est|ly|n)?';

/** Finds the words of a query in a text, in any inflection: “choice” matches “choices”. */
export function findWords(text: string, query: string): FoundWord[] {
  const inflected = query
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word.length > 1)
    .map((word) => {
      const stem = wordStem(word);
      // “choic” comes from “choice”; “tag” becomes “tagged”.
      return `${stem}(?:${stem === word ? '' : 'e?|'}${stem.at(-1)}?${ENDINGS})`;
    });
  if (inflected.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}_])(?:${inflected.join('|')})(?![\\p{L}\\p{N}_])`,
    'giu',
  );
  return [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
    start: index,
    end: index + word.length,
  }));
}
