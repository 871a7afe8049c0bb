import type { CreatePagesArgs } from 'gatsby';
import type { Problem } from '../../base/problems/problem';
import { docRecordOf } from '../../docs/pages/doc-record-of';
import type { DocRecord } from '../../docs/sidebar/doc-record';
import type { DocumentStore } from '../documents/document-store';
import { contentFolders } from '../project/content-folders';
import { placeOf, projectFile } from '../project/content-place';
import { madeNodes } from './made-nodes';

interface UnreadDoc {
  versionName: string;
  doc: DocRecord;
  problems: Problem[];
}

/** The last known state of each file. */
const known = new Map<string, DocRecord>();

/**
 * Docs whose frontmatter gatsby-plugin-mdx cannot read while they are being written, so that it creates no node for
 * them. They keep their last known place, so that no further problems are reported because of them.
 */
export async function unreadDocs(
  api: Pick<CreatePagesArgs, 'getNodesByType'>,
  projectRoot: string,
  store: Pick<DocumentStore, 'load'>,
  docs: readonly DocRecord[],
): Promise<UnreadDoc[]> {
  for (const doc of docs) known.set(doc.file, doc);
  const isMade = madeNodes(api);
  const unread: UnreadDoc[] = [];
  for (const node of api.getNodesByType('File')) {
    const file = projectFile(projectRoot, String(node.absolutePath));
    if (!file.endsWith('.mdx') || isMade(node)) continue;
    const place = placeOf(file, contentFolders);
    const document = await store.load(String(node.absolutePath)).catch(() => null);
    if (place === null || document === null) continue;
    const title = document.frontmatter.title || place.docId;
    const made = docRecordOf(
      node.id,
      file,
      place,
      { ...document, frontmatter: { ...document.frontmatter, title } },
      [],
      [],
    );
    unread.push({
      versionName: place.version.name,
      doc: known.get(file) ?? made,
      problems: document.problems,
    });
  }
  return unread;
}
