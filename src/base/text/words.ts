/** Joins words for a sentence: `a, b and c`. */
export function listWords(words: readonly string[], conjunction = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/** A number of things: `1 error`, `2 errors`. */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Where a line is, from one that is so many lines below it: forms of the CMS have other numbers than files. */
export function placeAbove(lines: number): string {
  return lines === 0 ? 'in the same line' : `${countOf(lines, 'line')} above`;
}
