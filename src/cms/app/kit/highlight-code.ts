import { fromHtml } from 'hast-util-from-html';
import Prism, { type Grammar } from 'prismjs';
import prismComponents from 'prismjs/components';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-json';
import 'prismjs/components/prism-json5';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-markdown';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import 'prismjs/components/prism-yaml';
import 'prismjs/components/prism-toml';
import type { DocumentNode } from '../../../base/tree/document-tree';
import { toCodeTree } from '../../../docs/document/to-tree';
import { inkGrammar } from '../../../ink/grammar/ink-grammar';

Prism.manual = true;
Prism.languages.ink = inkGrammar;
Prism.languages.mdx = Prism.languages.markdown ?? {};

const PLAIN = ['text', 'txt', 'none', 'plain'];
const names = new Set([
  ...PLAIN,
  'ink',
  'mdx',
  ...Object.entries(prismComponents.languages).flatMap(([name, { alias = [] }]) => [
    name,
    ...[alias].flat(),
  ]),
]);

/** Tells whether the build knows a language. */
export function knowsLanguage(language: string): boolean {
  return names.has(language);
}

/** The grammar of a language that is common here; null for others, and for plain text. */
export function grammarOf(language: string): Grammar | null {
  return PLAIN.includes(language) ? null : (Prism.languages[language] ?? null);
}

/**
 * Highlights code as the build does, in the languages that are common here; code in other languages is returned as
 * text.
 */
export function highlightCode(code: string, language: string): DocumentNode[] {
  const grammar = grammarOf(language);
  if (grammar === null) return [code];
  return toCodeTree(fromHtml(Prism.highlight(code, grammar, language), { fragment: true }));
}
