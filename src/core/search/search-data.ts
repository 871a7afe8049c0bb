/** Something that readers can find by its name, before the texts are searched. */
export interface SearchName {
  /** As written in code: `# CLEAR`, `[info]`, `Divert`. */
  title: string;
  /** Everything that can be typed for it, its own name first. */
  names: string[];
  /** One line of plain text. */
  summary: string;
  /** Address within the site. */
  href: string;
  /** Title of the page that the address leads to. */
  page: string;
  kind: 'entry' | 'term' | 'attribute';
}

/** The meaning of ink signs, or of other terms for something: a line of search-synonyms.yaml with its address. */
export interface SearchSynonym {
  written: string[];
  title: string;
  summary: string;
  href: string;
  page: string;
  /** The words that texts use for it. */
  words: string;
}

/** Everything that is found without the text index; created at build, fetched with the dialog. */
export interface SearchData {
  names: SearchName[];
  synonyms: SearchSynonym[];
}

/** What an entry’s search card shows besides its name and its summary. */
export interface SearchCard {
  /** The forms in which it is written, unless its name shows them. */
  syntax?: string[];
  sample?: string;
  /** Address that plays the sample. */
  play?: string;
}

/** The cards of the entries by `cardKey`; fetched when an entry is typed by its name. */
export type SearchCards = Record<string, SearchCard>;

/** The key of an entry’s card: two entries can share an address or a name, but never both. */
export function cardKey({ href, title }: Pick<SearchName, 'href' | 'title'>): string {
  return `${href} ${title}`;
}
