import type { DocumentNode } from '../../core/document/document-tree';
import type { PageCard, PageContext, ReferencePageContext } from '../../core/pages/page-data';

/** A docs page for machine readers. */
export interface DocsPage {
  path: string;
  /** Null for pages that only list others. */
  docId: string | null;
  title: string;
  description: string;
  /** The page’s sidebar groups, outermost first, and the page itself. */
  trail: string[];
  /** The text of a doc; null for pages that only list others. */
  tree: DocumentNode[] | null;
  cards: PageCard[];
  /** ISO 8601 date-time, if git knows it. */
  lastUpdate: string | null;
  isUnlisted: boolean;
  /** Name of its version. */
  version: string;
  /** Whether the page belongs to the default version. */
  isCurrent: boolean;
  /** Whether it lies below the page of all entries, and shows what other pages show too. */
  isReference: boolean;
}

/** The part of Gatsby’s stored pages used here. */
export interface GatsbyPage {
  path: string;
  context: unknown;
}

interface Texts {
  /** Docs by the ids of their nodes. */
  docs: ReadonlyMap<string, Queries.FinishedDocsQuery['allMdx']['nodes'][number]>;
  /** Pages of the reference by their addresses. */
  reference: ReadonlyMap<string, DocumentNode[]>;
}

/** Gatsby's own type has a `this` and no type for the answer. */
type RunQuery<Data> = (
  query: string,
  variables?: object,
) => Promise<{ data?: Data; errors?: unknown }>;

/** All docs pages in reading order, with their finished texts; unlisted ones at the end. */
export async function loadDocsPages(
  graphql: RunQuery<Queries.FinishedDocsQuery & Queries.FinishedReferencePageQuery>,
  pages: readonly GatsbyPage[],
  currentVersion: string,
): Promise<DocsPage[]> {
  const { data, errors } = await graphql(`
    query FinishedDocs {
      allMdx {
        nodes {
          id
          frontmatter {
            title
            description
            unlisted
          }
          document {
            tree
          }
        }
      }
    }
  `);
  if (errors !== undefined || data === undefined) {
    throw new Error(`The finished docs could not be queried: ${JSON.stringify(errors)}`);
  }
  const trees = new Map<string, DocumentNode[]>();
  for (const { path, context } of pages) {
    if (!isDocsContext(context) || context.kind !== 'reference') continue;
    trees.set(path, await referenceTree(graphql, context));
  }
  const docs = new Map(data.allMdx.nodes.map((node) => [node.id, node]));
  const contexts = new Map(
    pages.flatMap(({ path, context }) =>
      isDocsContext(context) ? [[path, context] as const] : [],
    ),
  );
  return inReadingOrder(contexts).map(([path, context]) =>
    docsPage(path, context, { docs, reference: trees }, currentVersion),
  );
}

function isDocsContext(context: unknown): context is PageContext {
  return typeof context === 'object' && context !== null && 'kind' in context && 'frame' in context;
}

/** The overview, then each page’s “next” links in turn, starting at the pages that no other leads to. */
function inReadingOrder(contexts: ReadonlyMap<string, PageContext>): [string, PageContext][] {
  const ordered = new Map<string, PageContext>();
  const begin = [...contexts].sort(([, a], [, b]) => rankOf(a) - rankOf(b));
  for (const [path] of begin) {
    let next: string | undefined = path;
    while (next !== undefined && !ordered.has(next)) {
      const context = contexts.get(next);
      if (context === undefined) break;
      ordered.set(next, context);
      // An overview leads into the middle of its sidebar.
      next = context.kind === 'overview' ? undefined : context.frame.next?.href;
    }
  }
  return [...ordered];
}

/** Overviews first, then the first pages of sidebars, then pages in no sidebar. */
function rankOf({ kind, frame }: PageContext): number {
  if (kind === 'overview') return 0;
  if (frame.previous === null && frame.next !== null) return 1;
  return frame.previous === null ? 3 : 2;
}

function docsPage(path: string, context: PageContext, texts: Texts, current: string): DocsPage {
  const frame = {
    path,
    trail: context.frame.breadcrumbs.map(({ label }) => label),
    version: context.frame.versionName,
    isCurrent: context.frame.versionName === current,
    isReference: context.kind === 'reference',
  };
  if (context.kind === 'doc') {
    const doc = texts.docs.get(context.nodeId);
    if (doc === undefined) throw new Error(`The text of ${path} is gone from the data layer.`);
    return {
      ...frame,
      docId: context.docId,
      title: doc.frontmatter.title,
      description: doc.frontmatter.description,
      tree: doc.document.tree as unknown as DocumentNode[],
      cards: [],
      lastUpdate: context.lastUpdate,
      isUnlisted: doc.frontmatter.unlisted ?? false,
    };
  }
  const { title, description } = context;
  return {
    ...frame,
    docId: null,
    title,
    description,
    tree: texts.reference.get(path) ?? null,
    cards: cardsOf(context),
    lastUpdate: null,
    isUnlisted: false,
  };
}

function cardsOf(context: Exclude<PageContext, { kind: 'doc' }>): PageCard[] {
  if (context.kind === 'reference') return [];
  return context.kind === 'category'
    ? context.cards
    : [context.lead, ...context.sections.flatMap((section) => section.cards)];
}

async function referenceTree(
  graphql: RunQuery<Queries.FinishedReferencePageQuery>,
  { versionName, referenceKind, entryId }: ReferencePageContext,
): Promise<DocumentNode[]> {
  const { data, errors } = await graphql(
    `
      query FinishedReferencePage(
        $versionName: String!
        $referenceKind: String!
        $entryId: String
      ) {
        referencePage(versionName: $versionName, kind: $referenceKind, entryId: $entryId) {
          tree
        }
      }
    `,
    { versionName, referenceKind, entryId },
  );
  if (data === undefined) {
    throw new Error(`The cards of the reference could not be queried: ${JSON.stringify(errors)}`);
  }
  return data.referencePage.tree as unknown as DocumentNode[];
}
