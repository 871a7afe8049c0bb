import { toNlcst } from 'mdast-util-to-nlcst';
import type { Root } from 'nlcst';
import { ParseEnglish } from 'parse-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextQuotes from 'retext-quotes';
import retextRedundantAcronyms from 'retext-redundant-acronyms';
import retextRepeatedWords from 'retext-repeated-words';
import retextSentenceSpacing from 'retext-sentence-spacing';
import { unified } from 'unified';
import type { VFileMessage } from 'vfile-message';
import type { Advice, Problem } from '../../base/problems/problem';
import type { Dictionary } from './dictionary';
import type { Prose } from './read-prose';
import { retextSpelling } from './retext-spelling';

const HINTS: Record<string, string> = {
  'retext-indefinite-article': 'The article follows the sound: an hour, a unit. Fix it.',
  'retext-quotes': 'Prose has “these” marks and ’ in words; what somebody types is `code`.',
  'retext-redundant-acronyms': 'The last letter already stands for that word: remove the word.',
  'retext-repeated-words': 'Remove one of the two.',
  'retext-sentence-spacing': 'Put one space between sentences.',
};

const MOST_SUGGESTED = 4;

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
  const kept = messages.filter((message) => !isOff(message));
  return Promise.all(
    kept.map(async (message): Promise<Problem> => {
      const { rule, words, meant, ...said } =
        message.source === 'retext-spelling'
          ? await misspelling(message.reason, dictionary)
          : styleProblem(message);
      const column = prose.isText ? message.column : undefined;
      const advice = { rule, words, meant, ...(column !== undefined && { column }) };
      return { severity: 'warning', file, line: prose.lineOf(message.line ?? 1), ...said, advice };
    }),
  );
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
    .use(retextQuotes)
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

type Said = Pick<Problem, 'message' | 'hint'> & Advice;

async function misspelling(word: string, dictionary: Dictionary): Promise<Said> {
  const meant = (await dictionary.suggest(word)).slice(0, MOST_SUGGESTED);
  const guesses = meant.slice(0, 2).map((each) => `“${each}”`);
  const guess = guesses.length === 0 ? '' : `Did you mean ${guesses.join(' or ')}? `;
  return {
    rule: 'spelling',
    words: word,
    meant,
    message: `“${word}” is not in the dictionary.`,
    hint: `${guess}If it is correct, add it to content/words.txt; if it is something to type, write it as \`code\`.`,
  };
}

function styleProblem({ reason, source, actual, expected }: VFileMessage): Said {
  return {
    rule: 'style',
    words: actual ?? '',
    meant: expected ?? [],
    message:
      source === 'retext-quotes'
        ? `This ${actual ?? 'mark'} should be ${(expected ?? []).join(' or ')}.`
        : `${reason.replace(/`([^`]*)`/g, '“$1”')}.`,
    hint: HINTS[source ?? ''] ?? 'Read the sentence aloud, and fix it.',
  };
}
