/**
 * A mark is three characters that no font has and ink shows as they are: one that begins it, and a number in the
 * private use area of Unicode.
 */
const START = '\uf8ff';
const DIGITS = 0xe000;
const BASE = 0x1000;
const MARK = /\uf8ff([\ue000-\uefff])([\ue000-\uefff])/g;

/** What stands before a text of a story, so that it can be told which one is shown. */
export function markOf(number: number): string {
  return START + String.fromCharCode(DIGITS + Math.floor(number / BASE), DIGITS + (number % BASE));
}

/** The marked texts of a line as it is shown: their numbers, each with the words up to the next mark. */
export function readMarks(shown: string): { number: number; words: string }[] {
  const marks = [...shown.matchAll(MARK)];
  return marks.map(({ 0: mark, 1: high = '', 2: low = '', index }, at) => ({
    number: (high.charCodeAt(0) - DIGITS) * BASE + low.charCodeAt(0) - DIGITS,
    words: shown.slice(index + mark.length, marks[at + 1]?.index),
  }));
}
