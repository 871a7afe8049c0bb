import { bare } from './bare';
import { formOf, PROSE } from './line-forms';

/**
 * The first line, counted from 1, at which choices or words stand below an arrow that leads away on every way: a
 * beginner’s mistake that ink does not report. Null if there is none.
 */
export function unreachedLine(source: string): number | null {
  let isBelowChoice = false;
  let hasLeft = false;
  for (const [index, text] of source.split('\n').map(bare).entries()) {
    const isChoice = /^[*+]/.test(text);
    if (hasLeft && (isChoice || (text !== '' && formOf(text) === PROSE))) return index + 1;
    if (isChoice) isBelowChoice = true;
    else if (/^(?:=|-(?!>))/.test(text)) isBelowChoice = hasLeft = false;
    else if (/^->\w+$/.test(text) && !isBelowChoice) hasLeft = true;
  }
  return null;
}
