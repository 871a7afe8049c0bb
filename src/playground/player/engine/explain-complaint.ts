import { declaredNames } from '../../../ink/compile/declared-names';
import { tellIssue } from '../../../ink/compile/tell-issue';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { Complaint, ReportedText } from './story-message';
import { linesWith, markupPattern } from './written-lines';

/** Explains an error or warning of the compiler or of a running story in words that writers understand. */
export async function explainComplaint(
  { issue, isEngineFailure, path, called }: Complaint,
  text: ReportedText,
): Promise<StoryMessage> {
  const [caller = issue] =
    called === undefined ? [] : linesWith(text.program, markupPattern(called));
  const { file, line } = (await text.lineOf(path)) ?? caller;
  return { ...tellIssue({ ...issue, file, line }, namesOf(text.program)), isEngineFailure };
}

/** Names that the story declares, to suggest for a misspelt one. */
function namesOf({ source, files }: StoryProgram): string[] {
  return [...new Set([source, ...Object.values(files)].flatMap(declaredNames))];
}
