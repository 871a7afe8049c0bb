/** What can be typed by its name and is found before all texts. */
export interface SearchName {
  /** As it is written: `# CLEAR`, `[info]`, `Divert`. */
  title: string;
  /** All that may be typed for it, its own name first. */
  names: string[];
  /** One line of plain words. */
  summary: string;
  /** Address within the site. */
  href: string;
  /** Title of the page that the address leads to. */
  page: string;
  kind: 'entry' | 'term' | 'attribute';
}

/** What signs of ink, or other people’s words for it, mean: a line of search-synonyms.yaml with its address. */
export interface SearchSynonym {
  written: string[];
  title: string;
  summary: string;
  href: string;
  page: string;
  /** The words that texts have for it. */
  words: string;
}

/** All that is found without the index of the texts; made at build, fetched with the dialog. */
export interface SearchData {
  names: SearchName[];
  synonyms: SearchSynonym[];
}

/** What the card of an entry shows in the search, besides its name and its line. */
export interface SearchCard {
  /** The forms in which it is written, where its name does not say them. */
  syntax?: string[];
  sample?: string;
  /** Address that plays the sample. */
  play?: string;
}

/** The cards of the entries by `cardKey`; fetched when an entry is typed by its name. */
export type SearchCards = Record<string, SearchCard>;

/** What an entry's card is kept by: two entries may have one address or one name, and never both. */
export function cardKey({ href, title }: Pick<SearchName, 'href' | 'title'>): string {
  return `${href} ${title}`;
}
