import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

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
      [...own.suggest(word, SUGGESTING), ...english.suggest(word, SUGGESTING)]
        .filter(({ word: other }) => !own.isForbidden(other))
        .sort((a, b) => a.cost - b.cost)
        .map(({ word: other }) => other),
  };
}

const SUGGESTING = { numSuggestions: 3, timeout: 300 };

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
