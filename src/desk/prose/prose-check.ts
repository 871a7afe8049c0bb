import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipelineDigest } from '../../build/documents/pipeline-digest';
import type { Problem } from '../../core/problems/problem';
import type { FileCache } from '../../build/documents/file-cache';
import { checkProse } from './check-prose';
import { createDictionary, type Dictionary } from './dictionary';
import { proseOfPage, proseOfYaml } from './read-prose';

/** The words of ink and of the engine, in cspell’s format. */
const WORDS_FILE = 'content/words.txt';
/** Languages other than the dictionary’s, versions that nobody edits, and a list of other people’s terms. */
const LEFT_OUT = /^content\/(?:(?:locales|versions)\/|search-synonyms\.yaml$)/;
/** How a file declares, in a comment, that words in it are correct: cspell’s own syntax. */
const IGNORE = /\bcspell:ignore[^\S\n]+(?<words>[\p{L}\p{M}'’, -]+)/gu;

/** Creates the spelling and prose check of a project; unchanged files are not read again. */
export function createProseCheck(projectRoot: string, cache: FileCache): () => Promise<Problem[]> {
  const code = pipelineDigest(projectRoot, ['src/core/document', 'src/desk/prose']);
  let dictionary: { words: string; loaded: Promise<Dictionary> } | null = null;
  const load = (words: string) => {
    if (dictionary?.words !== words) dictionary = { words, loaded: createDictionary(words) };
    return dictionary.loaded;
  };
  return async () => {
    const words = readText(projectRoot, WORDS_FILE);
    const problems: Problem[] = [];
    for (const file of proseFiles(projectRoot)) {
      const source = readText(projectRoot, file);
      const key = createHash('sha256').update([code, words, file, source].join('\0')).digest('hex');
      const known = (await cache.get(key)) as Problem[] | undefined;
      if (known !== undefined) {
        problems.push(...known);
        continue;
      }
      const found: Problem[] = [];
      for (const prose of file.endsWith('.mdx') ? proseOfPage(source) : proseOfYaml(source)) {
        found.push(...(await checkProse(prose, file, await load(words), wordsIn(source))));
      }
      await cache.set(key, found);
      problems.push(...found);
    }
    return problems;
  };
}

function wordsIn(source: string): Set<string> {
  const lists = [...source.matchAll(IGNORE)].map(({ groups }) => groups?.words ?? '');
  return new Set(lists.flatMap((list) => list.split(/[, ]+/)).filter(Boolean));
}

function proseFiles(projectRoot: string): string[] {
  return readdirSync(path.join(projectRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.split(path.sep).join('/')}`)
    .filter((file) => /\.(?:mdx|yaml)$/.test(file) && !LEFT_OUT.test(file))
    .sort();
}

function readText(projectRoot: string, file: string): string {
  const absolutePath = path.join(projectRoot, file);
  return existsSync(absolutePath) ? readFileSync(absolutePath, 'utf8') : '';
}
