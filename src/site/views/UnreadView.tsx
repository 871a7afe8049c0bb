import type { DocPageContext } from '../../docs/pages/page-kinds';
import { DocsLayout } from './DocsLayout';

/** Shown for a page whose file cannot be read at the moment. Only in `develop`. */
export function UnreadView({ context }: { context: DocPageContext }) {
  return (
    <DocsLayout title="This page waits for its file" frame={context.frame}>
      <div className="prose">
        <p>
          The frontmatter of <code translate="no">{context.docId}</code> cannot be read as it was
          saved. What is wrong, and in which line, is listed at the foot of this page. Nothing is
          lost: the page is back as soon as the file is fixed.
        </p>
      </div>
    </DocsLayout>
  );
}
