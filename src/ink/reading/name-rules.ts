import { INK_FUNCTIONS } from '../grammar/expression-grammar';
import { hasNameLetters } from './name-letters';

/** Words that ink keeps for itself. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['true', 'false', 'not', 'and', 'or', 'mod', 'has', 'hasnt', 'return', 'else', 'temp', 'ref'],
  ...['function', 'VAR', 'CONST', 'LIST', 'EXTERNAL', 'INCLUDE', 'TODO', 'END', 'DONE'],
  ...['once', 'cycle', 'shuffle', 'stopping'],
  ...INK_FUNCTIONS,
]);

/** Why ink takes a word for no name. */
export type NameFault = 'empty' | 'letters' | 'number' | 'reserved';

/** Why ink takes a word for no name; null if it is one. */
export function nameFault(name: string): NameFault | null {
  if (name === '') return 'empty';
  if (!hasNameLetters(name)) return 'letters';
  if (/^\d+$/.test(name)) return 'number';
  return RESERVED.has(name) ? 'reserved' : null;
}
