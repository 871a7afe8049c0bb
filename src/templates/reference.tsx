import { graphql, type PageProps } from 'gatsby';
import type { DocumentNode } from '../base/tree/document-tree';
import type { ReferencePageContext } from '../docs/pages/page-kinds';
import type { TocEntry } from '../docs/toc/toc-entry';
import { ReferenceView } from '../site/views/ReferenceView';

export default function ReferencePage({
  data: { referencePage },
  pageContext,
}: PageProps<Queries.ReferencePageQuery, ReferencePageContext>) {
  return (
    <ReferenceView
      document={referencePage.tree as unknown as DocumentNode[]}
      toc={referencePage.toc as unknown as TocEntry[]}
      context={pageContext}
    />
  );
}

export const query = graphql`
  query ReferencePage($versionName: String!, $referenceKind: String!, $entryId: String) {
    referencePage(versionName: $versionName, kind: $referenceKind, entryId: $entryId) {
      tree
      toc
    }
  }
`;
