import { escapeRegExp } from '../../../base/text/escape-reg-exp';
import type { InkIssue } from '../../../ink/compile/ink-issue';
import type { StoryMessage } from '../../../ink/story/story-message';
import type { StoryPath } from './bounded-story';
import { fetchPart } from './fetch-part';
import type { StoryLine } from './story-lines';

/** An error or warning of the compiler or of a running story, still in ink’s own words. */
export interface Complaint {
  issue: InkIssue;
  isEngineFailure: boolean;
  /** Its path in the story, if its line is not known. */
  path: StoryPath | null;
}

/** A turn that had to be stopped at this path. */
export interface Stop {
  stoppedAt: StoryPath | null;
}

/** A message about a line that says this; if several do, about the one that is nearest to the path. */
export interface AboutLine extends StoryMessage {
  written: RegExp;
  path: StoryPath | null;
}

/** Something to tell the writer, not yet fully put into words. */
export type Report = StoryMessage | AboutLine | Complaint | Stop;

/** The text that the reports refer to. */
export interface ReportedText {
  /** Names to suggest for a misspelt one. */
  names: readonly string[];
  lineOf: (path: StoryPath | null) => Promise<StoryLine | null>;
  /** The lines that say this. */
  linesWith: (written: RegExp) => StoryLine[];
}

/** The message that a turn had to be stopped; `place` is where the story was then. */
function endlessMessage(place: StoryLine | null): StoryMessage {
  return {
    severity: 'error',
    text: 'This story never stops, or runs for too long. It was stopped here; in a game, the page would freeze.',
    hint: 'Put a choice into the loop, or a condition that leads out of it.',
    file: place?.file ?? null,
    line: place?.line ?? null,
    isEngineFailure: true,
  };
}

/** The message that something in the engine itself fails at a line that says this, as it does in a game. */
export function engineFailure(text: string, hint: string, written: RegExp): AboutLine {
  return { ...pageFailure(text, hint), isEngineFailure: true, written, path: null };
}

/** What a tag looks like in the text. */
export function tagPattern(name: string): RegExp {
  return new RegExp(`#\\s*${name}(?![\\p{L}\\d_-])`, 'u');
}

/** What markup that acts looks like if it names this. */
export function markupPattern(name: string): RegExp {
  const plain = escapeRegExp(name);
  return new RegExp(String.raw`\[(?:button|link|area|picture)\b.*${plain}`);
}

/** The note that names the external functions which a game would not find by default. */
export function standInNote(names: readonly string[]): AboutLine {
  const list = names.map((name) => `“${name}”`).join(', ');
  return {
    ...engineFailure(
      `A game loads ${list} from resources/externals; here, a function of the story is used instead.`,
      'Without that file, a game needs # allow_external_function_fallbacks at the top, or it does not start.',
      new RegExp(String.raw`^\s*EXTERNAL\s+${names[0]}\b`),
    ),
    severity: 'note',
  };
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
  if ('stoppedAt' in report) return endlessMessage(await text.lineOf(report.stoppedAt));
  if ('written' in report) {
    const { written, path, ...message } = report;
    const lines = text.linesWith(written);
    // Finding the place may load the compiler.
    const place = lines.length > 1 ? await text.lineOf(path) : null;
    return { ...message, ...nearest(lines, place) };
  }
  if (!('issue' in report)) return report;
  const { file, line } =
    (await text.lineOf(report.path)) ?? watchLine(report, text) ?? report.issue;
  // Most stories have nothing to explain, so the explanations are loaded when they are needed.
  const explain = await loadWords();
  return explain({ ...report, issue: { ...report.issue, file, line } }, text.names);
}

/** The line of a tag that names no variable, which the engine does not know. */
function watchLine({ issue }: Complaint, text: ReportedText): StoryLine | undefined {
  const name = /^Cannot observe variable '(?<name>[^']*)'/.exec(issue.text)?.groups?.name;
  if (name === undefined) return undefined;
  const written = new RegExp(`#\\s*(?:observe|persist)\\s*:\\s*${escapeRegExp(name)}\\s*(?:#|$)`);
  return text.linesWith(written)[0];
}

function nearest(lines: readonly StoryLine[], place: StoryLine | null): StoryLine | undefined {
  const far = ({ file, line }: StoryLine): number =>
    file === place?.file ? Math.abs(line - place.line) : Infinity;
  return lines.reduce<StoryLine | undefined>(
    (best, one) => (best === undefined || far(one) < far(best) ? one : best),
    undefined,
  );
}

type Explain = (complaint: Complaint, names: readonly string[]) => StoryMessage;

async function loadWords(): Promise<Explain> {
  try {
    return (await fetchPart(() => import('./explain-complaint'))).explainComplaint;
  } catch {
    return inInksWords;
  }
}

function inInksWords({ issue, isEngineFailure }: Complaint): StoryMessage {
  const { isWarning, text, file, line } = issue;
  return {
    severity: isWarning ? 'warning' : 'error',
    text,
    hint: null,
    file,
    line,
    isEngineFailure,
  };
}
