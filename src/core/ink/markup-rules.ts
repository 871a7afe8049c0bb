import { joinGrammars, lexedGrammar, matching, type Extent, type Rule } from './lexed-grammar';
import { walkTo } from './braces';

const opens = matching(String.raw`\[\/?[-\w]+`);
const opensEscaped = matching(String.raw`\\\[\/?[-\w]+`);
const toBracket = walkTo(String.raw`[[\]\n]|\/[\/*]`);
const toEscapedBracket = walkTo(String.raw`\\?[[\]\n]|\/[\/*]`);
const toValueEnd = walkTo(String.raw`[\s\]]|\\\]`);
const isSeparator = matching(String.raw`\[ \]|\\\[ \\\]`);
const isHtml = matching(String.raw`<\/?[A-Za-z][^<>{}\n]*>`);
const isQuoted = matching('="[^"\\n]*"');

const plain: Extent = (text, from) => {
  const named = opens(text, from);
  const to = named > from ? toBracket(text, named) : -1;
  return text[to] === ']' ? to + 1 : -1;
};

const escaped: Extent = (text, from) => {
  const named = opensEscaped(text, from);
  const to = named > from ? toEscapedBracket(text, named) : -1;
  return text.startsWith('\\]', to) ? to + 2 : -1;
};

const value: Extent = (text, from) => {
  if (text[from] !== '=') return -1;
  const quoted = isQuoted(text, from);
  return quoted > from ? quoted : toValueEnd(text, from + 1);
};

/**
 * The engine's markup: `[b]`, `[/b]`, `[link=Go on]`, `[img class="wide" {attributes}]`, the `[ ]` between
 * cells, and HTML. In a choice ink takes bare brackets for its own, so there only `\[b\]` is markup.
 */
export function markupRules(inner: Rule[], { isInChoice = false } = {}): Rule[] {
  const inBraces = lexedGrammar(/[\\{]/g, inner);
  // From right to left: Prism looks for a pattern only in what no token has taken yet.
  const content = joinGrammars(
    {
      'attr-value': {
        pattern: /(^\\?\[[-\w]+)=[^]+?(?=\\?\]$)/,
        lookbehind: true,
        greedy: true,
        inside: { punctuation: { pattern: /^=/, greedy: true }, ...inBraces },
      },
      'markup-name': { pattern: /(^\\?\[\/?)[-\w]+/, lookbehind: true, greedy: true },
      punctuation: [
        { pattern: /^\\?\[\/?/, greedy: true },
        { pattern: /\\?\]$/, greedy: true },
      ],
    },
    lexedGrammar(/\S/gu, [
      ...inner,
      {
        type: 'attr-value',
        extent: value,
        inside: { punctuation: { pattern: /^="?|"$/, greedy: true }, ...inBraces },
      },
      { type: 'attr-name', extent: matching(String.raw`[\w:-]+`) },
    ]),
  );
  return [
    { type: 'markup', extent: escaped, inside: content },
    ...(isInChoice ? [] : [{ type: 'markup', extent: plain, inside: content }]),
    { type: 'markup', extent: isSeparator },
    { type: 'markup', extent: isHtml, alias: ['html'], inside: inBraces },
  ];
}
