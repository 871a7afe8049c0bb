import type { Problem } from '../../base/problems/problem';
import { checkFile } from '../../docs/prose/check-file';
import { keepDictionary } from '../../docs/prose/dictionary';
import { wordData } from './word-data';

/** A file of the content whose prose is checked. */
export interface CheckedText {
  projectRoot: string;
  /** Its path, relative to the project. */
  file: string;
  source: string;
  /** The project’s own words. */
  words: string;
}

const dictionaries = new Map<string, ReturnType<typeof keepDictionary>>();

/** Finds misspellings and style problems in a file, with the dictionary that this thread has loaded. */
export async function checkText(checked: CheckedText): Promise<Problem[]> {
  const { projectRoot, file, source, words } = checked;
  const load = dictionaries.get(projectRoot) ?? keepDictionary(wordData(projectRoot));
  dictionaries.set(projectRoot, load);
  return checkFile(file, source, await load(words));
}
