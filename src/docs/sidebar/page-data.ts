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
