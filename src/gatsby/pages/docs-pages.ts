import type { PageFacts, TextOrigin } from '../../docs/pages/page-facts';
import { pageFacts, pageKindNames, type PageContext } from '../../docs/pages/page-kinds';
import { idOf } from '../derive/derive-site';
import { pageTexts, type PageTexts } from '../derive/page-texts';
import { cardsTree } from './cards-tree';

/** A docs page for machine readers. */
export interface DocsPage extends PageTexts, Omit<PageFacts, 'text'> {
  path: string;
  /** Null for pages that are no doc. */
  docId: string | null;
  /** The page’s sidebar groups, outermost first, and the page itself. */
  trail: string[];
  /** Name of its version. */
  version: string;
  /** Whether the page belongs to the default version. */
  isCurrent: boolean;
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
    const { text, ...facts } = pageFacts(context);
    const texts =
      text.from === 'cards' ? listTexts(path, text, siteUrl) : await textsOf(idOf(text));
    return {
      ...texts,
      ...facts,
      search: facts.isSearched ? texts.search : [],
      path,
      docId: text.from === 'doc' ? text.docId : null,
      trail: breadcrumbs.map(({ label }) => label),
      version: versionName,
      isCurrent: versionName === currentVersion,
    };
  });
  return Promise.all(loaded);
}

function isDocsContext(context: unknown): context is PageContext {
  return (
    typeof context === 'object' &&
    context !== null &&
    'kind' in context &&
    pageKindNames.some((kind) => kind === context.kind)
  );
}

/** Overviews, then each page’s “next” links in turn, starting at the pages that no other leads to. */
function inReadingOrder(contexts: ReadonlyMap<string, PageContext>): [string, PageContext][] {
  const ordered = new Map<string, PageContext>();
  const begin = [...contexts].sort(([, a], [, b]) => rankOf(a) - rankOf(b));
  for (const [path] of begin) {
    let next: string | undefined = path;
    while (next !== undefined && !ordered.has(next)) {
      const context = contexts.get(next);
      if (context === undefined) break;
      ordered.set(next, context);
      next = pageFacts(context).standsFirst ? undefined : context.frame.next?.href;
    }
  }
  return [...ordered];
}

/** Overviews first, then the first pages of sidebars, then pages in no sidebar. */
function rankOf(context: PageContext): number {
  const { frame } = context;
  if (pageFacts(context).standsFirst) return 0;
  if (frame.previous === null && frame.next !== null) return 1;
  return frame.previous === null ? 3 : 2;
}

/** The texts of a page that only lists others. */
function listTexts(
  path: string,
  { title, description, cards }: Extract<TextOrigin, { from: 'cards' }>,
  siteUrl: string,
): PageTexts {
  const source = { path, docId: null, title, description, isUnlisted: false };
  const parts = { entries: [], terms: [], siteUrl };
  const { twin } = pageTexts({ ...source, tree: cardsTree(cards) }, parts);
  // What it says about other pages is found in them.
  return { ...pageTexts({ ...source, tree: [] }, parts), twin };
}
