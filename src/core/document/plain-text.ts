import type { DocumentNode } from './document-tree';

const BLOCKS = new Set([
  'p', 'li', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'blockquote', 'CodeBlock', 'CodeLine', 'Admonition',
  'TabItem', 'Details', 'Card', 'Figure', 'FileTree',
]);

/** The words of a document without its form, blocks on lines of their own. */
export function plainText(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [name, props, ...children] = node;
      const own = props === 0 ? [] : [props.title, props.summary, props.caption, props.alt];
      const words = [...own.filter((value) => typeof value === 'string'), plainText(children)].filter(Boolean);
      return BLOCKS.has(name) ? `\n${words.join('\n')}\n` : words.join(' ');
    })
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
