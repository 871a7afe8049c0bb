/** What the sidebar shows; plain data, made at build, addresses final. */
export type SidebarEntry = SidebarLink | SidebarCategory;

export interface SidebarLink {
  type: 'link';
  label: string;
  /** A site path with trailing slash, or an outside address. */
  href: string;
  /** Shown only while it is the page being read. */
  isUnlisted?: true;
}

export interface SidebarCategory {
  type: 'category';
  label: string;
  /** Stable and unique in its sidebar: the key under which its state is kept. */
  id: string;
  /** The category's own page, absent when it only groups. */
  href?: string;
  /** Whether it starts closed where the reader has not said otherwise. */
  isCollapsed: boolean;
  items: SidebarEntry[];
  /** The items are left out here; the page at `href` carries them. */
  isPartial?: true;
}
