import type { Grammar } from 'prismjs';
import { grammarOf } from '../../kit/highlight-code';

/** The rules of Markdown that MDX keeps: it has neither indented code nor HTML comments. */
const KEPT = [
  'code-snippet',
  'blockquote',
  'table',
  'title',
  'hr',
  'list',
  'url-reference',
  'bold',
  'italic',
  'strike',
  'url',
  'tag',
];

/** A paragraph of a page: Markdown, components and admonitions. */
export const mdxGrammar: Grammar = {
  comment: { pattern: /\{\/\*[\s\S]*?\*\/\}/, greedy: true },
  'heading-id': { pattern: /\{#[^\s{}]+\}(?=[ \t]*$)/m, alias: 'attr-name' },
  admonition: {
    pattern: /^[ \t>]*:{3,}.*$/m,
    inside: {
      keyword: { pattern: /(?<=:)\w+/ },
      string: { pattern: /(?<=\[)[^\]]+/ },
      punctuation: /[:[\]>]+/,
    },
  },
  ...Object.fromEntries(
    Object.entries(grammarOf('markdown') ?? {}).filter(([name]) => KEPT.includes(name)),
  ),
};

/** The first or last line of a fence. */
export const fenceGrammar: Grammar = {
  punctuation: /^[ \t>]*(?:`+|~+)/,
  keyword: { pattern: /^\s*[^\s="{]+(?=\s|$)/ },
  string: { pattern: /(["']).*?\1/, greedy: true },
  'attr-name': /[\w-]+(?==)/,
  number: /\{[\d,-]+\}/,
  operator: /=/,
};
