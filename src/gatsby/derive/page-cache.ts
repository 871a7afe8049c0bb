import { availableParallelism } from 'node:os';
import type { ReferencePageArgs } from '../../docs/pages/page-facts';
import type { StoredDocument } from '../documents/stored-document';
import { entries } from '../project/entries';
import { resultKey, type ResultCache } from '../threads/cache-results';
import type { Task } from '../threads/task';
import type { Threads } from '../threads/threads';
import {
  derivePages,
  type DerivedCards,
  type DerivedPage,
  type PagesToDerive,
  type PageToDerive,
} from './derive-pages';
import { queriedDocument } from './derive-when-queried';
import type { PageTexts } from './page-texts';
import type { SiteParts } from './site-parts';

const task: Task<PagesToDerive, DerivedPage[]> = {
  file: entries.derivePages,
  name: 'derivePages',
  // They have words of the interface.
  isLocal: true,
};

/** What a build remembers of a derived page without reading it. */
export interface CachedHead extends Pick<DerivedPage, 'digest' | 'named' | 'headings'> {
  /** Of everything that the page is made from. */
  key: string;
}

/** A page that may have to be derived again. */
export interface PageRecipe {
  id: string;
  /** Of everything that the page is made from. */
  key: string;
  make: () => Promise<PageToDerive> | PageToDerive;
}

/** How many pages are derived in one go: what they share is passed to a thread once. */
const BATCH = 24;

const headKey = (id: string) => `derived head ${id}`;
const documentKey = (id: string) => `derived document ${id}`;
const textsKey = (id: string) => `derived texts ${id}`;

/** The id of a doc’s page among the derived ones. */
export const docPageId = (versionName: string, docId: string): string => `${versionName} ${docId}`;

/** The id of a page of the reference among the derived pages. */
export const cardsId = ({ versionName, kind, entryId }: ReferencePageArgs): string =>
  resultKey('cards', [versionName, kind, entryId]);

/** The pages’ derived texts: made once per content, and kept between builds. */
export class PageCache {
  constructor(private readonly cache: ResultCache) {}

  /** The derived document of a doc; undefined if it has no page: a draft, or a file that is no doc. */
  async documentOf(id: string): Promise<StoredDocument | undefined> {
    const document = await (queriedDocument(id) ?? this.cache.get(documentKey(id)));
    return document as StoredDocument | undefined;
  }

  /** What the query of a page of the reference answers; throws if the page has not been created. */
  cardsOf(args: ReferencePageArgs): Promise<DerivedCards> {
    const id = cardsId(args);
    const queried = queriedDocument(id) as Promise<DerivedCards> | undefined;
    return queried ?? this.get(documentKey(id));
  }

  textsOf(id: string): Promise<PageTexts> {
    return this.get(textsKey(id));
  }

  /** Derives the pages that have changed, a few at a time; returns what is known of all of them, by id. */
  async derive(
    pages: AsyncIterable<PageRecipe> | Iterable<PageRecipe>,
    parts: SiteParts,
    threads?: Threads,
  ): Promise<Map<string, CachedHead>> {
    const heads = new Map<string, CachedHead>();
    const running = new Set<Promise<void>>();
    let batch: { id: string; key: string; page: PageToDerive }[] = [];
    const run = async (taken: typeof batch) => {
      const input = { pages: taken.map(({ page }) => page), parts };
      const isLarge = threads !== undefined && taken.length === BATCH;
      const derived = isLarge ? await threads.run(task, input) : derivePages(input);
      for (const [index, { id, key }] of taken.entries()) {
        const made = derived[index];
        if (made !== undefined) heads.set(id, await this.keep(id, key, made));
      }
    };
    const start = async () => {
      const work = run(batch).finally(() => running.delete(work));
      running.add(work);
      batch = [];
      // More would only wait, in memory.
      if (running.size > availableParallelism()) await Promise.race(running);
    };
    for await (const { id, key, make } of pages) {
      const known = (await this.cache.get(headKey(id))) as CachedHead | undefined;
      if (known?.key === key) heads.set(id, known);
      else batch.push({ id, key, page: await make() });
      if (batch.length === BATCH) await start();
    }
    if (batch.length > 0) await start();
    await Promise.all(running);
    return heads;
  }

  private async keep(
    id: string,
    key: string,
    { document, texts, ...known }: DerivedPage,
  ): Promise<CachedHead> {
    const head = { key, ...known };
    await Promise.all([
      this.cache.set(documentKey(id), document),
      this.cache.set(textsKey(id), texts),
    ]);
    // Last: a build that was interrupted derives the page again.
    await this.cache.set(headKey(id), head);
    return head;
  }

  private async get<Value>(key: string): Promise<Value> {
    const found = (await this.cache.get(key)) as Value | undefined;
    if (found === undefined)
      throw new Error(`There is no ${key}: pages have to be created before they are queried.`);
    return found;
  }
}
