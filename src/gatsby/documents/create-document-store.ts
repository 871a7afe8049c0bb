import { codeFolders } from '../project/entries';
import { isDevelop } from '../project/environment';
import type { ResultCache } from '../threads/cache-results';
import { DocumentStore } from './document-store';
import { pipelineDigest } from './pipeline-digest';
import { sharedCache } from './project-cache';

const stores = new WeakMap<ResultCache, DocumentStore>();

/**
 * The project’s document store on top of Gatsby’s cache: one per process, tied to the version of the parsing code
 * when the process started.
 */
export function createDocumentStore(projectRoot: string, cache: ResultCache): DocumentStore {
  const known = stores.get(cache);
  if (known !== undefined) return known;
  const store = new DocumentStore({
    projectRoot,
    cache: sharedCache(projectRoot, cache),
    pipelineDigest: pipelineDigest(projectRoot, codeFolders.documents),
    // A build asks for each document a few times; keeping them all would fill its memory.
    keepsInMemory: isDevelop(),
  });
  stores.set(cache, store);
  return store;
}
