import type { ProjectAsset } from './project';

/** Makes the record of a file. */
export type AssetRecord = (projectId: string, path: string, blob: Blob) => ProjectAsset;

/** What WebKit says of Blobs: before Safari 18.4, and since. */
const BLOBS_REFUSED = ['DataCloneError', 'UnknownError'];

/**
 * Stores files as they are. WebKit stores no Blobs in a private window: there it stores their bytes. Elsewhere Blobs are
 * better, because their contents stay on the disk until they are read.
 */
export async function storeFiles<Result>(
  files: readonly Blob[],
  store: (recordOf: AssetRecord) => Promise<Result>,
): Promise<Result> {
  const bytes = new Map<Blob, ArrayBuffer>();
  const recordOf: AssetRecord = (projectId, path, blob) => {
    const { size, type } = blob;
    return { projectId, path, blob: bytes.get(blob) ?? blob, size, type, changedAt: Date.now() };
  };
  try {
    return await store(recordOf);
  } catch (error) {
    if (!(error instanceof DOMException) || !BLOBS_REFUSED.includes(error.name)) throw error;
    // A transaction would end while a file is read.
    for (const blob of files) bytes.set(blob, await blob.arrayBuffer());
    return store(recordOf);
  }
}

/** The file of a record. */
export function blobOf({ blob, type }: ProjectAsset): Blob {
  return blob instanceof Blob ? blob : new Blob([blob], { type });
}
