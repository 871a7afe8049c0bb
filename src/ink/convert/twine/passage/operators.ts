import type { Syntax } from '../../expression/parse-value';

/** The operators of JavaScript, which all formats know. */
export const JAVASCRIPT: Syntax['operators'] = {
  ...{ '===': '===', '!==': '!==', '==': '==', '!=': '!=', '<': '<', '>': '>', '<=': '<=' },
  ...{ '>=': '>=', '&&': '&&', '||': '||', '+': '+', '-': '-', '*': '*', '/': '/', '%': '%' },
};
/** Operators that are words. */
export const WORDS: Syntax['operators'] = { is: '===', 'is not': '!==', and: '&&', or: '||' };
