import { matching, type Rule } from './lexed-grammar';
import { COMMENT, ESCAPE } from './patterns';

/** Where the rules below can match. */
export const INNER_STARTS = /[\\{/]/g;

/** What text, tags and markup can all contain. */
export function innerRules(bracesRules: Rule[]): Rule[] {
  return [
    { type: 'comment', extent: matching(COMMENT) },
    { type: 'escape', extent: matching(ESCAPE), alias: ['char'] },
    ...bracesRules,
  ];
}
