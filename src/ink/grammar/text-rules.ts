import { matching, type Rule } from './lexed-grammar';
import { markupRules } from './markup-rules';
import { tagRule } from './tag-rules';

/** Where anything but plain words can begin in a line of text. */
export const TEXT_STARTS = /[\\/{}[\]#<>|-]/g;

/** What text consists of, on its own line or within braces. */
export function textRules(inner: Rule[], flowRules: Rule[]): Rule[] {
  return [
    ...markupRules(inner),
    ...inner,
    tagRule(inner),
    { type: 'glue', extent: matching('<>') },
    ...flowRules,
  ];
}

/** What follows the bullets of a choice, where `[` and `]` separate what is only shown from what is only said. */
export function choiceTextRules(inner: Rule[], flowRules: Rule[]): Rule[] {
  return [
    { type: 'builtin', extent: matching(String.raw`>>>(?:\d+|\([^()\n]*\))?`) },
    ...markupRules(inner, { isInChoice: true }),
    ...inner,
    tagRule(inner, { isInChoice: true }),
    { type: 'glue', extent: matching('<>') },
    ...flowRules,
    { type: 'punctuation', extent: matching(String.raw`[[\]]`), alias: ['choice'] },
  ];
}
