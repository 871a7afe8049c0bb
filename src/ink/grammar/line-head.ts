import type { Grammar } from 'prismjs';
import { matching, type Rule } from './lexed-grammar';
import { EXPRESSION, LABEL } from './patterns';

/** What can precede a choice or logic on a line, or be alone on it: the `-` of a gather or of a block. */
export interface LineHead {
  type: string;
  source: string;
  inside?: Grammar;
}

const DASH = '-(?!>)';

/** The label in parentheses, within the token of the bullets that it belongs to. */
export const labelGrammar: Grammar = { label: new RegExp(LABEL, 'u') };

/** `- - (label)`. */
export const gatherHead: LineHead = {
  type: 'gather',
  source: String.raw`${DASH}(?:[ \t]*${DASH})*(?:[ \t]*${LABEL})?`,
  inside: labelGrammar,
};

/** The `-` before one of the texts of a block of alternatives. */
export const alternativeHead: LineHead = { type: 'alternative', source: DASH };

/** The `-` before a branch of a block of conditions, with its condition if it has one. */
export function branchHead(expression: Grammar): LineHead {
  return {
    type: 'branch',
    source: String.raw`${DASH}(?:[ \t]*${EXPRESSION}[ \t]*:)?`,
    inside: {
      condition: {
        pattern: /(^[ \t]*-[ \t]*)\S[^]*/,
        lookbehind: true,
        greedy: true,
        inside: expression,
      },
      alternative: { pattern: /^[ \t]*-/, greedy: true },
    },
  };
}

/** The head, when nothing that follows depends on it. */
export function headRule({ type, source, inside }: LineHead): Rule {
  return { type, extent: matching(String.raw`^[ \t]*${source}`), ...(inside && { inside }) };
}

/** The head at the start of a longer token. */
export function headGrammar({ type, source, inside }: LineHead): Grammar {
  return {
    [type]: {
      pattern: new RegExp(String.raw`(^[ \t]*)${source}`, 'u'),
      lookbehind: true,
      greedy: true,
      inside,
    },
  };
}
