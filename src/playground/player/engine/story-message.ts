import type { InkIssue } from '../../../ink/compile/ink-issue';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryProgram } from '../../../ink/story/story-program';
import type { StoryPath } from './bounded-story';
import type { Failure } from './engine-failures';
import { fetchPart } from './phase';
import type { StoryLine } from './story-lines';

/** An error or warning of the compiler or of a running story, still in ink’s own words. */
export interface Complaint {
  issue: InkIssue;
  isEngineFailure: boolean;
  /** Its path in the story, if its line is not known. */
  path: StoryPath | null;
  /** The function that markup calls: it is told at the line of the markup. */
  called?: string;
}

/** A turn that had to be stopped at this path. */
export interface Stop {
  stoppedAt: StoryPath | null;
}

/** Something to tell the writer that is not put into words yet. */
export type Wordless = Failure | Complaint | Stop;

/** Something to tell the writer. */
export type Report = StoryMessage | Wordless;

/** The text that the reports refer to. */
export interface ReportedText {
  program: StoryProgram;
  lineOf: (path: StoryPath | null) => Promise<StoryLine | null>;
}

/** The message that something in this page itself keeps the story from continuing. */
export function pageFailure(text: string, hint: string): StoryMessage {
  return { severity: 'error', text, hint, file: null, line: null, isEngineFailure: false };
}

/** More than anybody reads. */
const MAX_MESSAGES = 50;

/** Turns reports into messages that writers understand, with their lines. */
export async function settleMessages(
  reports: readonly Report[],
  text: ReportedText,
): Promise<StoryMessage[]> {
  const unique = new Map<string, StoryMessage>();
  for (const report of reports) {
    const message = await settle(report, text);
    const { severity, file, line } = message;
    const key = JSON.stringify(isDeadEnd(report) ? [file, line] : message);
    // The compiler foresees a dead end with a warning, which the story’s error replaces.
    if (severity === 'error' || !unique.has(key)) unique.set(key, message);
  }
  return [...unique.values()].slice(0, MAX_MESSAGES);
}

function isDeadEnd(report: Report): boolean {
  return 'issue' in report && /^(?:Apparent loose end|ran out of)/.test(report.issue.text);
}

async function settle(report: Report, text: ReportedText): Promise<StoryMessage> {
  if ('severity' in report) return report;
  try {
    // Most stories have nothing to explain, so the words are loaded when they are needed.
    if ('issue' in report) {
      const { explainComplaint } = await fetchPart(() => import('./explain-complaint'));
      return await explainComplaint(report, text);
    }
    const { explainFailure } = await fetchPart(() => import('./explain-failure'));
    return await explainFailure(report, text);
  } catch {
    return inFewWords(report);
  }
}

/** What can be said without a connection, and in a game of its own. */
function inFewWords(report: Wordless): StoryMessage {
  const message: StoryMessage = {
    severity: 'error',
    text: 'stoppedAt' in report ? 'This story never stops.' : 'A game fails here.',
    hint: null,
    file: null,
    line: null,
    isEngineFailure: true,
  };
  if (!('issue' in report)) return message;
  const { issue, isEngineFailure } = report;
  const { isWarning, text, file, line } = issue;
  const severity = isWarning ? 'warning' : 'error';
  return { ...message, severity, text, file, line, isEngineFailure };
}
