import { distance } from 'fastest-levenshtein';

const SHORTEST = 4;
/** How many letters at the end of a word can be an inflection: “divert”, “diverting”. */
const ENDING = 3;

/**
 * Replaces unknown words with the nearest known ones; null if there is nothing to correct. `known` has lower-case
 * words, the most frequent first. The last word may be incomplete.
 */
export function correctWords(text: string, known: readonly string[]): string | null {
  const words = text.split(' ');
  const corrected = words
    .map((word) => {
      const lower = word.toLowerCase();
      const isWord = lower.length >= SHORTEST && /^\p{L}+$/u.test(lower);
      return !isWord || isKnown(lower, known) ? word : (nearestWord(lower, known) ?? word);
    })
    .join(' ');
  return corrected === words.join(' ') ? null : corrected;
}

function isKnown(word: string, known: readonly string[]): boolean {
  return known.some(
    (other) =>
      other.startsWith(word) ||
      (other.length >= SHORTEST && word.length - other.length <= ENDING && word.startsWith(other)),
  );
}

function nearestWord(word: string, known: readonly string[]): string | null {
  let nearest: string | null = null;
  let limit = word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
  for (const other of known) {
    if (other.length < SHORTEST - 1 || Math.abs(other.length - word.length) > limit) continue;
    const away = isTransposed(word, other) ? 1 : distance(word, other);
    // Of equally near words, the first is the most frequent.
    if (away < limit || (away === limit && nearest === null)) {
      nearest = other;
      limit = away;
    }
  }
  return nearest;
}

/** Whether two neighbouring letters are swapped, the most common typo. */
function isTransposed(word: string, other: string): boolean {
  if (word.length !== other.length) return false;
  let at = 0;
  while (word[at] === other[at] && at < word.length) at += 1;
  return (
    at < word.length &&
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  );
}
