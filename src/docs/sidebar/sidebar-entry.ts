/** What the sidebar shows; plain data, created at build, with final addresses. */
export type SidebarEntry = SidebarLink | SidebarCategory;

export interface SidebarLink {
  type: 'link';
  label: string;
  /** A site path with trailing slash, or an outside address. */
  href: string;
  /** Only shown while it is the current page. */
  isUnlisted?: true;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** Stable and unique in its sidebar: the key of its saved state. */
  id: string;
  /** The category’s own page; absent if it only groups. */
  href?: string;
  /** Whether it starts closed, unless the reader has opened it. */
  isCollapsed: boolean;
  items: SidebarEntry[];
  /** The items are left out here; the page at `href` has them. */
  isPartial?: true;
  /** How many items readers see in a partial group, if it is known: they get room before they come. */
  size?: number;
}
