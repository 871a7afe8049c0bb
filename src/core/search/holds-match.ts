import { markedText } from './marked-text';

/** Letters that a word and what was found for it must have in common at their beginnings. */
const COMMON = 3;

/**
 * Tells whether something in an excerpt was really looked for: for a word that no text has, Pagefind marks those that
 * begin with the same letter or two.
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
