import { codeFolders } from '../project/entries';
import { isDevelop } from '../project/environment';
import { DocumentStore } from './document-store';
import { pipelineDigest } from './pipeline-digest';
import { projectCache } from './project-cache';

const stores = new Map<string, DocumentStore>();

/** The project’s document store: one per process, tied to the version of the parsing code when the process started. */
export function createDocumentStore(projectRoot: string): DocumentStore {
  const known = stores.get(projectRoot);
  if (known !== undefined) return known;
  const store = new DocumentStore({
    projectRoot,
    cache: projectCache(projectRoot),
    pipelineDigest: pipelineDigest(projectRoot, codeFolders.documents),
    // A build asks for each document a few times; keeping them all would fill its memory.
    keepsInMemory: isDevelop(),
  });
  stores.set(projectRoot, store);
  return store;
}
