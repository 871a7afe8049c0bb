import type { DocRecord } from '../../core/pages/doc-record';
import { docPathOf } from '../../core/paths/doc-path';
import type { StoredDocument } from '../documents/stored-document';
import type { ContentPlace } from './content-place';

/** The record of a doc for the plan of the pages. */
export function docRecordOf(
  nodeId: string,
  file: string,
  { version, docId, originalFile }: ContentPlace,
  { frontmatter, headings, links }: StoredDocument,
): DocRecord {
  return {
    nodeId,
    file,
    originalFile,
    docId,
    path: docPathOf(version.path, docId, frontmatter.slug),
    frontmatter,
    anchors: headings.map(({ id }) => id),
    links,
  };
}
