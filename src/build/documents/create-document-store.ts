import { isDevelop } from '../environment';
import { DocumentStore, type DocumentCache } from './document-store';
import { pipelineDigest } from './pipeline-digest';

const stores = new WeakMap<DocumentCache, DocumentStore>();

/**
 * The document store of this project over Gatsby's cache: one for as long as the process runs, which has read the code
 * that parses when it began.
 */
export function createDocumentStore(projectRoot: string, cache: DocumentCache): DocumentStore {
  const known = stores.get(cache);
  if (known !== undefined) return known;
  const store = new DocumentStore({
    projectRoot,
    cache,
    pipelineDigest: pipelineDigest(projectRoot),
    // A build asks for each document a few times; all of them at once would fill its memory.
    keepsInMemory: isDevelop(),
  });
  stores.set(cache, store);
  return store;
}
