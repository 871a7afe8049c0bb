import type { PageCard, PageContext } from '../../docs/sidebar/page-data';
import { idOf } from '../derive/derive-site';
import { pageTexts, type PageTexts } from '../derive/page-texts';
import { cardsTree } from './cards-tree';

/** A docs page for machine readers. */
export interface DocsPage extends PageTexts {
  path: string;
  /** Null for pages that only list others. */
  docId: string | null;
  /** The page’s sidebar groups, outermost first, and the page itself. */
  trail: string[];
  /** ISO 8601 date-time, if git knows it. */
  lastUpdate: string | null;
  /** Name of its version. */
  version: string;
  /** Whether the page belongs to the default version. */
  isCurrent: boolean;
  /** Whether it lies below the page of all entries, and shows what other pages show too. */
  isReference: boolean;
  /** Whether it only lists others. */
  isList: boolean;
}

/** The part of Gatsby’s stored pages used here. */
export interface GatsbyPage {
  path: string;
  context: unknown;
}

/** All docs pages in reading order, with their finished texts; unlisted ones at the end. */
export async function loadDocsPages(
  pages: readonly GatsbyPage[],
  {
    currentVersion,
    siteUrl,
    textsOf,
  }: {
    currentVersion: string;
    siteUrl: string;
    /** The texts of a finished page by its id. */
    textsOf: (id: string) => Promise<PageTexts>;
  },
): Promise<DocsPage[]> {
  const contexts = new Map(
    pages.flatMap(({ path, context }) =>
      isDocsContext(context) ? [[path, context] as const] : [],
    ),
  );
  const loaded = inReadingOrder(contexts).map(async ([path, context]): Promise<DocsPage> => {
    const { breadcrumbs, versionName } = context.frame;
    return {
      ...(context.kind === 'doc' || context.kind === 'reference'
        ? await textsOf(idOf(context))
        : listTexts(path, context, siteUrl)),
      path,
      docId: context.kind === 'doc' ? context.docId : null,
      trail: breadcrumbs.map(({ label }) => label),
      lastUpdate: context.kind === 'doc' ? context.lastUpdate : null,
      version: versionName,
      isCurrent: versionName === currentVersion,
      isReference: context.kind === 'reference',
      isList: context.kind === 'category' || context.kind === 'overview',
    };
  });
  return Promise.all(loaded);
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

type ListContext = Exclude<PageContext, { kind: 'doc' | 'reference' }>;

/** The texts of a page that only lists others. */
function listTexts(path: string, context: ListContext, siteUrl: string): PageTexts {
  const { title, description } = context;
  const source = { path, docId: null, isReference: false, title, description, isUnlisted: false };
  const parts = { entries: [], terms: [], siteUrl };
  const { twin } = pageTexts({ ...source, tree: cardsTree(cardsOf(context)) }, parts);
  // What it says about other pages is found in them.
  return { ...pageTexts({ ...source, tree: [] }, parts), twin };
}

function cardsOf(context: ListContext): PageCard[] {
  return context.kind === 'category'
    ? context.cards
    : [context.lead, ...context.sections.flatMap((section) => section.cards)];
}
