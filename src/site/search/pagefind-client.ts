import { withPrefix } from 'gatsby';
import { collectNames } from '../../docs/search/collect-names';
import type { SearchCards, SearchSource } from '../../docs/search/search-data';
import { importModule } from './import-module';
import type { Pagefind, PagefindModule } from './pagefind';

/** The text index. */
export interface LoadedTexts {
  pagefind: Pagefind;
  /** Its words, the most frequent first. */
  vocabulary: readonly string[];
}

/** Thrown if search is not available because this build has no index. */
export class MissingIndexError extends Error {}

/** Fetches the names, once; they are small enough to load before the first letter is typed. */
export const [loadNames] = once(async () =>
  collectNames(await fetchJson<SearchSource>('search-data.json')),
);

/** Fetches the content of the entries’ cards, once, when an entry’s name is typed for the first time. */
export const [loadCards] = once(() => fetchJson<SearchCards>('search-cards.json'));

/**
 * Fetches Pagefind and the start of its index, once, and only for a search, because of their size. Pagefind caches
 * its failures for ever, so it must be discarded after one.
 */
export const [loadTexts, forgetTexts] = once(async (): Promise<LoadedTexts> => {
  const [pagefind, vocabulary] = await Promise.all([
    startPagefind(),
    fetchJson<string>('search-words.json'),
  ]);
  return { pagefind, vocabulary: vocabulary.split(' ') };
});

/** Caches the result of `load` until `forget` is called; after a failure, the next call tries again. */
function once<Loaded>(load: () => Promise<Loaded>): [() => Promise<Loaded>, () => void] {
  let loading: Promise<Loaded> | null = null;
  const forget = (): void => {
    loading = null;
  };
  const get = (): Promise<Loaded> =>
    (loading ??= load().catch((error: unknown) => {
      forget();
      throw error;
    }));
  return [get, forget];
}

async function fetchJson<Data>(name: string): Promise<Data> {
  const response = await fetch(withPrefix(`/pagefind/${name}`));
  const type = response.headers.get('content-type');
  const isData = type?.includes('json') === true;
  // If the file is missing, `develop` responds with a page; elsewhere a page comes from a captive portal, which is
  // temporary.
  const isMissing = response.ok && !isData && process.env.NODE_ENV === 'development';
  if (response.status === 404 || isMissing) throw new MissingIndexError();
  if (!response.ok || !isData) throw new Error(`${response.status} ${type}`);
  return (await response.json()) as Data;
}

async function startPagefind(): Promise<Pagefind> {
  const { createInstance } = (await importModule(
    withPrefix('/pagefind/pagefind.js'),
  )) as PagefindModule;
  const pagefind = createInstance({
    // Addresses as in links, which get the prefix when they are rendered.
    baseUrl: '/',
    // A worker would load all of its code a second time, for searches that take a few milliseconds.
    noWorker: true,
    excerptLength: 22,
    // Guides come before the short records of names, which are found by name anyway.
    ranking: {
      metaWeights: { title: 6, name: 0.5, page: 0, kind: 0, url: 0 },
      pageLength: 0.05,
      termFrequency: 0.6,
    },
  });
  await pagefind.init();
  return pagefind;
}
