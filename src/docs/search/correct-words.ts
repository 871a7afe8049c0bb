import { distance } from 'fastest-levenshtein';
import { searchMessages } from '../../config/messages/search';

const SHORTEST = 4;
/** From this length on, words that differ in one letter are hardly ever two words. */
const LONG = 6;
/** What is at the end of an inflected word: “divert”, “diverting”. */
const ENDINGS = new Set(searchMessages.wordEndings.split(' '));

/**
 * Replaces unknown words with the nearest known ones; null if there is nothing to correct. `known` has lower-case
 * words, the most frequent first. The last word may be incomplete.
 */
export function correctWords(text: string, known: readonly string[]): string | null {
  return replaceWords(text, (word) =>
    word.length < SHORTEST || isKnown(word, known)
      ? null
      : nearestWord(word, known, word.length < 6 ? 1 : word.length < 9 ? 2 : 3),
  );
}

/**
 * Replaces known words with more frequent ones that differ in a letter, because texts can have misspellings, too; null if
 * there are none. A word and its own inflections are not taken for each other.
 */
export function likelyWords(text: string, known: readonly string[]): string | null {
  return replaceWords(text, (word) => {
    const isOther = (other: string) => !other.startsWith(word) && !word.startsWith(other);
    const place = word.length < LONG ? 0 : known.indexOf(word);
    return place <= 0 ? null : nearestWord(word, known.slice(0, place).filter(isOther), 1);
  });
}

/** Puts in place of each word, given in lower case, what `replace` has for it; null if that changes nothing. */
function replaceWords(text: string, replace: (word: string) => string | null): string | null {
  const replaced = text
    .split(' ')
    .map((word) => (/^\p{L}+$/u.test(word) ? replace(word.toLowerCase()) : null) ?? word)
    .join(' ');
  return replaced === text ? null : replaced;
}

function isKnown(word: string, known: readonly string[]): boolean {
  return known.some(
    (other) =>
      other.startsWith(word) ||
      (other.length >= SHORTEST && word.startsWith(other) && isEnding(word, other)),
  );
}

/** Whether what follows `stem` is an ending, perhaps after a doubled letter: “stopping”. */
function isEnding(word: string, stem: string): boolean {
  const rest = word.slice(stem.length);
  return ENDINGS.has(rest) || (rest.startsWith(stem.slice(-1)) && ENDINGS.has(rest.slice(1)));
}

function nearestWord(word: string, known: readonly string[], furthest: number): string | null {
  let nearest: string | null = null;
  let limit = furthest;
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
