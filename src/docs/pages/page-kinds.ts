import type { ReferenceKind } from '../reference/reference-entry';
import type { DocsFrame, PageCard, PageLink } from '../sidebar/page-data';
import type { PageFacts } from './page-facts';

/** What the templates of all kinds get. */
interface DocsPageContext {
  frame: DocsFrame;
  /** Changes with the text that its query answers: Gatsby runs a query again if the page’s context is another. */
  digest?: string;
}

export interface DocPageContext extends DocsPageContext {
  kind: 'doc';
  docId: string;
  editUrl: string | null;
  /** ISO 8601 date-time of the last commit that changed the page’s file. */
  lastUpdate: string | null;
  /** The authors of the file, latest first. */
  authors: readonly string[];
  /** Whether it is the first page of a part of the docs. */
  opensPart: boolean;
}

export interface CategoryPageContext extends DocsPageContext {
  kind: 'category';
  title: string;
  description: string;
  /** Address of its engraving. */
  picture: string | null;
  cards: PageCard[];
}

export interface OverviewPageContext extends DocsPageContext {
  kind: 'overview';
  title: string;
  description: string;
  /** Where beginners start: the first lesson, or else the docs’ main page. */
  lead: PageCard;
  /** The docs’ main page, if something else leads. */
  main: PageLink | null;
  picture: string;
  sections: OverviewSection[];
}

/** A part of the docs on their overview; what stands in no category has neither page nor picture. */
export interface OverviewSection {
  label: string;
  href?: string;
  description?: string;
  picture?: string;
  cards: PageCard[];
}

/** The page of one entry of the reference, or of all entries of a kind. */
export interface ReferencePageContext extends DocsPageContext {
  kind: 'reference';
  title: string;
  description: string;
  /** What the heading says: a name as it is written, or the words for the kind. */
  heading: string;
  /** Whether the heading is a name, shown as code. */
  isName: boolean;
  referenceKind: ReferenceKind;
  /** Null for the page of the kind. */
  entryId: string | null;
  versionName: string;
  editUrl: string | null;
}

interface PageContexts {
  doc: DocPageContext;
  category: CategoryPageContext;
  overview: OverviewPageContext;
  reference: ReferencePageContext;
}

/** The kinds of pages that content makes. The template of a kind has its name. */
export type PageKind = keyof PageContexts;

/** Page contexts, distinguished by `kind`; pages from `src/pages` have none. */
export type PageContext<Kind extends PageKind = PageKind> = {
  [K in Kind]: PageContexts[K] & { kind: K };
}[Kind];

/** What a build does with the pages of each kind. */
const pageKinds: { [Kind in PageKind]: (context: PageContext<Kind>) => PageFacts } = {
  doc: ({ docId, lastUpdate, frame: { versionName } }) => ({
    text: { from: 'doc', versionName, docId },
    lastUpdate,
    standsFirst: false,
    isSearched: true,
    isPrinted: true,
    isInFullText: true,
    hasOwnCard: true,
  }),
  category: ({ title, description, cards }) => ({
    text: { from: 'cards', title, description, cards },
    lastUpdate: null,
    standsFirst: false,
    isSearched: true,
    isPrinted: true,
    isInFullText: false,
    hasOwnCard: true,
  }),
  overview: ({ title, description, lead, sections }) => ({
    text: {
      from: 'cards',
      title,
      description,
      cards: [lead, ...sections.flatMap(({ cards }) => cards)],
    },
    lastUpdate: null,
    standsFirst: true,
    isSearched: true,
    isPrinted: true,
    isInFullText: false,
    hasOwnCard: true,
  }),
  reference: ({ title, description, versionName, referenceKind, entryId }) => ({
    text: {
      from: 'entries',
      title,
      description,
      args: { versionName, kind: referenceKind, entryId },
    },
    lastUpdate: null,
    standsFirst: false,
    // Its entries have records of their own.
    isSearched: false,
    // The page of all entries is.
    isPrinted: false,
    isInFullText: true,
    // An entry is shown with the picture of its kind.
    hasOwnCard: entryId === null,
  }),
};

/** The names of all kinds. */
export const pageKindNames: readonly string[] = Object.keys(pageKinds);

/** What a build has to know of a page. Not for the browser, which gets the context alone. */
export function pageFacts<Kind extends PageKind>(context: PageContext<Kind>): PageFacts {
  return pageKinds[context.kind](context);
}
