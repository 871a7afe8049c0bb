import type { Story } from 'inkjs/engine/Story';
import { compileInk } from '../../core/samples/compile-ink';
import type { InkIssue } from '../../core/samples/ink-issue';
import type { StoryProgram } from '../../core/story/story-program';
import { pageFailure, type Report } from './story-message';

/** Total characters of all files. */
export const MAX_PROGRAM_LENGTH = 1_000_000;

/** The result of compiling a program. */
export interface Compilation {
  /** What a published game loads; null if the program does not compile. */
  json: string | null;
  /** The compiler’s own story, which is not played: it has the line numbers. */
  story: Story | null;
  messages: Report[];
}

/** Compiles a program as a game’s build does; never throws. */
export function compileProgram({ source, files }: StoryProgram): Compilation {
  const texts = [source, ...Object.values(files)];
  if (texts.reduce((length, text) => length + text.length, 0) > MAX_PROGRAM_LENGTH) {
    const text = 'The story is too long for this page: the limit is a million characters.';
    const hint = 'Shorten it, or play it in the engine itself.';
    return { json: null, story: null, messages: [pageFailure(text, hint)] };
  }
  const { story, issues } = compileInk({ source, files }, { countsAllVisits: true });
  const messages = issues.map(complain);
  if (story === null) return { json: null, story, messages };
  try {
    return { json: story.ToJson() ?? '', story, messages };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const failure = complain({ isWarning: false, text, file: null, line: null });
    return { json: null, story: null, messages: [...messages, failure] };
  }
}

function complain(issue: InkIssue): Report {
  return { issue, isEngineFailure: false, path: null };
}
