import { useDeferredValue, useMemo } from 'react';
import { RenderedDocument } from '../../components/mdx/RenderedDocument';
import type { PreviewContent } from '../../core/desk/desk-protocol';
import type { EditableData } from '../../core/editing/editable-data';
import { writePage } from '../../core/editing/editable-page';
import { parseDocument } from '../../core/document/parse-document';
import { parseFrontmatter } from '../../core/frontmatter/parse-frontmatter';
import * as layout from '../../views/DocsLayout.module.css';
import { useSiteContent } from '../site-content';
import { finishPreview } from './finish-preview';
import { highlightCode, knowsLanguage } from './highlight-code';
import { PreviewBoundary } from './PreviewBoundary';
import * as styles from './PagePreview.module.css';

interface PagePreviewProps {
  file: string;
  data: EditableData;
}

/** A page as readers will see it. */
export function PagePreview({ file, data }: PagePreviewProps) {
  const content = useSiteContent();
  const source = useDeferredValue(writePage(data));
  const { title, nodes } = useMemo(
    () => readSource(source, file, content),
    [source, file, content],
  );
  return (
    <article className={styles.page}>
      <h1 className={layout.title}>{title}</h1>
      <PreviewBoundary key={source}>
        <div className="prose">
          <RenderedDocument nodes={nodes} />
        </div>
      </PreviewBoundary>
    </article>
  );
}

function readSource(source: string, file: string, content: PreviewContent) {
  const { frontmatter, body } = parseFrontmatter(source, file);
  const document = parseDocument(body, file, {
    highlight: highlightCode,
    knowsLanguage,
    measureImage: (src) => content.images[decodeURI(src)] ?? null,
  });
  return { title: frontmatter.title, nodes: finishPreview(document, file, content) };
}
