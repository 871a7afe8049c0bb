import type { ListItem, PhrasingContent, TableRow } from 'mdast';
import type { DocumentElement, DocumentNode, ElementProps } from '../../base/tree/document-tree';
import { plainText } from '../document/plain-text';
import type { Block } from './block';
import { componentBlocks } from './component-blocks';
import { headingLevel } from './heading-level';
import { phrasesOf } from './phrases-of';

interface BlockOptions {
  absolute: (href: string) => string;
  /** How many levels headings are lowered. */
  deeper: number;
}

const INLINE = new Set(
  'a code em strong del ins b i s u small mark cite q abbr sub sup kbd samp var br span input Kbd Term Image'.split(
    ' ',
  ),
);

/** The blocks of a document tree; text and inline elements between them become paragraphs. */
export function blocksOf(nodes: readonly DocumentNode[], options: BlockOptions): Block[] {
  const blocks: Block[] = [];
  let phrases: DocumentNode[] = [];
  const flush = () => {
    const children = phrasesOf(phrases, options);
    phrases = [];
    if (children.some((child) => child.type !== 'text' || child.value.trim() !== ''))
      blocks.push({ type: 'paragraph', children });
  };
  for (const node of nodes) {
    if (typeof node === 'string' || INLINE.has(node[0])) {
      phrases.push(node);
      continue;
    }
    flush();
    blocks.push(...blockOf(node, options));
  }
  flush();
  return blocks;
}

function blockOf(element: DocumentElement, options: BlockOptions): Block[] {
  const [name, props, ...children] = element;
  const heading = /^h(?<depth>[1-6])$/.exec(name)?.groups?.depth;
  if (heading !== undefined) {
    const depth = headingLevel(Number(heading) + options.deeper);
    return [{ type: 'heading', depth, children: phrasesOf(children, options) }];
  }
  switch (name) {
    case 'p':
      return [{ type: 'paragraph', children: phrasesOf(children, options) }];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'blockquote':
      return [{ type: 'blockquote', children: blocksOf(children, options) }];
    case 'ul':
    case 'ol':
      return [list(element, options)];
    case 'dl':
      return definitionList(children, options);
    case 'table':
      return [{ type: 'table', children: rowsOf(children, options) }];
    case 'pre':
      return [{ type: 'code', value: plainText(children) }];
    default:
      return (
        componentBlocks(name, props === 0 ? {} : props, children, {
          absolute: options.absolute,
          blocksOf: (inner) => blocksOf(inner, options),
        }) ?? blocksOf(children, options)
      );
  }
}

function list([name, props, ...children]: DocumentElement, options: BlockOptions): Block {
  const items = elementsNamed(children, ['li']).map((item) => listItem(item, options));
  const start = props === 0 ? null : props.start;
  return {
    type: 'list',
    ordered: name === 'ol',
    ...(typeof start === 'number' && { start }),
    spread: items.some(({ children: blocks }) => blocks.length > 1),
    children: items,
  };
}

function listItem([, , ...children]: DocumentElement, options: BlockOptions): ListItem {
  const [first] = children;
  const checkbox = typeof first === 'object' && first[0] === 'input' ? propsOf(first) : null;
  const rest = checkbox === null ? children : children.slice(1);
  return {
    type: 'listItem',
    ...(checkbox !== null && { checked: checkbox.checked === true }),
    spread: false,
    children: blocksOf(rest, options),
  };
}

/** Markdown has no definition lists: each term becomes bold text with its meaning in a list below. */
function definitionList(nodes: readonly DocumentNode[], options: BlockOptions): Block[] {
  const children: ListItem[] = [];
  for (const [name, , ...content] of elementsNamed(nodes, ['dt', 'dd', 'div'])) {
    if (name === 'div') {
      const [nested] = definitionList(content, options);
      if (nested?.type === 'list') children.push(...nested.children);
    } else if (name === 'dt') {
      const term: PhrasingContent = { type: 'strong', children: phrasesOf(content, options) };
      children.push({ type: 'listItem', children: [{ type: 'paragraph', children: [term] }] });
    } else {
      children.at(-1)?.children.push(...blocksOf(content, options));
    }
  }
  return [{ type: 'list', ordered: false, spread: true, children }];
}

function rowsOf(nodes: readonly DocumentNode[], options: BlockOptions): TableRow[] {
  return elementsNamed(nodes, ['thead', 'tbody', 'tfoot', 'tr']).flatMap((element): TableRow[] => {
    const [name, , ...children] = element;
    if (name !== 'tr') return rowsOf(children, options);
    return [
      {
        type: 'tableRow',
        children: elementsNamed(children, ['td', 'th']).map(([, , ...content]) => ({
          type: 'tableCell',
          children: phrasesOf(content, options),
        })),
      },
    ];
  });
}

function elementsNamed(nodes: readonly DocumentNode[], names: readonly string[]) {
  return nodes.filter(
    (node): node is DocumentElement => typeof node === 'object' && names.includes(node[0]),
  );
}

function propsOf([, props]: DocumentElement): ElementProps {
  return props === 0 ? {} : props;
}
