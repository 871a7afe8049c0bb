import type { StoryProgram } from '../../../ink/story/story-program';
import type { StoryLine } from '../../player/engine/story-lines';
import type { TesterNote } from '../../notes/tester-note';
import type { Replay } from '../walk/packed-replay';

/** What has become of the place that a note is about. */
export interface NotePlace {
  kind:
    /** As the tester saw it, or with another text. */
    | 'same'
    | 'changed'
    /** The way there is gone, but not the words; or neither is there. */
    | 'moved'
    | 'gone';
  /** Where it stands now; null if that is not known. */
  at: StoryLine | null;
}

/** Finds the place of a note in a text that may have changed since, from the play that was repeated in it. */
export function notePlace({ seen }: TesterNote, replay: Replay, program: StoryProgram): NotePlace {
  if (replay.stoppedAt !== null || replay.hasFailed) {
    const at = lineWith(program, seen);
    return { kind: at === null ? 'gone' : 'moved', at };
  }
  const was = wordsIn(seen);
  const shown = was.length === 0 ? [] : wordsIn(replay.text).slice(-was.length);
  const isSame = was.every((line, index) => shown[index]?.startsWith(line) === true);
  return {
    kind: isSame ? 'same' : 'changed',
    at: replay.at && lineBefore(program, seen, replay.at),
  };
}

/** The lines with something to read: a paragraph of tags alone, such as a picture’s, is on the screen but in no text. */
function wordsIn(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** The line with what was seen last: choices below it are looked at later than it is printed. */
function lineBefore(
  { source, files }: StoryProgram,
  seen: readonly string[],
  at: StoryLine,
): StoryLine {
  const wanted = lastOf(seen);
  const lines = (at.file === null ? source : (files[at.file] ?? '')).split('\n', at.line);
  const found = wanted === '' ? -1 : lines.findLastIndex((line) => line.includes(wanted));
  return found < 0 ? at : { file: at.file, line: found + 1 };
}

function lastOf(seen: readonly string[]): string {
  return seen.findLast((line) => line.trim() !== '')?.trim() ?? '';
}

/** Words that are too short to be found again stand in many places. */
const SHORTEST = 12;

/** The line that still has what the tester saw last, word by word. */
function lineWith({ source, files }: StoryProgram, seen: readonly string[]): StoryLine | null {
  const wanted = lastOf(seen);
  if (wanted.length < SHORTEST) return null;
  const texts: [string | null, string][] = [[null, source], ...Object.entries(files)];
  for (const [file, text] of texts) {
    const line = text.split('\n').findIndex((one) => one.includes(wanted));
    if (line >= 0) return { file, line: line + 1 };
  }
  return null;
}
