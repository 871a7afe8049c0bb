import { lineKind } from '../../../ink/reading/line-kind';
import type { StoryProgram } from '../../../ink/story/story-program';

/** What changed between two texts. */
export interface TextChange {
  added: number;
  removed: number;
  /** The first line that the newer text has and the older does not, or else the first one that is gone. */
  firstLine: string;
}

const LONGEST = 80;

/** Compares two texts by their lines; a line that only moved is no change. */
export function textChange(older: StoryProgram, newer: StoryProgram): TextChange {
  const before = linesOf(older);
  const after = linesOf(newer);
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start])
    start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length);
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  const added = without(come, gone);
  const removed = without(gone, come);
  const line = added.find(hasWords) ?? removed.find(hasWords) ?? '';
  return {
    added: added.length,
    removed: removed.length,
    firstLine: shortened(line),
  };
}

/** The first line of a text that its players read. */
export function firstLineOf({ source }: StoryProgram): string {
  let first = '';
  for (const [line] of source.matchAll(/^.*[\p{L}\p{N}].*$/gmu)) {
    if (['text', 'choice'].includes(lineKind(line))) return shortened(line.trim());
    first ||= line.trim();
  }
  return shortened(first);
}

function shortened(line: string): string {
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1).trimEnd()}…` : line;
}

function linesOf({ source, files }: StoryProgram): string[] {
  return [source, ...Object.values(files)].flatMap((text) =>
    text.split('\n').map((line) => line.trim()),
  );
}

/** The lines without those that `others` have, as often as they have them. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    if (count > 0) counts.set(line, count - 1);
    return count === 0;
  });
}

function hasWords(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line);
}
