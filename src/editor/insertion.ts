/** What is inserted where, and where the cursor is then. */
export interface Insertion {
  from: number;
  insert: string;
  cursor: number;
}

/** Lines that are not text: markup in them would not be shown. */
const NO_TEXT = /^\s*(?:#|\/[/*]|~|={2,}|=\s*\w|->|<-|(?:VAR|CONST|LIST|INCLUDE|EXTERNAL)\b|TODO:)/;
/** A line after which the story is elsewhere. */
const LEAVES = /->\s*[\w.]+\s*$/;

/**
 * Where a tag or markup goes if it is inserted at a position: markup into a line of text, at the cursor; everything
 * else on a line of its own, because a tag ends with its line.
 */
export function insertionAt(text: string, position: number, snippet: string): Insertion {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const next = text.indexOf('\n', position);
  const end = next < 0 ? text.length : next;
  const line = text.slice(start, end);
  const indent = /^[ \t]*/.exec(line)?.[0] ?? '';
  const isBlank = line.trim() === '';
  if (isBlank || (!snippet.startsWith('#') && !NO_TEXT.test(line))) {
    const from = isBlank ? end : position;
    return { from, insert: snippet, cursor: from + snippet.length };
  }
  const isBefore = text.slice(start, position).trim() === '' || LEAVES.test(line);
  if (!isBefore) {
    const insert = `\n${indent}${snippet}`;
    return { from: end, insert, cursor: end + insert.length };
  }
  const from = start + indent.length;
  return { from, insert: `${snippet}\n${indent}`, cursor: from + snippet.length };
}
