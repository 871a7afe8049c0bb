/** A sidebar as written by its author, with the line of each item. */
export type SidebarSourceItem = DocItem | LinkItem | CategoryItem;

export interface DocItem {
  type: 'doc';
  id: string;
  label?: string;
  line: number;
}

export interface LinkItem {
  type: 'link';
  label: string;
  href: string;
  description?: string;
  line: number;
}

export interface CategoryItem {
  type: 'category';
  label: string;
  description?: string;
  /** An engraving among the static files, for its page and the overview. */
  picture?: { href: string; line: number };
  /** Address of its page below the version’s path; `/category/<slug of the label>` if absent. */
  slug?: string;
  /** False for a category that only groups and has no page. */
  hasPage: boolean;
  isCollapsed: boolean;
  items: SidebarSourceItem[];
  line: number;
}

/** Sidebars by name. */
export type SidebarsSource = Record<string, SidebarSourceItem[]>;
