import { useDeferredValue, useMemo } from 'react';
import { RenderedDocument } from '../../components/mdx/RenderedDocument';
import type { PreviewContent } from '../../core/desk/desk-protocol';
import type { EditableData } from '../../core/editing/editable-data';
import { writePage } from '../../core/editing/editable-page';
import { parseDocument } from '../../core/document/parse-document';
import { parseFrontmatter } from '../../core/frontmatter/parse-frontmatter';
import type { Problem } from '../../core/problems/problem';
import * as layout from '../../views/DocsLayout.module.css';
import { finishPreview } from './finish-preview';
import { previewProblems } from './preview-problems';
import { highlightCode, knowsLanguage } from './highlight-code';
import { PreviewBoundary } from './PreviewBoundary';
import * as styles from './PagePreview.module.css';

interface PagePreviewProps {
  file: string;
  data: EditableData;
  content: PreviewContent;
}

/** A page as readers will see it, with its problems above it. */
export function PagePreview({ file, data, content }: PagePreviewProps) {
  const source = useDeferredValue(writePage(data));
  const {
    title,
    nodes,
    problems: found,
  } = useMemo(() => readSource(source, file, content), [source, file, content]);
  const problems = previewProblems(data, found);
  return (
    <article className={styles.page}>
      {problems.length > 0 && (
        <section className={styles.problems} aria-label="Problems">
          <ul>
            {problems.map(({ line, message, hint }) => (
              <li key={`${line} ${message}`}>
                <strong>
                  {file}:{line}
                </strong>{' '}
                {message} <span className={styles.hint}>{hint}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
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
  const { frontmatter, body, problems } = parseFrontmatter(source, file);
  const document = parseDocument(body, file, {
    highlight: highlightCode,
    knowsLanguage,
    measureImage: (src) => content.images[decodeURI(src)] ?? null,
  });
  const all: Problem[] = [...problems, ...document.problems];
  return { title: frontmatter.title, nodes: finishPreview(document, file, content), problems: all };
}
