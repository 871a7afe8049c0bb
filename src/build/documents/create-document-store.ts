import { isDevelop } from '../environment';
import { DocumentStore, type DocumentCache } from './document-store';
import { pipelineDigest } from './pipeline-digest';

const stores = new WeakMap<DocumentCache, DocumentStore>();

/**
 * The project’s document store on top of Gatsby’s cache: one per process, tied to the version of the parsing code
 * when the process started.
 */
export function createDocumentStore(projectRoot: string, cache: DocumentCache): DocumentStore {
  const known = stores.get(cache);
  if (known !== undefined) return known;
  const store = new DocumentStore({
    projectRoot,
    cache,
    pipelineDigest: pipelineDigest(projectRoot),
    // A build asks for each document a few times; keeping them all would fill its memory.
    keepsInMemory: isDevelop(),
  });
  stores.set(cache, store);
  return store;
}
