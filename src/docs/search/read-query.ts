import { withoutWords } from '../../base/text/without-words';
import { wordStem } from '../../base/text/word-stem';
import type { SearchSynonym } from './search-data';

/** The typed text, read as ink and as words. */
export interface SearchQuery {
  /** What the signs and foreign words in it mean. */
  synonyms: SearchSynonym[];
  /** Whether the whole query is one such sign or word. */
  isSynonym: boolean;
  /** The query without filler words, unless nothing would be left. */
  text: string;
  /** The words to search for in the texts. */
  words: string;
  /** The most significant of them. */
  tellingWords: string;
  /** Searches to try if no text has those words. */
  otherWords: string[];
}

/** The common words of questions in a language. */
export interface QuestionWords {
  /** Filler words: “how”, “the”. */
  small: readonly string[];
  /** Words with little meaning: “make”, “story”. */
  weak: readonly string[];
}

const WORD = /^[\p{L}\p{N}]/u;
const WORDS_AT_END = /^[\p{L}\p{N}][\p{L}\p{N}_'’.-]*$/u;
const QUESTION_MARK = /(?<=[\p{L}\p{N}]\s*)\?$/u;

/**
 * Reads a query: signs of ink (`->`, `{~`) become the words that texts use for them, and so does a whole query that
 * is a synonym (`goto`). Questions are reduced to what they ask for (`how do I turn the sound off?`).
 */
export function readQuery(
  typed: string,
  synonyms: readonly SearchSynonym[],
  { small, weak }: QuestionWords,
): SearchQuery {
  // The key that opens the search is easily pressed twice.
  const own = typed.trim().replace(/^\/(?=\w)/, '');
  const whole = own.replace(/\s+/g, ' ').replaceAll('’', "'");
  const text = withoutWords(whole.replace(QUESTION_MARK, ''), small);
  const foreign = [whole, text].map((query) => writtenAs(query, synonyms)).find(hasAny);
  if (foreign) {
    const words = withoutWords(wordsOf(foreign), small);
    return {
      synonyms: foreign,
      isSynonym: true,
      text,
      words,
      tellingWords: words,
      otherWords: [],
    };
  }

  const found = new Set<SearchSynonym>();
  const words: string[] = [];
  for (const token of text.split(' ')) {
    const sign = WORD.test(token) ? null : longestSign(token, synonyms);
    if (sign === null) {
      words.push(token);
      continue;
    }
    const meant = synonyms.filter(({ written }) => written.includes(sign));
    const rest = token.slice(sign.length);
    for (const synonym of meant) found.add(synonym);
    // “#CLEAR” is about CLEAR; in “{~a|b}” only the sign can be searched for.
    if (WORDS_AT_END.test(rest)) words.push(rest);
    else words.push(withoutWords(wordsOf(meant.slice(0, 1)), small));
  }
  const meant = found.size > 0 ? [...found] : askedFor(text, synonyms, { small, weak });
  const tellingWords = withoutWords(words.join(' '), weak);
  return {
    synonyms: meant,
    isSynonym: false,
    text,
    words: words.join(' '),
    tellingWords,
    otherWords:
      found.size === 0 && hasAny(meant)
        ? [withoutWords(wordsOf(meant), small)]
        : withoutOne(tellingWords),
  };
}

function writtenAs(query: string, synonyms: readonly SearchSynonym[]): SearchSynonym[] {
  const lower = query.toLowerCase();
  return synonyms.filter(({ written }) => written.some((word) => word.toLowerCase() === lower));
}

/**
 * What a question is about: the synonyms that match the most of its words, in any order. One word must be at least
 * half of what is asked; several words together say enough about a whole sentence.
 */
function askedFor(
  text: string,
  synonyms: readonly SearchSynonym[],
  { small, weak }: QuestionWords,
): SearchSynonym[] {
  const asked = stemsOf(text);
  const little = new Set(weak.map(wordStem));
  const counts = synonyms.map((synonym) => {
    const phrases = synonym.written
      .filter((phrase) => WORD.test(phrase))
      .map((phrase) => stemsOf(withoutWords(phrase, small)))
      .filter((stems) => stems.every((stem) => asked.includes(stem)))
      .filter((stems) => {
        const left = asked.filter((stem) => !stems.includes(stem) && !little.has(stem));
        return left.length <= stems.length ** 2;
      });
    return Math.max(0, ...phrases.map(({ length }) => length));
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? [] : synonyms.filter((_, index) => counts[index] === most);
}

function stemsOf(text: string): string[] {
  return text.toLowerCase().split(' ').map(wordStem);
}

/** All variants of the text with one word left out, if a few words remain. */
function withoutOne(text: string): string[] {
  const words = text.split(' ');
  if (words.length < 3 || words.length > 5) return [];
  return words.map((_, left) => words.filter((__, index) => index !== left).join(' '));
}

function hasAny(synonyms: readonly SearchSynonym[]): boolean {
  return synonyms.length > 0;
}

function wordsOf(synonyms: readonly SearchSynonym[]): string {
  return [...new Set(synonyms.map(({ words }) => words))].slice(0, 1).join(' ');
}

/** The longest sign that a piece of ink begins with. */
function longestSign(token: string, synonyms: readonly SearchSynonym[]): string | null {
  const signs = synonyms
    .flatMap(({ written }) => written)
    .filter((sign) => !WORD.test(sign) && token.startsWith(sign));
  return signs.reduce<string | null>(
    (longest, sign) => (longest === null || sign.length > longest.length ? sign : longest),
    null,
  );
}
