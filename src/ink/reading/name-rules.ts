import { INK_FUNCTIONS } from '../grammar/expression-grammar';

/** The letters that ink’s compiler takes in names: the ranges of `InkParser` in inkjs. */
const INK_NAME =
  /^[\w\u00c0-\u024f\u0370-\u03ff\u0400-\u0481\u048a-\u04ff\u0531-\u0556\u0561-\u0587\u0590-\u06ff\uac00-\ud7af\u4e00-\u9fff]+$/;
/** The same names as the grammar, which colours and finds them, reads them. */
const GRAMMAR_NAME = /^[\p{L}\d_]+$/u;

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
  if (!INK_NAME.test(name) || !GRAMMAR_NAME.test(name)) return 'letters';
  if (/^\d+$/.test(name)) return 'number';
  return RESERVED.has(name) ? 'reserved' : null;
}
