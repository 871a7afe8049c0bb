import { compileInk } from '../../ink/compile/compile-ink';
import type { InkIssue } from '../../ink/compile/ink-issue';
import { PlayedLanguages, type PlayDifference } from '../../ink/languages/compare-play';
import type { LanguageTable } from '../../ink/languages/language-table';
import { withOwnFile } from '../../ink/languages/own-file';
import { translateProgram } from '../../ink/languages/translate';
import { usableNames } from '../../ink/languages/usable-names';
import type { StoryProgram } from '../../ink/story/story-program';

/** A story, and the translation that should be the same game. */
export interface SameGameQuestion {
  program: StoryProgram;
  table: LanguageTable;
}

/** What came of playing both. */
export type SameGameAnswer =
  | { kind: 'same'; plays: number; moves: number }
  | { kind: 'differs'; difference: PlayDifference }
  | { kind: 'mistakes'; isOriginal: boolean; issues: InkIssue[] };

/** How often both are played, each time with other choices and another seed. */
const PLAYS = 200;

/** Plays a story and its translation side by side. */
export function answerSameGame({ program, table }: SameGameQuestion): SameGameAnswer {
  const compiled: string[] = [];
  for (const [index, one] of [program, translateProgram(program, table)].entries()) {
    const { story, issues } = compileInk(one, { countsAllVisits: true });
    if (story === null) {
      const errors = issues.filter(({ isWarning }) => !isWarning);
      return { kind: 'mistakes', isOriginal: index === 0, issues: errors };
    }
    compiled.push(story.ToJson() ?? '');
  }
  const [original = '', translated = ''] = compiled;
  const { functions } = usableNames(withOwnFile(program, table.code));
  const both = new PlayedLanguages(original, translated, functions);
  for (let seed = 1; seed <= PLAYS; seed += 1) {
    const difference = both.compare(seed);
    if (difference !== null) return { kind: 'differs', difference };
  }
  return { kind: 'same', plays: PLAYS, moves: both.moves };
}
