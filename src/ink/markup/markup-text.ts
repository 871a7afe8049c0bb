import type { MarkupNode } from './markup-tree';

/** The plain text of markup, for screen readers and descriptions of saves. */
export function markupText(nodes: readonly MarkupNode[]): string {
  return nodes.map(textOf).join('');
}

function textOf(node: MarkupNode): string {
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'element':
      return node.name === 'br' ? ' ' : markupText(node.children);
    case 'table':
      return [...(node.header === null ? [] : [node.header]), ...node.rows]
        .map((row) => row.map(markupText).join(' '))
        .join(' ');
    case 'htmlImage':
    case 'image':
    case 'input':
    case 'layers':
    case 'picture':
    case 'separator':
    case 'video':
      return '';
    default:
      return markupText(node.children);
  }
}
