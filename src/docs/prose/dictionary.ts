import { rankWords } from './rank-words';
import { WORDS_FILE } from './words-file';

/** Knows the spelling of words. */
export interface Dictionary {
  has: (word: string) => boolean;
  /** The words most similar to an unknown one, best first. */
  suggest: (word: string) => Promise<readonly string[]>;
}

/** Where the words of a language come from. */
export interface WordData {
  /** Its words, as a trie of cspell’s. */
  words: () => Promise<Uint8Array<ArrayBuffer>>;
  /** How often each word is said in films: only read if there is something to suggest. */
  counts: () => Promise<readonly WordCount[]>;
}

export interface WordCount {
  word: string;
  count: number;
}

/** Creates dictionaries from lists of additional words, and keeps the last one: authors add words while they write. */
export function keepDictionary(data: WordData): (words: string) => Promise<Dictionary> {
  let last: { words: string; loaded: Promise<Dictionary> } | null = null;
  return (words) => {
    if (last?.words !== words) last = { words, loaded: createDictionary(words, data) };
    return last.loaded;
  };
}

/**
 * Creates a British English dictionary with additional words in cspell’s format: one per line, `#` begins a comment,
 * `!` before a word forbids it.
 */
export async function createDictionary(words: string, data: WordData): Promise<Dictionary> {
  // The package only has an entry point for `import`, and this code is bundled for `require`.
  const { createSpellingDictionary, createSpellingDictionaryFromTrieFile } =
    await import('cspell-dictionary');
  const english = createSpellingDictionaryFromTrieFile(
    await data.words(),
    'en-gb',
    'en_GB.trie',
    {},
  );
  const lines = words
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter(Boolean);
  const own = createSpellingDictionary(lines, 'own words', WORDS_FILE, undefined);
  let counts: Promise<Map<string, number>> | null = null;
  const readCounts = async () =>
    new Map((await data.counts()).map(({ word, count }) => [word.toLowerCase(), count]));
  const suggest = async (word: string) => {
    counts ??= readCounts();
    const known = await counts;
    return rankWords(
      word,
      [...own.suggest(word, SUGGESTING), ...english.suggest(word, SUGGESTING)]
        .map(({ word: other }) => other)
        .filter((other) => !own.isForbidden(other)),
      (other) => (own.has(other) ? OWN_COUNT : (known.get(other.toLowerCase()) ?? 0)),
    );
  };
  const suggested = new Map<string, Promise<readonly string[]>>();
  return {
    has: (word) => own.has(word) || (english.has(word) && !own.isForbidden(word)),
    suggest: (word) => {
      const found = suggested.get(word) ?? suggest(word);
      suggested.set(word, found);
      return found;
    },
  };
}

/** More than are shown, because the package cannot tell which slips and which words are common. */
const SUGGESTING = { numSuggestions: 30, timeout: 300 };

/** The count of each of our own words, which films hardly use and our texts do: that of “bridge” in films. */
const OWN_COUNT = 2000;
