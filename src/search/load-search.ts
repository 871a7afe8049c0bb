import { withPrefix } from 'gatsby';
import type { SearchData } from '../core/search/search-data';
import { importModule } from './import-module';
import type { Pagefind, PagefindModule } from './pagefind';

/** All that a search works with. */
export interface LoadedSearch {
  data: SearchData;
  pagefind: Pagefind;
}

/** Why there is nothing to search in: this build has no index. */
export class MissingIndexError extends Error {}

let loading: Promise<LoadedSearch> | null = null;

/** Fetches the index’s beginning and what reads it, once; after a failure the next call tries again. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<LoadedSearch> {
  const data = fetchData();
  // Both are on their way at once, but that of the data says better what is wrong.
  const pagefind = data.then(startPagefind);
  void importModule(withPrefix('/pagefind/pagefind.js')).catch(() => undefined);
  return { data: await data, pagefind: await pagefind };
}

async function fetchData(): Promise<SearchData> {
  const response = await fetch(withPrefix('/pagefind/search-data.json'));
  // Hosts may answer with a page of their own.
  const isData = response.headers.get('content-type')?.includes('json') === true;
  if (response.status === 404 || (response.ok && !isData)) throw new MissingIndexError();
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return (await response.json()) as SearchData;
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
