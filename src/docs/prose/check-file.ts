import type { Problem } from '../../base/problems/problem';
import { checkProse } from './check-prose';
import type { Dictionary } from './dictionary';
import { findPlaceholders } from './find-placeholders';
import { proseOfPage, proseOfYaml } from './read-prose';

/** Languages other than the dictionary’s, versions that nobody edits, and a list of other people’s terms. */
const LEFT_OUT = /^content\/(?:(?:locales|versions)\/|search-synonyms\.yaml$)/;
/** How a file declares, in a comment, that words in it are correct: cspell’s own syntax. */
const IGNORE = /\bcspell:ignore[^\S\n]+(?<words>[\p{L}\p{M}'’, -]+)/gu;

/** Tells whether a file of the content has prose that is checked. */
export function hasProse(file: string): boolean {
  return /\.(?:mdx|yaml)$/.test(file) && !LEFT_OUT.test(file);
}

/** Finds misspellings and style problems in a file of the content, in the order of its text. */
export async function checkFile(
  file: string,
  source: string,
  dictionary: Dictionary,
): Promise<Problem[]> {
  const others = wordsIn(source);
  const found: Problem[] = [];
  for (const prose of file.endsWith('.mdx') ? proseOfPage(source) : proseOfYaml(source)) {
    found.push(...(await checkProse(prose, file, dictionary, others)));
    found.push(...findPlaceholders(prose, file));
  }
  return found.sort((a, b) => a.line - b.line || columnOf(a) - columnOf(b));
}

const columnOf = ({ advice }: Problem): number => advice?.column ?? 0;

function wordsIn(source: string): Set<string> {
  const lists = [...source.matchAll(IGNORE)].map(({ groups }) => groups?.words ?? '');
  return new Set(lists.flatMap((list) => list.split(/[, ]+/)).filter(Boolean));
}
