import gatsbyRemarkPrismjs from 'gatsby-remark-prismjs';
import loadPrismLanguage from 'gatsby-remark-prismjs/load-prism-language';
import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import type { Root as MarkdownRoot } from 'mdast';
import prismComponents from 'prismjs/components';
import { visit } from 'unist-util-visit';
import type { DocumentNode } from '../../base/tree/document-tree';
import { toCodeTree } from '../../docs/document/to-tree';
import { inkGrammar } from '../../ink/grammar/ink-grammar';

const PLAIN = new Set(['text', 'txt', 'none', 'plain']);

/**
 * The plugin has its own comments for marking or hiding lines. Our pipeline has already read its own; the rest is
 * code, and a character that no font has keeps the plugin from recognizing it.
 */
const DIRECTIVE = /(?<=highlight|hide)-(?=next-line|line|start|end|range)/g;
const GUARD = '\uE000-';

/** Languages that Prism highlights as a closely related one. */
const RELATIVES: Record<string, string> = { mdx: 'markdown' };

const languages = new Set([
  'ink',
  ...PLAIN,
  ...Object.keys(RELATIVES),
  ...Object.entries(prismComponents.languages).flatMap(([name, { alias = [] }]) => [
    name,
    ...[alias].flat(),
  ]),
]);

/** Tells whether code in a language can be highlighted or is deliberately plain. */
export function knowsLanguage(language: string): boolean {
  return languages.has(language);
}

/** Highlights code with gatsby-remark-prismjs; plain and unknown languages are returned as text. */
export function highlight(code: string, language: string): DocumentNode[] {
  if (PLAIN.has(language) || !knowsLanguage(language)) return [code];
  // Markdown’s front matter is only marked if YAML was loaded before.
  loadPrismLanguage('yaml');
  const markdownAST: MarkdownRoot = {
    type: 'root',
    children: [
      {
        type: 'code',
        lang: RELATIVES[language] ?? language,
        value: code.replace(DIRECTIVE, GUARD),
      },
    ],
  };
  gatsbyRemarkPrismjs(
    { markdownAST },
    { noInlineHighlight: true, languageExtensions: [{ language: 'ink', definition: inkGrammar }] },
  );
  const [node] = markdownAST.children;
  const html = node?.type === 'html' ? node.value.replaceAll(GUARD, '-') : '';
  return toCodeTree(findCode(fromHtml(html, { fragment: true })));
}

function findCode(root: Root): Element | Root {
  let code: Element | Root = root;
  visit(root, { type: 'element', tagName: 'code' }, (element: Element) => {
    code = element;
  });
  return code;
}
