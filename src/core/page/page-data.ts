import type { SidebarEntry } from '../sidebar/sidebar-entry';

export interface PageLink {
  label: string;
  href: string;
}

/** What the frame around a docs page needs; made at build, carried in the page's context. */
export interface DocsFrame {
  versionName: string;
  sidebar: SidebarEntry[];
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
}

interface DocsPageContext {
  frame: DocsFrame;
}

/** Page contexts, told apart by `kind`; pages made from `src/pages` have none. */
export interface DocPageContext extends DocsPageContext {
  kind: 'doc';
  /** Id of the page's Mdx node, for the page query. */
  nodeId: string;
  docId: string;
  editUrl: string | null;
  /** ISO 8601 date-time of the last commit that touched the page's file. */
  lastUpdate: string | null;
  /** Who wrote the file, the last one first. */
  authors: readonly string[];
}

export interface CategoryPageContext extends DocsPageContext {
  kind: 'category';
  title: string;
  description: string;
  cards: PageCard[];
}

export interface OverviewPageContext extends DocsPageContext {
  kind: 'overview';
  title: string;
  description: string;
  /** The page that leads the docs. */
  lead: PageCard;
  sections: { label: string; href?: string; cards: PageCard[] }[];
}

export type PageContext = DocPageContext | CategoryPageContext | OverviewPageContext;
