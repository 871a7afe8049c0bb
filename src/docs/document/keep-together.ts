import { splitArrows } from '../../base/text/arrows';
import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { plainText } from './plain-text';

/** Cells and descriptions, in which code is a box of its own: a line could end between it and a comma. */
const NARROW = new Set(['td', 'th', 'dd']);
/** Their code is drawn by others. */
const LEFT_ALONE = new Set(['pre', 'CodeBlock']);
/** Longer code wraps: it can be wider than a phone. In characters. */
export const LONGEST_WHOLE_CODE = 24;
const MARK = /^[,.;:!?)”’]+/;

/** Keeps what a line break would tear apart: an arrow of ink, and in narrow places code and the mark after it. */
export function keepTogether(tree: readonly DocumentNode[], isNarrow = false): DocumentNode[] {
  const nodes: DocumentNode[] = [];
  for (const node of tree) {
    const last = nodes.at(-1);
    const mark = isNarrow && typeof node === 'string' && isCode(last) ? MARK.exec(node)?.[0] : null;
    if (typeof node !== 'string') nodes.push(withinTogether(node, isNarrow));
    else if (mark == null || last === undefined) nodes.push(node);
    else nodes.splice(-1, 1, whole(last, mark), node.slice(mark.length));
  }
  return nodes.filter((node) => node !== '');
}

function withinTogether(node: DocumentElement, isNarrow: boolean): DocumentElement {
  const [name, props, ...children] = node;
  if (LEFT_ALONE.has(name)) return node;
  const [text] = children;
  if (name !== 'code' || typeof text !== 'string')
    return [name, props, ...keepTogether(children, isNarrow || NARROW.has(name))];
  const parts = splitArrows(text).map((part, index) => (index % 2 === 1 ? whole(part) : part));
  // Code that is nothing but an arrow does not break.
  return text.includes(' ') ? [name, props, ...parts.filter((part) => part !== '')] : node;
}

const whole = (...children: DocumentNode[]): DocumentElement => [
  'span',
  { className: 'whole' },
  ...children,
];

/** Whether a node is code that does not wrap, or a link that is. */
function isCode(node: DocumentNode | undefined): boolean {
  if (node === undefined || typeof node === 'string') return false;
  const [name, , ...children] = node;
  if (name === 'code') return plainText(children).length <= LONGEST_WHOLE_CODE;
  return children.length === 1 && isCode(children[0]);
}
