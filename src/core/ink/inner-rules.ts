import { matching, type Rule } from './lexed-grammar';
import { COMMENT, ESCAPE } from './patterns';

/** Where the rules below may begin. */
export const INNER_STARTS = /[\\{/]/g;

/** What texts, tags and markup may all hold. */
export function innerRules(bracesRules: Rule[]): Rule[] {
  return [
    { type: 'comment', extent: matching(COMMENT) },
    { type: 'escape', extent: matching(ESCAPE), alias: ['char'] },
    ...bracesRules,
  ];
}
