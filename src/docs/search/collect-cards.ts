import { samplesOf } from '../reference/card-sample';
import { entrySyntax } from '../reference/entry-syntax';
import type { ReferenceEntry } from '../reference/reference-entry';
import { writtenName } from '../reference/written-name';
import { cardKey, type SearchCard, type SearchCards, type SearchName } from './search-data';

/** The search cards of the entries in `names`; entries that would only show their name get none. */
export function collectCards(
  names: readonly SearchName[],
  entries: readonly ReferenceEntry[],
): SearchCards {
  const own = names.filter(({ kind }) => kind === 'entry');
  const cards = own.flatMap((name): [string, SearchCard][] => {
    const entry = entries.find(
      (one) => writtenName(one) === name.title && one.summary === name.summary,
    );
    const card = entry && cardOf(entry, name);
    return card && Object.keys(card).length > 0 ? [[cardKey(name), card]] : [];
  });
  return Object.fromEntries(cards);
}

function cardOf(entry: ReferenceEntry, { href, title }: SearchName): SearchCard {
  const syntax = entrySyntax(entry);
  const [sample] = samplesOf(entry);
  // The only sample of a page about a single entry is the entry’s own.
  const isPlayed = sample?.language === 'ink' && sample.meta === '' && !href.includes('#');
  return {
    ...(syntax.length > 0 && syntax.join() !== title && { syntax }),
    ...(sample !== undefined && { sample: shownCode(sample.code) }),
    ...(isPlayed && { play: `${href}?sample=sample-1#play` }),
  };
}

/** Without the context lines, which pages do not show either. */
function shownCode(code: string): string {
  return code.replace(/^\s*\/\/~.*$\n?/gm, '').trim();
}
