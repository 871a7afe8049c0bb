import type { Node } from 'gatsby';
import { contentFolders } from '../content/content-folders';
import { placeOf, projectFile } from '../content/content-place';
import { queryOnce } from './query-once';

/** The `Mdx` nodes of the docs, by the keys that other content uses for them. */
export interface Docs {
  /** By their files, relative to the project. */
  byFile: ReadonlyMap<string, Node>;
  /** By `idKey`; a translation replaces its original. */
  byId: ReadonlyMap<string, Node>;
}

/** The key of a doc in `Docs.byId`. */
export const idKey = (versionName: string, docId: string): string => `${versionName} ${docId}`;

/** Creates the query for the docs. */
export const createDocsQuery = (projectRoot: string) =>
  queryOnce('Mdx', (nodes): Docs => {
    const byFile = new Map<string, Node>();
    const byId = new Map<string, Node>();
    const files = [...nodes].map((node) => ({
      node,
      file: projectFile(projectRoot, node.internal.contentFilePath ?? ''),
    }));
    // Nodes come in the order in which they were made: an edited page would be last.
    files.sort((one, other) => (one.file < other.file ? -1 : 1));
    for (const { node, file } of files) {
      byFile.set(file, node);
      const place = placeOf(file, contentFolders);
      if (place === null) continue;
      const key = idKey(place.version.name, place.docId);
      if (!byId.has(key) || place.originalFile !== file) byId.set(key, node);
    }
    return { byFile, byId };
  });
