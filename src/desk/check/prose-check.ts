import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipelineDigest } from '../../build/documents/pipeline-digest';
import type { FileCache } from '../../build/documents/file-cache';
import { wordData } from '../../build/prose/word-data';
import type { Problem } from '../../core/problems/problem';
import { checkFile, hasProse } from '../../core/prose/check-file';
import { keepDictionary } from '../../core/prose/dictionary';
import { WORDS_FILE } from '../../core/prose/words-file';

/** Creates the spelling and prose check of a project; unchanged files are not read again. */
export function createProseCheck(projectRoot: string, cache: FileCache): () => Promise<Problem[]> {
  const code = pipelineDigest(projectRoot, ['src/core/document', 'src/core/prose']);
  const load = keepDictionary(wordData(projectRoot));
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
      const found = await checkFile(file, source, await load(words));
      await cache.set(key, found);
      problems.push(...found);
    }
    return problems;
  };
}

function proseFiles(projectRoot: string): string[] {
  return readdirSync(path.join(projectRoot, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.split(path.sep).join('/')}`)
    .filter(hasProse)
    .sort();
}

function readText(projectRoot: string, file: string): string {
  const absolutePath = path.join(projectRoot, file);
  return existsSync(absolutePath) ? readFileSync(absolutePath, 'utf8') : '';
}
