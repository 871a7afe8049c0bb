import { walkTo } from './braces';
import { INNER_STARTS } from './inner-rules';
import { joinGrammars, lexedGrammar, matching, type Extent, type Rule } from './lexed-grammar';

/** What reaches from an opening sign to the nearest closing one on its line; ink ends it at a comment. */
function enclosed(opening: string, stop: string, closing: string): Extent {
  const opens = matching(opening);
  const toStop = walkTo(String.raw`${stop}|\n|\/[\/*]`);
  return (text, from) => {
    const opened = opens(text, from);
    const to = opened > from ? toStop(text, opened) : text.length;
    return text.startsWith(closing, to) ? to + closing.length : -1;
  };
}

const plain = enclosed(String.raw`\[\/?[-\w]+`, String.raw`[[\]]`, ']');
const escaped = enclosed(String.raw`\\\[\/?[-\w]+`, String.raw`\\?[[\]]`, '\\]');
const html = enclosed(String.raw`<\/?[A-Za-z][-\w]*`, '[<>]', '>');
const separator = matching(String.raw`\[ \]`);
const escapedSeparator = matching(String.raw`\\\[ \\\]`);

const isQuoted = matching('="[^"\\n]*"');
const toValueEnd = walkTo(String.raw`[\s\]]|\\\]`);

const value: Extent = (text, from) => {
  if (text[from] !== '=') return -1;
  const quoted = isQuoted(text, from);
  return quoted > from ? quoted : toValueEnd(text, from + 1);
};

/**
 * The engine’s markup: `[b]`, `[/b]`, `[link=Go on]`, `[img class="wide" {attributes}]`, the `[ ]` between cells, and
 * HTML. In a choice, ink claims bare brackets for itself, so there only `\[b\]` is markup.
 */
export function markupRules(inner: Rule[], { isInChoice = false } = {}): Rule[] {
  const inBraces = lexedGrammar(INNER_STARTS, inner);
  // From right to left: Prism only looks for a pattern in text that no token has claimed yet.
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
  const bare = [
    { type: 'markup', extent: plain, inside: content },
    { type: 'markup', extent: separator },
  ];
  return [
    { type: 'markup', extent: escaped, inside: content },
    { type: 'markup', extent: escapedSeparator },
    ...(isInChoice ? [] : bare),
    { type: 'markup', extent: html, alias: ['html'], inside: inBraces },
  ];
}
