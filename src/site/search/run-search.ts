import { searchMessages } from '../../config/messages/search';
import { correctWords, likelyWords } from '../../docs/search/correct-words';
import { isCalled, isEntryNamed, rankNames } from '../../docs/search/rank-names';
import { readQuery, type SearchQuery } from '../../docs/search/read-query';
import {
  cardKey,
  type SearchCards,
  type SearchData,
  type SearchName,
} from '../../docs/search/search-data';
import { cardOptions, groupPages, nameOption } from './group-results';
import type { LoadedTexts } from './pagefind-client';
import type { ChosenFacet } from './search-facet';
import type { SearchAnswer, SearchGroup, SearchOption } from './search-result';

/** So few results may be due to a misspelling that is in the texts, too. */
const RARE = 2;

export interface SearchRequest {
  text: string;
  facet: ChosenFacet;
  /** How many pages to return. */
  pages: number;
  /** Whether to leave unknown words uncorrected. */
  isExact: boolean;
}

/** The results available before the texts are loaded: matching names. */
export function searchNames(
  { text, facet }: SearchRequest,
  data: SearchData,
  cards: SearchCards,
): SearchAnswer {
  const query = queryOf(text, data);
  return {
    isComplete: false,
    groups: namedGroups(
      { typed: [text, query.text], cards },
      query,
      namesFor(text, query, data),
      facet,
    ),
    hasMore: false,
    corrected: null,
    also: null,
    words: query.words,
  };
}

/** Searches: matching names come first, then the pages whose texts contain the words. */
export async function searchTexts(
  { text, facet, pages, isExact }: SearchRequest,
  data: SearchData,
  texts: LoadedTexts,
  cards: SearchCards,
): Promise<SearchAnswer> {
  const typed = queryOf(text, data);
  const isKnown = isExact || namesFor(text, typed, data).length + typed.synonyms.length > 0;
  const corrected = isKnown ? null : correctWords(typed.text, knownWords(data, texts));
  const query = corrected === null ? typed : queryOf(corrected, data);
  const own = corrected ?? text;
  const named = namedGroups(
    { typed: [own, query.text], cards },
    query,
    namesFor(own, query, data),
    facet,
  );
  const skip = new Set(named.flatMap(({ options }) => options.map(({ href }) => href)));
  const search = async (words: string) => {
    const { results } = await texts.pagefind.search(words, { filters: { kind: filterOf(facet) } });
    const found = await Promise.all(results.slice(0, pages).map((result) => result.data()));
    const { length } = results;
    return { ...groupPages(found, { words, skip }), count: length, hasMore: length > pages, words };
  };
  let best = await search(query.words);
  if (!best.isSaid && query.tellingWords !== query.words) {
    const telling = await search(query.tellingWords);
    if (telling.isSaid || best.groups.length === 0) best = telling;
  }
  for (const words of query.otherWords) {
    if (best.groups.length > 0) break;
    best = await search(words);
  }
  const groups = [...named, ...best.groups];
  const isRare = !isExact && named.length === 0 && groups.length > 0 && best.count <= RARE;
  const also = isRare ? likelyWords(query.text, knownWords(data, texts)) : null;
  if (also !== null) {
    const request = { text: also, facet, pages, isExact: true };
    const more = await searchTexts(request, data, texts, cards);
    if (more.groups.length > 0) {
      const ids = new Set(groups.map(({ id }) => id));
      groups.push(...more.groups.filter(({ id }) => !ids.has(id)));
      return { ...more, groups, corrected, also };
    }
  }
  return {
    isComplete: true,
    groups,
    hasMore: best.hasMore && best.groups.length > 0,
    // A correction that finds nothing either is no help.
    corrected: groups.length === 0 ? null : corrected,
    also: null,
    words: best.words,
  };
}

/** Whether the name of an entry was typed, so that its card is shown. */
export function asksForCard({ text }: SearchRequest, data: SearchData): boolean {
  const typed = [text, queryOf(text, data).text];
  return data.names.some((name) => typed.some((one) => isEntryNamed(one, name)));
}

function queryOf(text: string, { synonyms }: SearchData): SearchQuery {
  const { smallWords: small, weakWords: weak } = searchMessages;
  return readQuery(text, synonyms, { small, weak });
}

/** The names that were typed, or asked for: “what is a knot?”. */
function namesFor(text: string, query: SearchQuery, { names }: SearchData): SearchName[] {
  const typed = rankNames(text, names);
  return typed.length > 0 ? typed : rankNames(query.text, names);
}

function namedGroups(
  { typed, cards }: { typed: readonly string[]; cards: SearchCards },
  { synonyms, isSynonym }: SearchQuery,
  names: readonly SearchName[],
  facet: ChosenFacet,
): SearchGroup[] {
  if (facet !== 'all' && facet !== 'reference') return [];
  // Only one card: another entry of the same name is a line below it.
  const carded = names.find((name) => typed.some((text) => isEntryNamed(text, name)));
  const optionsOf = (some: readonly SearchName[]) =>
    some.flatMap((name) => {
      const card = name === carded ? cards[cardKey(name)] : undefined;
      return card ? cardOptions(name, card) : [nameOption(name, name.kind !== 'term')];
    });
  const meant = synonyms.map((synonym) => nameOption(synonym, false));
  // What is called exactly as typed comes before what else the word stands for; a question is about more.
  const called = names.slice(0, 1).filter((name) => isCalled(typed[0] ?? '', name));
  // “#” asks for the sign itself; “#CLEAR” is a tag, whatever “#” means on its own.
  const first = isSynonym ? called : names;
  const all = [
    ...optionsOf(first),
    ...meant,
    ...optionsOf(names.filter((name) => !first.includes(name))),
  ];
  // The same thing can be found by name and by synonym: each address and title is listed once.
  const seen = new Set<string>();
  const options = all.filter(({ href, title }: SearchOption) => {
    const key = `${href} ${title}`;
    return !seen.has(key) && seen.add(key);
  });
  return options.length === 0 ? [] : [{ id: 'named', title: searchMessages.named, options }];
}

function filterOf(facet: ChosenFacet): string | { any: string[] } {
  // Samples are parts of guides: among all results they would appear twice.
  return facet === 'all' ? { any: ['guide', 'reference'] } : facet;
}

let known: { texts: LoadedTexts; words: readonly string[] } | null = null;

/** The words of texts, names and synonyms, computed once. */
function knownWords({ names, synonyms }: SearchData, texts: LoadedTexts): readonly string[] {
  if (known?.texts !== texts) {
    const others = [...names.flatMap((name) => name.names), ...synonyms.flatMap((s) => s.written)];
    const words = others.join(' ').toLowerCase().split(' ');
    known = { texts, words: [...new Set([...texts.vocabulary, ...words])] };
  }
  return known.words;
}
