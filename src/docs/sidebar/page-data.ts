import type { ReferenceKind } from '../reference/reference-entry';
import type { SidebarEntry } from './sidebar-entry';

export interface PageLink {
  label: string;
  href: string;
}

/** What the frame around a docs page needs; created at build and passed in the page’s context. */
export interface DocsFrame {
  versionName: string;
  sidebar: SidebarEntry[];
  /** Address that the sidebar marks as current, where that is not the page's own. */
  sidebarPath?: string;
  breadcrumbs: PageLink[];
  previous: PageLink | null;
  next: PageLink | null;
}

/** A card on a category page or on the docs overview. */
export interface PageCard {
  kind: 'page' | 'category' | 'external';
  label: string;
  href: string;
  description: string;
  /** What is inside: the sections of a page, the pages of a category. */
  parts: PageLink[];
}

interface DocsPageContext {
  frame: DocsFrame;
  /** Changes with the text that its query answers: Gatsby runs a query again if the page’s context is another. */
  digest?: string;
}

/** Page contexts, distinguished by `kind`; pages from `src/pages` have none. */
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

export type PageContext =
  DocPageContext | CategoryPageContext | OverviewPageContext | ReferencePageContext;
