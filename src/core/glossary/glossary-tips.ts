import type { Tip } from '../tips/collect-tips';
import { termTipId, type GlossaryTerm } from './glossary-term';

/** What the marked terms show when they are pointed at. */
export function glossaryTips(terms: readonly Pick<GlossaryTerm, 'id' | 'meaning'>[]): Tip[] {
  return terms.map((term) => ({ id: termTipId(term), text: term.meaning }));
}
