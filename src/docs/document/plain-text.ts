import type { DocumentNode } from '../../base/tree/document-tree';

const BLOCKS = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'dt',
  'dd',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'table',
  'tr',
  'blockquote',
  'br',
  'CodeBlock',
  'CodeLine',
  'Admonition',
  'TabItem',
  'Details',
  'Card',
  'Figure',
  'FileTree',
]);
const CELLS = new Set(['td', 'th']);

/** The plain words of a document, each block on its own line. */
export function plainText(nodes: readonly DocumentNode[]): string {
  return wordsOf(nodes).replace(/ *\n+/g, '\n').trim();
}

function wordsOf(nodes: readonly DocumentNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const [name, props, ...children] = node;
      const words = [...wordsInProps(name, props), wordsOf(children)].filter(Boolean);
      if (BLOCKS.has(name)) return `\n${words.join('\n')}\n`;
      return CELLS.has(name) ? `${words.join(' ')} ` : words.join(' ');
    })
    .join('');
}

/** The text that a component shows from its props; an element’s title is not part of it. */
function wordsInProps(name: string, props: Exclude<DocumentNode, string>[1]): string[] {
  if (props === 0 || !/^[A-Z]/.test(name)) return [];
  return [props.title, props.summary, props.caption, props.alt].filter(
    (value) => typeof value === 'string',
  );
}
