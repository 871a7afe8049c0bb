import type { EntrySynonym } from '../search/entry-synonyms';
import { nearestName, sameButCapitals } from '../text/nearest-name';

/** The names that other words for tags and markup mean, by those words: `color` → `highlight`. */
export interface MeantNames {
  tags: Record<string, string>;
  markup: Record<string, string>;
}

/** Collects the words that authors may write instead of a tag or markup; the first meaning of a word is used. */
export function meantNames(synonyms: readonly EntrySynonym[]): MeantNames {
  const meant: MeantNames = { tags: {}, markup: {} };
  for (const { names, phrases } of synonyms) {
    const [name = ''] = names;
    const { groups } = /^(?:#\s*(?<tag>\w+)|\[(?<markup>[-\w]+)\])$/.exec(name) ?? {};
    const kind = groups?.tag === undefined ? 'markup' : 'tags';
    const bare = groups?.tag ?? groups?.markup;
    if (bare === undefined) continue;
    for (const word of phrases.map(asWord)) meant[kind][word] ??= bare;
  }
  return meant;
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

function asWord(phrase: string): string {
  return phrase.toLowerCase().replace(/[\s-]+/g, '_');
}
