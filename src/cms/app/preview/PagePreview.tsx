import { useDeferredValue, useMemo, useState } from 'react';
import { RenderedDocument } from '../../../site/mdx/RenderedDocument';
import * as layout from '../../../site/views/DocsLayout.module.css';
import type { EditableData } from '../../editing/editable-data';
import { writePage } from '../../editing/editable-page';
import type { PreviewContent } from '../../protocol/preview-content';
import { parsePage } from '../kit/parse-page';
import { useSiteContent } from '../kit/site-content';
import { PreviewBoundary } from './PreviewBoundary';
import { finishPreview } from './derive-preview';
import { useScrollTogether } from './scroll/use-scroll-together';
import { useSettled } from './use-settled';
import * as styles from './PagePreview.module.css';

interface PagePreviewProps {
  file: string;
  data: EditableData;
}

/** A page as readers will see it. */
export function PagePreview({ file, data }: PagePreviewProps) {
  const content = useSiteContent();
  const source = useDeferredValue(useSettled(writePage(data), file));
  const read = useMemo(() => readSource(source, file, content), [source, file, content]);
  const [lastGood, setLastGood] = useState(read);
  // While a sign is half written, the page stays as it was.
  const isStale = read.isUnreadable && lastGood.file === file;
  if (!isStale && lastGood !== read) setLastGood(read);
  const { title, nodes } = isStale ? lastGood : read;
  const article = useScrollTogether(data);
  return (
    // Its style sheet shows it: until then it would look like no page of the site.
    <article ref={article} className={styles.page} style={{ visibility: 'hidden' }}>
      <h1 className={layout.title}>{title}</h1>
      <PreviewBoundary key={source}>
        {isStale && (
          <p role="status" className={styles.stale}>
            The text cannot be read as it is: this is the page before its last change.
          </p>
        )}
        <div className={`prose ${isStale ? styles.dimmed : ''}`}>
          <RenderedDocument nodes={nodes} />
        </div>
      </PreviewBoundary>
    </article>
  );
}

function readSource(source: string, file: string, content: PreviewContent) {
  const { frontmatter, document } = parsePage(file, source, content);
  return {
    file,
    title: frontmatter.title,
    nodes: finishPreview(document, file, content),
    isUnreadable: document.isUnreadable,
  };
}
