import type { Story } from 'inkjs/engine/Story';
import { compileInk, type CompiledInk } from '../../../ink/compile/compile-ink';
import { ParsedKnots } from '../../../ink/compile/parsed-knots';
import type { InkIssue } from '../../../ink/compile/ink-issue';
import { PROJECT_LIMITS, sizeOf, type StoryProgram } from '../../../ink/story/story-program';
import { pageFailure, type Report } from './story-message';

/** The result of compiling a program. */
export interface Compilation {
  /** What a published game loads; null if the program does not compile. */
  json: string | null;
  /** The compiler’s own story, which is not played: it has the line numbers. */
  story: Story | null;
  /** What the text consists of, as the compiler reads it: several times as large as the rest. Null if it was not read. */
  tree: CompiledInk['tree'] | null;
  messages: Report[];
}

const nothing = { json: null, story: null, tree: null };

/** Those of the text that is written. */
const writtenKnots = new ParsedKnots();

/**
 * Compiles a program as a game’s build does; never throws. One that `isWritten` has its knots from the last such one, whose
 * tree is not read any more.
 */
export function compileProgram({ source, files }: StoryProgram, isWritten = false): Compilation {
  if (sizeOf({ source, files }) > PROJECT_LIMITS.characters) {
    const text = 'The story is too long for this page: the limit is five million characters.';
    const hint = 'Shorten it, or play it in the engine itself.';
    return { ...nothing, messages: [pageFailure(text, hint)] };
  }
  const { story, tree, issues } = compileInk(
    { source, files },
    { countsAllVisits: true, knots: isWritten ? writtenKnots : null },
  );
  const messages = issues.map(complain);
  if (story === null) return { ...nothing, tree, messages };
  try {
    return { json: story.ToJson() ?? '', story, tree, messages };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const failure = complain({ isWarning: false, text, file: null, line: null });
    return { ...nothing, messages: [...messages, failure] };
  }
}

function complain(issue: InkIssue): Report {
  return { issue, isEngineFailure: false, path: null };
}
