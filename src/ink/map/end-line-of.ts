import type { InkProgram } from '../compile/compile-ink';
import type { MapLine } from './story-graph';

/** The last line of the text that begins at a line and ends before the next of these heads, without empty lines. */
export function endLineOf(
  { file, line }: MapLine,
  heads: readonly MapLine[],
  { source, files }: InkProgram,
): number {
  const lines = ((file === null ? source : files[file]) ?? '').split('\n');
  const later = heads.filter((head) => head.file === file && head.line > line);
  let end = Math.min(lines.length, ...later.map((head) => head.line - 1));
  while (end > line && lines[end - 1]?.trim() === '') end -= 1;
  return Math.max(end, line);
}
