import type { DocRecord } from '../../docs/sidebar/doc-record';

/** The last known state of each file. */
const known = new Map<string, DocRecord>();

/**
 * A doc as it was when its frontmatter could be read, so that no further problems are reported while it cannot; one that
 * never could be read is called by its id.
 */
export function lastKnown(doc: DocRecord, isRead: boolean): DocRecord {
  if (isRead) {
    known.set(doc.file, doc);
    return doc;
  }
  const { frontmatter, docId } = doc;
  const title = frontmatter.title || docId;
  return known.get(doc.file) ?? { ...doc, frontmatter: { ...frontmatter, title } };
}
