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

/** One empty line above and one below, however many there are. */
function between(text: string, from: number, to: number): BlockPlace {
  const start = text.slice(0, from).trimEnd().length;
  const [gap] = /^\s*\n|/.exec(text.slice(to)) ?? [''];
  const isLast = text.slice(to).trim() === '';
  return {
    from: start,
    to: isLast ? to : to + gap.length,
    above: start === 0 ? '' : '\n\n',
    below: isLast ? '' : '\n\n',
  };
}

function endOfLine(text: string, position: number): number {
  const end = text.indexOf('\n', position);
  return end < 0 ? text.length : end;
}
