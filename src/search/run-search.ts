import { correctWords } from '../core/search/correct-words';
import { findNames } from '../core/search/find-names';
import { readQuery } from '../core/search/read-query';
import type { SearchData } from '../core/search/search-data';
import { groupPages, nameOption } from './group-results';
import type { LoadedSearch } from './load-search';
import type { ChosenFacet } from './search-facet';
import type { SearchAnswer, SearchOption } from './search-result';
import { searchMessages } from '../site/messages/search';

export interface SearchRequest {
  text: string;
  facet: ChosenFacet;
  /** How many pages are wanted. */
  pages: number;
  /** Whether unknown words are to stay as they are. */
  isExact: boolean;
}

/** Searches: what is called so comes first, then the pages whose texts have the words. */
export async function runSearch(
  { text, facet, pages, isExact }: SearchRequest,
  { data, pagefind }: LoadedSearch,
): Promise<SearchAnswer> {
  const typed = readQuery(text, data.synonyms);
  const isKnown = isExact || findNames(text, data.names).length + typed.synonyms.length > 0;
  const corrected = isKnown ? null : correctWords(typed.words, knownWords(data));
  const words = withoutSmallWords(corrected ?? typed.words);
  const named =
    facet === 'all' || facet === 'reference' ? nameOptions(corrected ?? text, data) : [];
  const { results } = await pagefind.search(words, { filters: { kind: filterOf(facet) } });
  const found = await Promise.all(results.slice(0, pages).map((result) => result.data()));
  const groups = groupPages(found, { words, skip: new Set(named.map(({ href }) => href)) });
  return {
    groups:
      named.length === 0
        ? groups
        : [{ id: 'named', title: searchMessages.named, options: named }, ...groups],
    hasMore: results.length > pages,
    corrected,
    words,
  };
}

function nameOptions(text: string, data: SearchData): SearchOption[] {
  const names = findNames(text, data.names);
  const { synonyms, isSynonym } = readQuery(text, data.synonyms);
  const named = names.map((name) => nameOption(name, name.kind !== 'term'));
  const meant = synonyms.map((synonym) => nameOption(synonym, false));
  // “#” is the sign itself; “#CLEAR” is a tag, whatever the sign in front of it means.
  const options = isSynonym ? [...meant, ...named] : [...named, ...meant];
  // The glossary may lead to a place of its own, signs and attributes to the same place as another.
  const seen = new Set<string>();
  return options.filter(({ href, title }) => {
    const key = `${href} ${title}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Small words are in all texts; a query of nothing else is left as it is. */
function withoutSmallWords(words: string): string {
  const rest = words
    .split(' ')
    .filter((word) => !searchMessages.smallWords.includes(word.toLowerCase()));
  return rest.length === 0 ? words : rest.join(' ');
}

function filterOf(facet: ChosenFacet): string | { any: string[] } {
  // Samples are parts of guides: among all results they would be there twice.
  return facet === 'all' ? { any: ['guide', 'reference'] } : facet;
}

let known: { data: SearchData; words: string[] } | null = null;

/** The words of names and texts, made once. */
function knownWords(data: SearchData): readonly string[] {
  if (known?.data !== data) {
    const names = data.names.flatMap(({ names: all }) => all.join(' ').toLowerCase().split(' '));
    known = { data, words: [...new Set([...data.vocabulary.split(' '), ...names])] };
  }
  return known.words;
}
