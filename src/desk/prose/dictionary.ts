import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

/** Knows how words are written. */
export interface Dictionary {
  has: (word: string) => boolean;
  /** The words most like one that is not known, best first. */
  suggest: (word: string) => string[];
}

/**
 * Makes a British English dictionary with words of one's own, as cspell reads them: one a line, `#` begins a comment,
 * `!` before a word forbids it.
 */
export async function createDictionary(words: string): Promise<Dictionary> {
  // It has an entry for `import` alone, and this code is bundled for `require`.
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
      [...own.suggest(word, SUGGESTING), ...english.suggest(word, SUGGESTING)]
        .filter(({ word: other }) => !own.isForbidden(other))
        .sort((a, b) => a.cost - b.cost)
        .map(({ word: other }) => other),
  };
}

const SUGGESTING = { numSuggestions: 3, timeout: 300 };

/** What the package of the words has, for the function that reads it. */
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
