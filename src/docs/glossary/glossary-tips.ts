import type { Tip } from '../tips/collect-tips';
import { termTipId, type GlossaryTerm } from './glossary-term';

/** The tips of the marked terms. */
export function glossaryTips(terms: readonly Pick<GlossaryTerm, 'id' | 'meaning'>[]): Tip[] {
  return terms.map((term) => ({ id: termTipId(term), text: term.meaning }));
}
