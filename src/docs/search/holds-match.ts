import { markedText } from './marked-text';

/** How many letters at the beginning of a word must match. */
const COMMON = 3;

/**
 * Whether an excerpt contains something that was really searched for: for a word that is in no text, Pagefind marks
 * words that share only the first letter or two.
 */
export function holdsMatch(excerpt: string, words: string): boolean {
  const beginnings = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, COMMON));
  return markedText(excerpt).some(
    ({ text, isMarked }) =>
      isMarked && beginnings.some((beginning) => text.toLowerCase().includes(beginning)),
  );
}
