import type { Wrap } from './insertion';

/** A change of a text, and what is selected after it. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
  selection: { anchor: number; head: number };
}

/** Puts signs around the selection or the word of the cursor, or removes those that are there. */
export function toggleSign(
  text: string,
  range: { from: number; to: number },
  wrap: Wrap,
): TextChange {
  const { sign, sample } = wrap;
  const { from, to } = range.from === range.to ? wordAt(text, range.from) : range;
  const inner = text.slice(from, to);
  const { length } = sign;
  if (isSigned(text, from, to, sign)) {
    return change(from - length, to + length, '', inner, '');
  }
  if (inner.length > 2 * length && isSigned(text, from + length, to - length, sign)) {
    return change(from, to, '', inner.slice(length, -length), '');
  }
  return change(from, to, sign, inner === '' ? sample : inner, sign);
}

function change(
  from: number,
  to: number,
  before: string,
  inner: string,
  after: string,
): TextChange {
  const anchor = from + before.length;
  const selection = { anchor, head: anchor + inner.length };
  return { from, to, insert: before + inner + after, selection };
}

function wordAt(text: string, position: number): { from: number; to: number } {
  const before = /[\p{L}\p{N}_’'-]*$/u.exec(text.slice(0, position))?.[0].length ?? 0;
  const after = /^[\p{L}\p{N}_’'-]*/u.exec(text.slice(position))?.[0].length ?? 0;
  // At the edge of a word, something new begins.
  if (before === 0 || after === 0) return { from: position, to: position };
  return { from: position - before, to: position + after };
}

/** Whether the sign is on both sides: of three stars, two are bold and one is italic. */
function isSigned(text: string, from: number, to: number, sign: string): boolean {
  const letter = sign.charAt(0);
  let count = 0;
  while (text[from - count - 1] === letter && text[to + count] === letter) count += 1;
  return sign === '*' ? count % 2 === 1 : count >= sign.length;
}
