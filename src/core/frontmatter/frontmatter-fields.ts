type FieldType = 'text' | 'flag' | 'headingLevel' | 'textList' | 'docIdOrNull';

interface FrontmatterField {
  type: FieldType;
  isRequired?: true;
  /** The value for a page that does not set the field; false or empty if absent. */
  default?: true;
  /** What the field is for, in the words shown to authors. */
  purpose: string;
}

/** Every key that a page’s frontmatter can have; the single source for them. */
export const frontmatterFields = {
  title: { type: 'text', isRequired: true, purpose: 'the page’s heading and title' },
  description: {
    type: 'text',
    isRequired: true,
    purpose: 'one sentence for cards, search engines and link previews',
  },
  sidebar_label: { type: 'text', purpose: 'a shorter name for the sidebar' },
  pagination_label: { type: 'text', purpose: 'a name for the previous and next links' },
  pagination_prev: { type: 'docIdOrNull', purpose: 'the page before this one' },
  pagination_next: { type: 'docIdOrNull', purpose: 'the page after this one' },
  toc_min_heading_level: {
    type: 'headingLevel',
    purpose: 'first heading level “On this page” shows',
  },
  toc_max_heading_level: {
    type: 'headingLevel',
    purpose: 'last heading level “On this page” shows',
  },
  hide_table_of_contents: { type: 'flag', purpose: 'whether “On this page” is left out' },
  slug: { type: 'text', purpose: 'an address other than the file’s place' },
  draft: { type: 'flag', purpose: 'whether the page is kept out of the published site' },
  unlisted: {
    type: 'flag',
    purpose: 'whether the page is kept out of sidebar, search and sitemap',
  },
  keywords: { type: 'textList', purpose: 'words for search engines' },
  image: { type: 'text', purpose: 'a picture for link previews, a path under static/' },
  code_links: {
    type: 'flag',
    default: true,
    purpose: 'whether words and code link to the reference and the glossary',
  },
} as const satisfies Record<string, FrontmatterField>;

export type FrontmatterKey = keyof typeof frontmatterFields;

/** A page’s checked frontmatter. */
export interface Frontmatter {
  title: string;
  description: string;
  sidebar_label?: string;
  pagination_label?: string;
  pagination_prev?: string | null;
  pagination_next?: string | null;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  hide_table_of_contents?: boolean;
  slug?: string;
  draft?: boolean;
  unlisted?: boolean;
  keywords?: string[];
  image?: string;
  code_links?: boolean;
}
