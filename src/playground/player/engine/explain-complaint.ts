import { tellIssue } from '../../../ink/compile/tell-issue';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { Complaint } from './story-message';

/** Explains an error or warning of the compiler or of a running story in words that writers understand. */
export function explainComplaint(
  { issue, isEngineFailure }: Complaint,
  names: readonly string[],
): StoryMessage {
  return { ...tellIssue(issue, names), isEngineFailure };
}
