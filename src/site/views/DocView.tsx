import type { DocumentNode } from '../../base/tree/document-tree';
import { messages } from '../../config/messages';
import type { DocPageContext } from '../../docs/pages/page-kinds';
import type { TocEntry } from '../../docs/toc/toc-entry';
import { CollapsibleToc } from '../chrome/CollapsibleToc';
import { EditRow } from '../chrome/EditRow';
import { PageMetadata } from '../chrome/PageMetadata';
import { TableOfContents } from '../chrome/TableOfContents';
import { RenderedDocument } from '../mdx/RenderedDocument';
import { DocsLayout } from './DocsLayout';
import * as styles from './DocView.module.css';

// More than nine: a page as its query returns it, field by field.
interface DocViewProps {
  title: string;
  description: string;
  keywords: readonly string[];
  image: string | null;
  document: readonly DocumentNode[];
  /** Whether the text is suited to a large first letter, which only pages that open a part have. */
  takesInitial: boolean;
  toc: readonly TocEntry[];
  hideToc: boolean;
  isUnlisted: boolean;
  isDraft: boolean;
  context: DocPageContext;
}

/** One page of the docs. */
export function DocView(props: DocViewProps) {
  const { title, description, keywords, image, document, isUnlisted, isDraft, context } = props;
  const opens = context.opensPart && props.takesInitial;
  const toc = props.hideToc ? [] : props.toc;
  return (
    <>
      <PageMetadata
        title={title}
        description={description}
        keywords={keywords}
        image={image}
        docId={context.docId}
        isUnlisted={isUnlisted}
        trail={context.frame.breadcrumbs}
        lastUpdate={context.lastUpdate}
      />
      <DocsLayout
        title={title}
        frame={context.frame}
        look={context.opensPart ? 'opening' : 'text'}
        lead={
          <>
            {isDraft && <p className={styles.notice}>{messages.chrome.draft}</p>}
            {isUnlisted && <p className={styles.notice}>{messages.chrome.unlisted}</p>}
            {toc.length > 0 && <CollapsibleToc key={context.docId} entries={toc} />}
          </>
        }
        {...(toc.length > 0 && { margin: <TableOfContents entries={toc} /> })}
      >
        <div className="prose" {...(opens && { 'data-opens': '' })}>
          <RenderedDocument nodes={document} />
        </div>
        <EditRow
          markdownPath={`${context.frame.breadcrumbs.at(-1)?.href ?? '/'}index.md`}
          editUrl={context.editUrl}
          lastUpdate={context.lastUpdate}
          authors={context.authors}
        />
      </DocsLayout>
    </>
  );
}
