import type { InkIssue } from '../../core/samples/ink-issue';
import type { StoryMessage } from './game-view';
import type { StoryLine } from './story-lines';

/** A complaint of the compiler or of a running story, still in ink’s own words. */
export interface Complaint {
  issue: InkIssue;
  isEngineFailure: boolean;
}

/** Says that a turn had to be stopped; `place` is where the story was then. */
export function endlessMessage(place: StoryLine | null): StoryMessage {
  const where = place === null ? '' : `, line ${place.line}${inFile(place.file)}`;
  return {
    severity: 'error',
    text: `This story never stops${where}. It was ended here; in a game the page would hang.`,
    hint: 'Put a choice into the circle, or a condition that leads out of it.',
    file: place?.file ?? null,
    line: place?.line ?? null,
    isEngineFailure: true,
  };
}

/** Says that something of the engine’s own fails here, as it does in a game. */
export function engineFailure(text: string, hint: string): StoryMessage {
  return { severity: 'error', text, hint, file: null, line: null, isEngineFailure: true };
}

/** Says which external functions a game would not find without more ado. */
export function standInNote(names: readonly string[]): StoryMessage {
  const list = names.map((name) => `“${name}”`).join(', ');
  return {
    ...engineFailure(
      `A game takes ${list} from resources/externals; here a function of the story stands in.`,
      'Without that file a game needs # allow_external_function_fallbacks at the top, or it does not start.',
    ),
    severity: 'note',
  };
}

/** Says that something of this page’s own keeps the story from going on. */
export function pageFailure(text: string, hint: string): StoryMessage {
  return { severity: 'error', text, hint, file: null, line: null, isEngineFailure: false };
}

/** More than anybody reads. */
const MAX_MESSAGES = 50;

function inFile(file: string | null): string {
  return file === null ? '' : ` of ${file}`;
}

/** Puts complaints into words that a writer understands; `names` are those that a misspelt one could be. */
export async function settleMessages(
  messages: readonly (StoryMessage | Complaint)[],
  names: readonly string[],
): Promise<StoryMessage[]> {
  const isSettled = messages.every((message) => !('issue' in message));
  // Most stories have nothing to explain: the words for it are fetched when they are needed.
  const explain = isSettled ? inInksWords : await loadWords();
  const settled = messages.map((message) =>
    'issue' in message ? explain(message, names) : message,
  );
  const unique = new Map(settled.map((message) => [JSON.stringify(message), message]));
  return [...unique.values()].slice(0, MAX_MESSAGES);
}

type Explain = (complaint: Complaint, names: readonly string[]) => StoryMessage;

async function loadWords(): Promise<Explain> {
  try {
    return (await import('./explain-complaint')).explainComplaint;
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
