import type { TipContent } from './tip';

/** A one-line meaning that a term can show. */
export interface Tip {
  /** The id that terms use: an entry’s anchor, or `term-` and the slug of a glossary term. */
  id: string;
  text: TipContent;
}

/** The texts of all tips by id, as the browser fetches them; the same content always gives the same file. */
export function collectTips(sources: readonly (readonly Tip[])[]): Record<string, TipContent> {
  const byId = sources.flat().sort((left, right) => (left.id < right.id ? -1 : 1));
  return Object.fromEntries(byId.map(({ id, text }) => [id, text]));
}
