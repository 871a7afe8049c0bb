import type { Story as ParsedStory } from 'inkjs/compiler/Parser/ParsedHierarchy/Story';
import type { Story } from 'inkjs/engine/Story';
import { compileInk } from '../../../ink/compile/compile-ink';
import type { InkIssue } from '../../../ink/compile/ink-issue';
import { noteForIssue, type SlipNote } from '../../../ink/slips/slip-note';
import { slipNotes } from '../../../ink/slips/slip-notes';
import type { StoryMessage } from '../../../ink/story/story-message';
import { PROJECT_LIMITS, sizeOf, type StoryProgram } from '../../../ink/story/story-program';
import { pageFailure, type Report } from './story-message';

/** The result of compiling a program. */
export interface Compilation {
  /** What a published game loads; null if the program does not compile. */
  json: string | null;
  /** The compiler’s own story, which is not played: it has the line numbers. */
  story: Story | null;
  /** What the text consists of, as the compiler reads it. */
  parsed: ParsedStory | null;
  messages: Report[];
}

const nothing = { json: null, story: null, parsed: null };

/** Compiles a program as a game’s build does; never throws. */
export function compileProgram({ source, files }: StoryProgram): Compilation {
  if (sizeOf({ source, files }) > PROJECT_LIMITS.characters) {
    const text = 'The story is too long for this page: the limit is five million characters.';
    const hint = 'Shorten it, or play it in the engine itself.';
    return { ...nothing, messages: [pageFailure(text, hint)] };
  }
  const { story, parsed, issues } = compileInk({ source, files }, { countsAllVisits: true });
  const messages = withSlips(issues, slipNotes({ source, files }));
  if (story === null) return { ...nothing, messages };
  try {
    return { json: story.ToJson() ?? '', story, parsed, messages };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const failure = complain({ isWarning: false, text, file: null, line: null });
    return { ...nothing, messages: [...messages, failure] };
  }
}

/** The complaints, in the words of a slip where one is their cause, and then the slips that ink accepts. */
function withSlips(issues: readonly InkIssue[], notes: readonly SlipNote[]): Report[] {
  const causes = issues.map((issue) => noteForIssue(issue, notes));
  return [
    ...issues.map((issue, index) => {
      const cause = causes[index] ?? null;
      return cause === null
        ? complain(issue)
        : messageOf(cause, issue.isWarning ? 'warning' : 'error');
    }),
    ...notes.filter((note) => !causes.includes(note)).map((note) => messageOf(note, 'note')),
  ];
}

function messageOf(note: SlipNote, severity: StoryMessage['severity']): StoryMessage {
  const { kind, file, line, text, hint, mend, why, isQuiet } = note;
  const message = { severity, file, line, text, hint, mend, why, isEngineFailure: false };
  return isQuiet && severity === 'note' ? { ...message, quiet: kind } : message;
}

function complain(issue: InkIssue): Report {
  return { issue, isEngineFailure: false, path: null };
}
