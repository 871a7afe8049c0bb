import { groupBy } from '../../base/lists/group-by';
import type { InkProgram } from '../compile/compile-ink';
import type { MapLine } from './story-graph';

/** Finds the last line of the text that begins at a line and ends before the next of these heads, without empty lines. */
export function endLineOf(
  heads: readonly MapLine[],
  { source, files }: InkProgram,
): (place: MapLine) => number {
  const headsIn = groupBy(heads, ({ file }) => file);
  const texts = new Map<string | null, { lines: string[]; starts: number[] }>();
  const readText = (file: string | null) => ({
    lines: ((file === null ? source : files[file]) ?? '').split('\n'),
    starts: (headsIn.get(file) ?? []).map(({ line }) => line).sort((one, other) => one - other),
  });
  return ({ file, line }) => {
    const text = texts.get(file) ?? readText(file);
    texts.set(file, text);
    const { lines, starts } = text;
    const next = starts.find((start) => start > line) ?? Infinity;
    let end = Math.min(lines.length, next - 1);
    while (end > line && lines[end - 1]?.trim() === '') end -= 1;
    return Math.max(end, line);
  };
}
