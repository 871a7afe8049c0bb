import { declaredNames } from '../../../ink/compile/declared-names';
import { explainIssue } from '../../../ink/compile/explain-issue';
import { mendName } from '../../../ink/compile/mend-name';
import {
  readComplaint,
  type Complaint as KnownComplaint,
  type ComplaintKind,
} from '../../../ink/compile/read-complaint';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { Complaint, ReportedText } from './story-message';
import { linesWith, markupPattern, watchPattern } from './written-lines';

/** Complaints about a variable that nothing declares. */
const OF_VARIABLES: ReadonlySet<ComplaintKind | undefined> = new Set<ComplaintKind>([
  'name',
  'variable',
  'observed',
  'assigned',
]);

/** Explains an error or warning of the compiler or of a running story in words that writers understand. */
export async function explainComplaint(
  { issue, isEngineFailure, path, called }: Complaint,
  text: ReportedText,
): Promise<StoryMessage> {
  const complaint = readComplaint(issue.text);
  const written = writtenAs(complaint, called);
  const [place = issue] = written === null ? [] : linesWith(text.program, written);
  const { file, line } = (await text.lineOf(path)) ?? place;
  const missing = complaint?.kind === 'place' ? complaint.about : undefined;
  const undeclared = OF_VARIABLES.has(complaint?.kind) ? complaint?.about : undefined;
  const placed = { ...issue, file, line };
  const words = explainIssue(placed, namesOf(text.program));
  const mend = mendName(placed, text.program);
  return {
    ...words,
    isEngineFailure,
    ...(missing !== undefined && { missing }),
    ...(mend === null && undeclared !== undefined && { undeclared }),
    ...(mend !== null && { mend }),
  };
}

/** Names that the story declares, to suggest for a misspelt one. */
function namesOf({ source, files }: StoryProgram): string[] {
  return [...new Set([source, ...Object.values(files)].flatMap((text) => declaredNames(text)))];
}

/** What the line looks like that a complaint is about, if the engine does not know it: markup that calls, or a tag. */
function writtenAs(complaint: KnownComplaint | null, called: string | undefined): RegExp | null {
  if (called !== undefined) return markupPattern(called);
  return complaint?.kind === 'observed' ? watchPattern(complaint.groups.own ?? '') : null;
}
