import { graphql, type PageProps } from 'gatsby';
import { lazy, Suspense } from 'react';
import { required } from '../base/errors/required';
import type { DocumentNode } from '../base/tree/document-tree';
import type { DocPageContext } from '../docs/pages/page-kinds';
import type { TocEntry } from '../docs/toc/toc-entry';
import { DocView } from '../site/views/DocView';

// In a build this condition is false at compile time, and the import is removed.
const UnreadView =
  process.env.NODE_ENV === 'development'
    ? lazy(() =>
        import('../site/views/UnreadView').then((module) => ({ default: module.UnreadView })),
      )
    : null;

export default function DocPage({
  data,
  pageContext,
}: PageProps<Queries.DocPageQuery, DocPageContext>) {
  if (UnreadView !== null && data.mdx === null) {
    return (
      <Suspense>
        <UnreadView context={pageContext} />
      </Suspense>
    );
  }
  const { frontmatter, document } = required(data.mdx, `The page “${pageContext.docId}”`);
  return (
    <DocView
      title={frontmatter.title}
      description={frontmatter.description}
      keywords={frontmatter.keywords ?? []}
      image={frontmatter.image}
      document={document.tree as unknown as DocumentNode[]}
      takesInitial={document.takesInitial}
      toc={document.toc as unknown as TocEntry[]}
      hideToc={frontmatter.hide_table_of_contents ?? false}
      isUnlisted={frontmatter.unlisted ?? false}
      isDraft={frontmatter.draft ?? false}
      context={pageContext}
    />
  );
}

export const query = graphql`
  query DocPage($nodeId: String!) {
    mdx(id: { eq: $nodeId }) {
      frontmatter {
        title
        description
        keywords
        image
        hide_table_of_contents
        unlisted
        draft
      }
      document {
        tree: shownTree
        takesInitial
        toc
      }
    }
  }
`;
