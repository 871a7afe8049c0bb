import { declaredNames } from '../../../ink/compile/declared-names';
import { explainIssue } from '../../../ink/compile/explain-issue';
import { mendName } from '../../../ink/compile/mend-name';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { Complaint, ReportedText } from './story-message';
import { linesWith, markupPattern, watchPattern } from './written-lines';

/** Explains an error or warning of the compiler or of a running story in words that writers understand. */
export async function explainComplaint(
  { issue, isEngineFailure, path, called }: Complaint,
  text: ReportedText,
): Promise<StoryMessage> {
  const written = writtenAs(issue.text, called);
  const [place = issue] = written === null ? [] : linesWith(text.program, written);
  const { file, line } = (await text.lineOf(path)) ?? place;
  const missing = missingPlace(issue.text);
  const placed = { ...issue, file, line };
  const words = explainIssue(placed, namesOf(text.program));
  const mend = mendName(placed, text.program);
  return {
    ...words,
    isEngineFailure,
    ...(missing !== undefined && { missing }),
    ...(mend !== null && { mend }),
  };
}

/** The name that a complaint finds nowhere, if it could be that of a place. */
function missingPlace(complaint: string): string | undefined {
  const { name } = /^Divert target not found: '-> (?<name>[^']+)'/.exec(complaint)?.groups ?? {};
  return name !== undefined && /^(?:end|done)$/i.test(name) ? undefined : name;
}

/** Names that the story declares, to suggest for a misspelt one. */
function namesOf({ source, files }: StoryProgram): string[] {
  return [...new Set([source, ...Object.values(files)].flatMap((text) => declaredNames(text)))];
}

/** What the line looks like that a complaint is about, if the engine does not know it: markup that calls, or a tag. */
function writtenAs(complaint: string, called: string | undefined): RegExp | null {
  if (called !== undefined) return markupPattern(called);
  const name = /^Cannot observe variable '(?<name>[^']*)'/.exec(complaint)?.groups?.name;
  return name === undefined ? null : watchPattern(name);
}
