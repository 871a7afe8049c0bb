import type { DocumentContent } from '../../docs/document/document-content';
import { plainText } from '../../docs/document/plain-text';
import type { DocRecord } from '../../docs/sidebar/doc-record';
import type { PreviewContent } from './preview-content';

/** What the CMS knows of a page, from its record and its text. */
export function knownDoc(
  { docId, file, path, anchors, frontmatter }: DocRecord,
  { headings }: Pick<DocumentContent, 'headings'>,
): PreviewContent['docs'][number] {
  const { title, draft, unlisted, sidebar_label: sidebarLabel } = frontmatter;
  return {
    docId,
    file,
    path,
    title,
    ...(sidebarLabel !== undefined && { sidebarLabel }),
    anchors,
    headings: headings.map(({ id, label }) => ({ id, title: plainText(label) })),
    isDraft: draft === true,
    isUnlisted: unlisted === true,
  };
}
