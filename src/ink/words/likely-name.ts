import { nearestName, sameButCapitals } from '../../base/text/nearest-name';

/** The names that other words for tags and markup mean, by those words: `color` → `highlight`. */
export interface MeantNames {
  tags: Record<string, string>;
  markup: Record<string, string>;
}

/**
 * The known name that was probably meant: the same except for case, else the meaning of the word, else the nearest
 * spelling; null if there is none.
 */
export function likelyName(
  word: string,
  known: readonly string[],
  meant: Record<string, string>,
): string | null {
  const own = asWord(word);
  const meaning = Object.hasOwn(meant, own) ? meant[own] : undefined;
  return sameButCapitals(word, known) ?? meaning ?? nearestName(word, known);
}

/** A word as names are written: `auto choice` → `auto_choice`. */
export function asWord(phrase: string): string {
  return phrase.toLowerCase().replace(/[\s-]+/g, '_');
}
