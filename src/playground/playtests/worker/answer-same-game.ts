import { compileInk } from '../../../ink/compile/compile-ink';
import type { InkIssue } from '../../../ink/compile/ink-issue';
import { PlayedLanguages, type PlayDifference } from '../../../ink/languages/compare-play';
import type { LanguageTable } from '../../../ink/languages/language-table';
import { withOwnFile } from '../../../ink/languages/own-file';
import { ShownTexts, type ShownText } from '../../../ink/languages/shown-texts';
import type { TextRow } from '../../../ink/languages/text-row';
import { markTranslation, translateProgram } from '../../../ink/languages/translate';
import { usableNames } from '../../../ink/languages/usable-names';
import type { StoryProgram } from '../../../ink/story/story-program';

/** A story, the translation that should be the same game, and how often to play both. */
export interface SameGameQuestion {
  program: StoryProgram;
  table: LanguageTable;
  plays: number;
}

/** A text that is not as it should be where players see it. */
export type FaultyText = Pick<ShownText, 'fault' | 'way'> & { row: TextRow };

/** What came of playing both. */
export type SameGameAnswer =
  | { kind: 'same'; plays: number; moves: number; texts: FaultyText[] }
  | { kind: 'differs'; difference: PlayDifference; texts: FaultyText[] }
  | { kind: 'mistakes'; isOriginal: boolean; issues: InkIssue[] };

/** Plays a story and its translation side by side, each time with other choices and another seed. */
export function answerSameGame({ program, table, plays }: SameGameQuestion): SameGameAnswer {
  const marked = markTranslation(program, table);
  const compiled: string[] = [];
  const programs = [program, translateProgram(program, table), marked.program];
  for (const [index, one] of programs.entries()) {
    const { story, issues } = compileInk(one, { countsAllVisits: true });
    if (story === null) {
      const errors = issues.filter(({ isWarning }) => !isWarning);
      return { kind: 'mistakes', isOriginal: index === 0, issues: errors };
    }
    compiled.push(story.ToJson() ?? '');
  }
  const [original = '', translated = '', probe = ''] = compiled;
  const { functions } = usableNames(withOwnFile(program, table.code));
  const both = new PlayedLanguages(original, translated, functions);
  const rowOf = (number: number): TextRow | undefined => marked.rows[number];
  const shown = new ShownTexts(probe, (number) => {
    const row = rowOf(number);
    return row === undefined || marked.isTranslated(row);
  });
  let difference: PlayDifference | null = null;
  for (let seed = 1; seed <= plays && difference === null; seed += 1) {
    difference = both.compare(seed, (turn) => shown.follow(turn));
  }
  const texts = shown.faults.flatMap(({ number, ...text }) => {
    const row = rowOf(number);
    return row === undefined ? [] : [{ ...text, row }];
  });
  return difference === null
    ? { kind: 'same', plays, moves: both.moves, texts }
    : { kind: 'differs', difference, texts };
}
