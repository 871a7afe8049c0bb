import { toNlcst } from 'mdast-util-to-nlcst';
import type { Root } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSentenceSpacing from 'retext-sentence-spacing';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import type { Problem } from '../../core/problems/problem';
import type { Dictionary } from './dictionary';
import type { Prose } from './read-prose';
import { retextSpelling } from './retext-spelling';

const HINTS: Record<string, string> = {
  'retext-indefinite-article': 'The article follows the sound: an hour, a unit. Fix it.',
  'retext-redundant-acronyms': 'The last letter already stands for that word: remove the word.',
  'retext-repeated-words': 'Remove one of the two.',
  'retext-sentence-spacing': 'Put one space between sentences.',
};

/**
 * Finds misspellings and style problems: all of them warnings, because authors may know better. `others` are words
 * that the file itself declares correct.
 */
export async function checkProse(
  prose: Prose,
  file: string,
  dictionary: Dictionary,
  others: ReadonlySet<string>,
): Promise<Problem[]> {
  const messages = await readMessages(prose, dictionary, others);
  const isOff = ({ reason }: VFileMessage) =>
    [...others].some((word) => reason.includes(`\`${word}\``));
  return messages
    .filter((message) => !isOff(message))
    .map(({ line, reason, source }): Problem => {
      const at = prose.lineOf(line ?? 1);
      if (source === 'retext-spelling') return misspelling(reason, file, at, dictionary);
      return {
        severity: 'warning',
        file,
        line: at,
        message: `${reason.replace(/`([^`]*)`/g, '“$1”')}.`,
        hint: HINTS[source ?? ''] ?? 'Read the sentence aloud, and fix it.',
      };
    });
}

function readMessages(
  { roots, text }: Prose,
  dictionary: Dictionary,
  others: ReadonlySet<string>,
): Promise<VFileMessage[]> {
  const rules = unified()
    .use(() => (_tree, file): Root => ({
      type: 'RootNode',
      children: roots.flatMap((root) => toNlcst(root, file, ParseEnglish).children),
    }))
    .use(retextIndefiniteArticle)
    .use(retextRedundantAcronyms)
    .use(retextRepeatedWords)
    .use(retextSentenceSpacing)
    .use(() => retextSpelling(dictionary, others));
  return new Promise((resolve, reject) => {
    rules.run({ type: 'root' }, { value: text }, (error, _tree, file) => {
      if (file === undefined) reject(error ?? new Error('The prose rules returned no result.'));
      else resolve(file.messages);
    });
  });
}

function misspelling(word: string, file: string, line: number, dictionary: Dictionary): Problem {
  const [first, second] = dictionary.suggest(word);
  const guess =
    first === undefined
      ? ''
      : `Did you mean “${first}”${second === undefined ? '' : ` or “${second}”`}? `;
  return {
    severity: 'warning',
    file,
    line,
    message: `“${word}” is not in the dictionary.`,
    hint: `${guess}If it is correct, add it to content/words.txt; if it is something to type, write it as \`code\`.`,
  };
}
