import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../base/problems/problem';
import { hasProse } from '../../docs/prose/check-file';
import { WORDS_FILE } from '../../docs/prose/words-file';
import { pipelineDigest } from '../../gatsby/documents/pipeline-digest';
import { codeFolders, entries } from '../../gatsby/project/entries';
import { readText } from '../../gatsby/project/read-text';
import type { CheckedText } from '../../gatsby/prose/check-text';
import { cacheResults, resultKey, type ResultCache } from '../../gatsby/threads/cache-results';
import type { Task } from '../../gatsby/threads/task';
import type { Threads } from '../../gatsby/threads/threads';

const checkText: Task<CheckedText, Problem[]> = {
  file: entries.checkText,
  name: 'checkText',
};

interface ProseCheckOptions {
  cache: ResultCache;
  threads: Threads;
}

/** Creates the spelling and prose check of a project; unchanged files are not read again. */
export function createProseCheck(
  projectRoot: string,
  options: ProseCheckOptions,
): () => Promise<Problem[]> {
  const code = pipelineDigest(projectRoot, codeFolders.prose);
  return async () => {
    const words = readText(projectRoot, WORDS_FILE);
    const inputs = proseFiles(projectRoot).map((file) => {
      const source = readText(projectRoot, file);
      const input = { projectRoot, file, source, words };
      return { input, key: resultKey(code, ['prose', words, file, source]) };
    });
    return (await cacheResults(checkText, inputs, options)).flat();
  };
}

function proseFiles(projectRoot: string): string[] {
  return readdirSync(path.join(projectRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.split(path.sep).join('/')}`)
    .filter(hasProse)
    .sort();
}
