import type { GlossaryTerm } from '../glossary/glossary-term';
import type { ReferenceAttribute, ReferenceKind } from '../reference/reference-entry';
import type { WrittenEntry } from '../reference/written-name';

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

/** Everything that is found without the text index. */
export interface SearchData {
  names: SearchName[];
  synonyms: SearchSynonym[];
}

/** What an entry’s names and address are made from. */
export interface NamedEntry extends WrittenEntry {
  summary: string;
  /** Left out if it follows from the name. */
  id?: string;
  attributes?: readonly Pick<ReferenceAttribute, 'name' | 'aliases' | 'summary'>[];
}

/** The entries, and the pages on which their cards are. */
export interface NamedEntries {
  entries: readonly NamedEntry[];
  /** Address of the page of all entries; null if it is not built. */
  root: string | null;
  /** Titles of the pages below it. */
  pages: Readonly<Record<ReferenceKind, string>>;
}

/** The glossary; without its page, its terms lead nowhere. */
export interface NamedTerms {
  terms: readonly Pick<GlossaryTerm, 'id' | 'term' | 'forms' | 'meaning'>[];
  page: NamedPage | undefined;
}

/** A page that names lead to. */
export interface NamedPage {
  path: string;
  title: string;
}

/** What `SearchData` is made from: created at build, fetched with the dialog. */
export interface SearchSource {
  reference: NamedEntries;
  glossary: NamedTerms;
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
