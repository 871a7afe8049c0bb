import { withPrefix } from 'gatsby';
import type { SearchData, SearchCards } from '../core/search/search-data';
import { importModule } from './import-module';
import type { Pagefind, PagefindModule } from './pagefind';

/** The index of the texts. */
export interface LoadedTexts {
  pagefind: Pagefind;
  /** Their words, the most frequent first. */
  vocabulary: readonly string[];
}

/** Why there is nothing to search in: this build has no index. */
export class MissingIndexError extends Error {}

/** Fetches what is found by its name, once; small, so that it can be there before the first letter is typed. */
export const [loadNames] = once(() => fetchJson<SearchData>('search-data.json'));

/** Fetches what the cards of entries show, once, when the first entry is typed by its name. */
export const [loadCards] = once(() => fetchJson<SearchCards>('search-cards.json'));

/**
 * Fetches the beginning of the index and what reads it, once; worth its weight when something is looked for. What reads
 * it remembers its failures for ever, and has to be forgotten after one.
 */
export const [loadTexts, forgetTexts] = once(async (): Promise<LoadedTexts> => {
  const [pagefind, vocabulary] = await Promise.all([
    startPagefind(),
    fetchJson<string>('search-words.json'),
  ]);
  return { pagefind, vocabulary: vocabulary.split(' ') };
});

/** Keeps what `load` resolves with, until it is forgotten; after a failure the next call tries again. */
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
  // Where there is no file, `develop` answers with a page; elsewhere a page is a wall before the net, which may go.
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
    // Addresses as links have them, which get the prefix when they are drawn.
    baseUrl: '/',
    // Its worker would be all of its code once more, for searches that take some milliseconds.
    noWorker: true,
    excerptLength: 22,
    // Guides come before the short records of names, which are found by name already.
    ranking: {
      metaWeights: { title: 6, name: 0.5, page: 0, kind: 0, url: 0 },
      pageLength: 0.05,
      termFrequency: 0.6,
    },
  });
  await pagefind.init();
  return pagefind;
}
