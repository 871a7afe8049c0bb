import type { Grammar, GrammarValue } from 'prismjs';

const name = String.raw`[\p{L}_][\p{L}\p{N}_]*`;
const path = String.raw`${name}(?:\.${name})*`;

const expression: Grammar = {
  string: /"[^"\n]*"/,
  number: /\b\d+(?:\.\d+)?\b/,
  divert: { pattern: new RegExp(String.raw`->\s*${path}`, 'u') },
  function: new RegExp(String.raw`${name}(?=\()`, 'u'),
  boolean: /\b(?:true|false)\b/,
  keyword: /\b(?:temp|return|ref|and|or|not|mod|has|hasnt|else)\b/,
  operator: /\+\+|--|[-+*/%^]=?|==|!=|<=|>=|[<>=!?]|&&|\|\|/,
  punctuation: /[(),]/,
};

const tag: GrammarValue = {
  pattern: /#[^\n#\]|}]*/,
  greedy: true,
  // In a list: gatsby-remark-prismjs takes bare strings for regular expressions.
  alias: ['attr-name'],
  inside: {
    property: /^#\s*[\w-]+/,
    punctuation: /:/,
  },
};

/** Engine markup inside text, in square brackets: `[b]`, `[img src=lamp.png]`, `[/b]`. */
const markup: GrammarValue = {
  pattern: /\[\/?[a-z][\w-]*(?:[\s=][^\]\n]*)?\]/,
  inside: { punctuation: /^\[\/?|\]$/, 'attr-value': /=\s*(?:"[^"]*"|[^\s\]]+)/, 'attr-name': /[\w-]+(?==)/ },
};

const divert = new RegExp(String.raw`->->|(?:->|<-)\s*(?:${path}(?:\([^)\n]*\))?)?`, 'u');

const inline: Grammar = {
  comment: [/\/\*[\s\S]*?\*\//, /\/\/.*/],
  logic: {
    pattern: /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/,
    greedy: true,
    inside: {
      condition: {
        pattern: /^(\{\s*)[^{}:|\n"]+(?=:)/,
        lookbehind: true,
        inside: expression,
      },
      divert,
      punctuation: /[{}|:]|^\s*-/m,
      alternative: /[&!~$](?=[^|{}]*\|)/,
      ...expression,
    },
  },
  markup,
  tag,
  divert,
  glue: /<>/,
};

/** A Prism grammar for ink and the engine's markup. */
export const inkGrammar: Grammar = {
  comment: [
    { pattern: /\/\*[\s\S]*?\*\//, greedy: true },
    { pattern: /\/\/.*/, greedy: true },
    { pattern: /^[ \t]*TODO:.*/m, alias: 'important' },
  ],
  knot: {
    pattern: /^[ \t]*={2,}[^\n]*/m,
    inside: { keyword: /\bfunction\b|\bref\b/, punctuation: /[=(),]+/, function: new RegExp(name, 'u') },
  },
  stitch: {
    pattern: /^[ \t]*=(?!=)[^\n]*/m,
    inside: { punctuation: /[=(),]/, function: new RegExp(name, 'u') },
  },
  declaration: {
    pattern: /^[ \t]*(?:VAR|CONST|LIST|INCLUDE|EXTERNAL)\b[^\n]*/m,
    inside: { keyword: /^[ \t]*(?:VAR|CONST|LIST|INCLUDE|EXTERNAL)/, comment: /\/\/.*/, ...expression },
  },
  assignment: {
    pattern: /^[ \t]*~[^\n]*/m,
    alias: ['statement'],
    inside: { keyword: /^[ \t]*~(?:\s*(?:temp|return)\b)?/, comment: /\/\/.*/, ...expression },
  },
  choice: {
    pattern: /^[ \t]*(?:[*+][ \t]*)+(?:\([^)\n]*\))?/m,
    inside: { label: /\([^)\n]*\)/ },
  },
  gather: {
    pattern: /^[ \t]*(?:-(?!>)[ \t]*)+(?:\([^)\n]*\))?/m,
    inside: { label: /\([^)\n]*\)/ },
  },
  ...inline,
};
