/** A markup tag as written in the text. */
export interface WrittenTag {
  name: string;
  /** Everything between the name and the closing bracket. */
  rest: string;
  isClosing: boolean;
  start: number;
  /** Index after the closing bracket. */
  end: number;
}

const HEAD = /\[(\/?)([-\w]+)/y;

/**
 * Finds the first tag at or after `from`, as `/\[(\/?)([-\w]+)([^\]]*)\]/` does; that expression itself takes
 * quadratic time if brackets are never closed.
 */
export function nextTag(text: string, from: number): WrittenTag | null {
  for (let start = text.indexOf('[', from); start >= 0; start = text.indexOf('[', start + 1)) {
    HEAD.lastIndex = start;
    const match = HEAD.exec(text);
    if (match === null) continue;
    const [head, slash, name = ''] = match;
    const close = text.indexOf(']', start + head.length);
    if (close < 0) return null;
    const rest = text.slice(start + head.length, close);
    return { name, rest, isClosing: slash === '/', start, end: close + 1 };
  }
  return null;
}

/** Finds `[/name]`, ignoring case, at or after `from`: its start and end, or null. */
export function findClosing(
  text: string,
  name: string,
  from: number,
): { start: number; end: number } | null {
  // Names contain only letters, digits, `_` and `-`, so nothing needs escaping in the expression.
  const closing = new RegExp(`\\[/${name}\\]`, 'gi');
  closing.lastIndex = from;
  const match = closing.exec(text);
  return match === null ? null : { start: match.index, end: closing.lastIndex };
}
