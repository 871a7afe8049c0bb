import type { DocRecord } from '../../../docs/sidebar/doc-record';
import type { PreviewContent } from '../../protocol/preview-content';

/** A page as another file sees it: what is wrong in it is not that file’s. */
export function recordOf(doc: PreviewContent['docs'][number]): DocRecord {
  const { file, docId, path, title, sidebarLabel, anchors, isDraft, isUnlisted } = doc;
  return {
    file,
    originalFile: file,
    docId,
    path,
    frontmatter: {
      title,
      description: '',
      draft: isDraft,
      unlisted: isUnlisted,
      ...(sidebarLabel !== undefined && { sidebar_label: sidebarLabel }),
    },
    anchors,
    links: [],
    sections: [],
  };
}
