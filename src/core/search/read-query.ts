import type { SearchSynonym } from './search-data';

/** What was typed, read as ink and as words. */
export interface SearchQuery {
  /** What the signs and foreign words in it mean. */
  synonyms: SearchSynonym[];
  /** Whether all of it is one such sign or word. */
  isSynonym: boolean;
  /** The words to look for in the texts. */
  words: string;
}

const WORD = /^[\p{L}\p{N}]/u;
const WORDS_AT_END = /^[\p{L}\p{N}][\p{L}\p{N}_'’.-]*$/u;

/**
 * Reads a query: signs of ink (`->`, `{~`) become the words that texts have for them, and so does a whole query that is
 * another word for something (`goto`).
 */
export function readQuery(text: string, synonyms: readonly SearchSynonym[]): SearchQuery {
  const whole = text.trim().replace(/\s+/g, ' ');
  const foreign = synonyms.filter(({ written }) =>
    written.some((word) => word.toLowerCase() === whole.toLowerCase()),
  );
  if (foreign.length > 0) return { synonyms: foreign, isSynonym: true, words: wordsOf(foreign) };

  const found = new Set<SearchSynonym>();
  const words: string[] = [];
  for (const token of whole.split(' ')) {
    const sign = WORD.test(token) ? null : longestSign(token, synonyms);
    if (sign === null) {
      words.push(token);
      continue;
    }
    const meant = synonyms.filter(({ written }) => written.includes(sign));
    const rest = token.slice(sign.length);
    for (const synonym of meant) found.add(synonym);
    // “#CLEAR” is about CLEAR; of “{~a|b}” only the sign can be looked for.
    if (WORDS_AT_END.test(rest)) words.push(rest);
    else words.push(wordsOf(meant.slice(0, 1)));
  }
  return { synonyms: [...found], isSynonym: false, words: words.join(' ') };
}

function wordsOf(synonyms: readonly SearchSynonym[]): string {
  return [...new Set(synonyms.map(({ words }) => words))].slice(0, 1).join(' ');
}

/** The longest of the signs that a piece of ink begins with. */
function longestSign(token: string, synonyms: readonly SearchSynonym[]): string | null {
  const signs = synonyms
    .flatMap(({ written }) => written)
    .filter((sign) => !WORD.test(sign) && token.startsWith(sign));
  return signs.reduce<string | null>(
    (longest, sign) => (longest === null || sign.length > longest.length ? sign : longest),
    null,
  );
}
