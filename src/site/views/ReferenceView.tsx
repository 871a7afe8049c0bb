import type { DocumentNode } from '../../base/tree/document-tree';
import { referenceMessages } from '../../config/messages/reference';
import { socialImageOf } from '../../config/social-image';
import type { ReferencePageContext } from '../../docs/pages/page-kinds';
import type { TocEntry } from '../../docs/toc/toc-entry';
import { CollapsibleToc } from '../chrome/CollapsibleToc';
import { EditRow } from '../chrome/EditRow';
import { PageMetadata } from '../chrome/PageMetadata';
import { TableOfContents } from '../chrome/TableOfContents';
import { RenderedDocument } from '../mdx/RenderedDocument';
import { DocsLayout } from './DocsLayout';
import * as styles from './ReferenceView.module.css';

interface ReferenceViewProps {
  document: readonly DocumentNode[];
  toc: readonly TocEntry[];
  context: ReferencePageContext;
}

/** The page of a reference entry, or of all entries of a kind. */
export function ReferenceView({ document, toc, context }: ReferenceViewProps) {
  const { title, description, heading, isName, entryId, referenceKind, frame } = context;
  const path = frame.breadcrumbs.at(-1)?.href ?? '/';
  const isEntry = entryId !== null;
  return (
    <>
      <PageMetadata
        title={title}
        description={description}
        image={isEntry ? socialImageOf(frame.sidebarPath ?? path) : null}
        isDocsPage
        trail={frame.breadcrumbs}
      />
      <DocsLayout
        title={isName ? <code translate="no">{heading}</code> : heading}
        {...(isEntry && { eyebrow: referenceMessages.singular[referenceKind] })}
        frame={frame}
        lead={!isEntry && toc.length > 0 && <CollapsibleToc key={path} entries={toc} />}
        {...(toc.length > 0 && { margin: <TableOfContents entries={toc} /> })}
      >
        <div className={`prose ${styles.cards}`}>
          <RenderedDocument nodes={document} />
        </div>
        <EditRow
          markdownPath={`${path}index.md`}
          editUrl={context.editUrl}
          lastUpdate={null}
          authors={[]}
        />
      </DocsLayout>
    </>
  );
}
