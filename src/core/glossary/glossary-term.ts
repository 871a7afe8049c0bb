/** A word of ink or of the engine with its meaning. */
export interface GlossaryTerm {
  /** Its anchor in the glossary, made of the word. */
  id: string;
  term: string;
  /** Other ways to write it: plurals, synonyms. */
  forms: readonly string[];
  /** One line of plain words. */
  meaning: string;
  /** More in Markdown; links name docs (`saves#autosave`) or other terms (`#cycle`). */
  details?: string;
  /** Id of the doc that explains it, with an anchor where there is one. */
  page?: string;
  /** Whether the first use in a page is marked; false for words too common for that. */
  isMarked: boolean;
  /** Words that are left alone in texts, of its own or around one of them: `CSS variable`. */
  unmarked: readonly string[];
}

/** Id of a term's text among the tooltips of the site. */
export function termTipId({ id }: Pick<GlossaryTerm, 'id'>): string {
  return `term-${id}`;
}
