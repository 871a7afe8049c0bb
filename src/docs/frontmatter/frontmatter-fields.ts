type FieldType = 'text' | 'flag' | 'headingLevel' | 'textList' | 'docIdOrNull';

interface FrontmatterField {
  type: FieldType;
  isRequired?: true;
  /** The value for a page that does not set the field; false or empty if absent. */
  default?: true;
  /** What a reader sees of it, as a sentence for authors. */
  purpose: string;
}

/** Every key that a page’s frontmatter can have; the single source for them. */
export const frontmatterFields = {
  title: {
    type: 'text',
    isRequired: true,
    purpose: 'Readers see it as the heading of the page and as its name in the sidebar.',
  },
  description: {
    type: 'text',
    isRequired: true,
    purpose: 'Cards, search engines and link previews show this sentence below the title.',
  },
  sidebar_label: {
    type: 'text',
    purpose: 'The sidebar shows this name instead of the title.',
  },
  pagination_label: {
    type: 'text',
    purpose: 'The links “Previous” and “Next” that lead here show this name instead of the title.',
  },
  pagination_prev: {
    type: 'docIdOrNull',
    purpose: '“Previous” leads to this page instead of the one before it in the sidebar.',
  },
  pagination_next: {
    type: 'docIdOrNull',
    purpose: '“Next” leads to this page instead of the one after it in the sidebar.',
  },
  toc_min_heading_level: {
    type: 'headingLevel',
    purpose: '“On this page” lists headings from this level on, instead of from level 2.',
  },
  toc_max_heading_level: {
    type: 'headingLevel',
    purpose: '“On this page” lists headings down to this level, instead of to level 3.',
  },
  hide_table_of_contents: {
    type: 'flag',
    purpose: 'If this is on, the page is shown without “On this page”.',
  },
  slug: {
    type: 'text',
    purpose:
      'The page has this address instead of that of its file: below /docs if it begins with “/”, otherwise below the page’s folder.',
  },
  draft: { type: 'flag', purpose: 'If this is on, the published site leaves the page out.' },
  unlisted: {
    type: 'flag',
    purpose:
      'If this is on, sidebar, search and sitemap leave the page out: readers need its address.',
  },
  keywords: {
    type: 'textList',
    purpose:
      'Search engines are told these words, with commas between them; readers do not see them.',
  },
  image: {
    type: 'text',
    purpose: 'Link previews show this picture, from static/, instead of a card with the title.',
  },
  code_links: {
    type: 'flag',
    default: true,
    purpose:
      'If this is on, words and code that the reference or the glossary explains link to it.',
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
