/** Where a block goes, and the empty lines that it needs around it. */
export interface BlockPlace {
  from: number;
  to: number;
  above: string;
  below: string;
}

/**
 * A block goes to the empty line of the cursor, below the paragraph of the cursor, or in the place of the lines that are
 * selected.
 */
export function placeBlock(text: string, from: number, to: number): BlockPlace {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = endOfLine(text, to);
  if (from !== to) return between(text, lineStart, lineEnd);
  if (text.slice(lineStart, lineEnd).trim() === '') return between(text, lineEnd, lineEnd);
  const gap = /\n[ \t]*(?=\n)/.exec(text.slice(lineEnd));
  const end = gap === null ? text.trimEnd().length : lineEnd + gap.index;
  return between(text, Math.max(end, lineEnd), Math.max(end, lineEnd));
}

function between(text: string, from: number, to: number): BlockPlace {
  const above = text.slice(0, from);
  const below = text.slice(to);
  return { from, to, above: aboveOf(above), below: /^\s*$|^\n[ \t]*\n/.test(below) ? '' : '\n' };
}

function aboveOf(above: string): string {
  const [line = '', previous = ''] = above.split('\n').reverse();
  if (line.trim() !== '') return '\n\n';
  return previous.trim() === '' ? '' : '\n';
}

function endOfLine(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  return end < 0 ? text.length : end;
}
