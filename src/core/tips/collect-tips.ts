/** A one-line meaning that terms can show. */
export interface Tip {
  /** What a term names it by: an entry’s anchor, or `term-` and a glossary’s slug. */
  id: string;
  text: string;
}

/** The texts of all tips by id, as the browser fetches them; the same content gives the same file. */
export function collectTips(sources: readonly (readonly Tip[])[]): Record<string, string> {
  const byId = sources.flat().sort((left, right) => (left.id < right.id ? -1 : 1));
  return Object.fromEntries(byId.map(({ id, text }) => [id, text]));
}
