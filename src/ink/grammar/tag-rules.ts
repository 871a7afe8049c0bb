import { INNER_STARTS } from './inner-rules';
import type { Grammar } from 'prismjs';
import { walkTo } from './braces';
import { lexedGrammar, type Rule } from './lexed-grammar';

/** Where a tag ends: at the end of the line, at the next tag, before a divert or comment, or with its surroundings. */
const toEnd = walkTo(String.raw`[\r\n#|}]|->|<-|\/\/|\/\*`);
const toEndInChoice = walkTo(String.raw`[\r\n#|}[\]]|->|<-|\/\/|\/\*`);

/** `# tag` and `# tag: value`; `inner` are the rules for escapes and braces. */
export function tagRule(inner: Rule[], { isInChoice = false } = {}): Rule {
  const walk = isInChoice ? toEndInChoice : toEnd;
  const value = lexedGrammar(INNER_STARTS, inner);
  // From right to left: Prism only looks for a pattern in text that no token has claimed yet.
  const inside: Grammar = {
    'attr-value': {
      pattern: /(^#[ \t]*[\p{L}\d_-]+[ \t]*:[ \t]*)\S[^]*/u,
      lookbehind: true,
      greedy: true,
      inside: value,
    },
    'tag-name': {
      pattern: /(^#[ \t]*)[\p{L}\d_-]+(?=[ \t]*(?::|$))/u,
      lookbehind: true,
      greedy: true,
    },
    punctuation: [{ pattern: /^#/, greedy: true }, /^[ \t]*:[ \t]*$/],
  };
  return {
    type: 'tag',
    extent: (text, from) => (text[from] === '#' ? walk(text, from + 1) : -1),
    inside: { ...inside, ...value },
  };
}
