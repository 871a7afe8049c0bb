/** The part of Pagefind’s browser API that the search uses. */
export interface Pagefind {
  init: () => Promise<void>;
  search: (
    text: string,
    options: { filters: Record<string, string | { any: string[] }> },
  ) => Promise<{ results: PagefindResult[] }>;
}

export interface PagefindModule {
  createInstance: (options: object) => Pagefind;
}

/** A page or record that was found; its content takes another request. */
export interface PagefindResult {
  id: string;
  data: () => Promise<PagefindPage>;
}

export interface PagefindPage {
  url: string;
  /** Words in `<mark>`, angle brackets escaped. */
  excerpt: string;
  /** `name`, `page` and `kind` are set for entries and glossary terms; `url` is the address to open instead. */
  meta: Partial<Record<'title' | 'name' | 'page' | 'kind' | 'url', string>>;
  /** The parts of the search that it belongs to. */
  filters: { kind?: string[] };
  sub_results: PagefindSection[];
}

/** The part of a page below one heading, or before the first. */
export interface PagefindSection {
  title: string;
  url: string;
  excerpt: string;
  weighted_locations: { balanced_score: number }[];
}
