import type { Problem } from '../../base/problems/problem';
import type { InkSample } from '../../docs/document/samples/ink-sample';
import type { ReferenceIndex } from '../../docs/reference/index-reference';
import { findEngineWords } from '../../ink/compile/find-engine-words';
import type { WrittenWord } from '../../ink/compile/read-engine-words';
import type { MeantNames } from '../../ink/words/likely-name';
import { checkChoiceText, checkMarkup } from './check-markup';
import { checkTag } from './check-tag';
import type { WordComplaint } from './word-complaint';

/** The parts of the reference that ink samples are checked against. */
export interface EngineWords extends Pick<ReferenceIndex, 'tags' | 'markup' | 'choiceTexts'> {
  /** What other words for them mean. */
  meant: MeantNames;
}

/**
 * Checks the tags and markup of a sample against the reference: unknown names, tags in places where they have no
 * effect, unknown attributes and values. `file` names the page in the problems.
 */
export function checkEngineWords(sample: InkSample, index: EngineWords, file: string): Problem[] {
  return complaintsIn(sample.source, index)
    .filter((complaint) => !isIntended(complaint.word, sample))
    .map(({ line, word: own, message, hint, exception, meant }): Problem => ({
      severity: 'error',
      file,
      line: sample.line + line,
      message: `The ink sample does not work in the engine (its line ${line}): ${message}`,
      hint: `${hint} If ${exception}, write own="${own}" after \`\`\`ink.`,
      ...(meant !== undefined && { fix: { from: own, to: meant } }),
    }));
}

/** Everything in an ink text that the engine would not understand, with its line from 1. */
export function complaintsIn(
  source: string,
  index: EngineWords,
): (WordComplaint & { line: number })[] {
  const words = findEngineWords(source);
  const opened = new Set(
    words.flatMap((word) => (word.kind === 'markup' && !word.isClosing ? [word.name] : [])),
  );
  return words.flatMap((word) =>
    complaintsOf(word, index, opened).map((complaint) => ({ ...complaint, line: word.line })),
  );
}

/** Authors may use their own words, or show a mistake that ink’s error message names. */
function isIntended(word: string, { ownTags, failsWith }: InkSample): boolean {
  const named = failsWith?.split(/[^-\w]+/) ?? [];
  return ownTags.includes(word) || named.includes(word);
}

function complaintsOf(
  word: WrittenWord,
  { tags, markup, choiceTexts, meant }: EngineWords,
  opened: ReadonlySet<string>,
): WordComplaint[] {
  switch (word.kind) {
    case 'tag':
      return unique(word.texts.flatMap((text) => checkTag(text, word.place, tags, meant.tags)));
    case 'markup':
      // The opening tag of that name has already been reported.
      return word.isClosing && opened.has(word.name)
        ? []
        : unique(checkMarkup(word, markup, meant.markup));
    case 'choice-text':
      return checkChoiceText(word, choiceTexts);
  }
}

function unique(complaints: readonly WordComplaint[]): WordComplaint[] {
  return [...new Map(complaints.map((complaint) => [complaint.message, complaint])).values()];
}
