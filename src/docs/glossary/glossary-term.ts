/** A word of ink or of the engine and its meaning. */
export interface GlossaryTerm {
  /** Its anchor in the glossary, made from the word. */
  id: string;
  term: string;
  /** Other spellings: plurals, synonyms. */
  forms: readonly string[];
  /** One line in plain words. */
  meaning: string;
  /** More details in Markdown; links name docs (`saves#autosave`) or other terms (`#cycle`). */
  details?: string;
  /** Id of the doc that explains it, with an anchor if there is one. */
  page?: string;
  /** Whether its first use on a page is marked; false for words too common for that. */
  isMarked: boolean;
  /** Phrases that are left alone, although they contain the word: `CSS variable`. */
  unmarked: readonly string[];
}

/** Id of a term’s text among the site’s tips. */
export function termTipId({ id }: Pick<GlossaryTerm, 'id'>): string {
  return `term-${id}`;
}
