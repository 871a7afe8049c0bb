import { DocumentStore, type DocumentCache } from './document-store';
import { pipelineDigest } from './pipeline-digest';

/** Makes the document store of this project over Gatsby's cache. */
export function createDocumentStore(projectRoot: string, cache: DocumentCache): DocumentStore {
  return new DocumentStore({ projectRoot, cache, pipelineDigest: pipelineDigest(projectRoot) });
}
