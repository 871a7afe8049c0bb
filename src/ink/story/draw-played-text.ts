import type { DocumentNode } from '../../base/tree/document-tree';
import { transcriptMessages as words } from '../../config/messages/transcript';
import type { MarkupNode } from '../markup/markup-tree';
import { parseMarkup } from '../markup/parse-markup';

/** The elements that a transcript shows, with their names on this site. */
const SHOWN: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
};

/** A line or choice of a story as its player sees it: without markup, with a few words for fields and pictures. */
export function drawPlayedText(text: string): DocumentNode[] {
  return parseMarkup(text).flatMap(draw);
}

function draw(node: MarkupNode): DocumentNode[] {
  switch (node.kind) {
    case 'text':
      return [node.text];
    case 'element': {
      if (node.name === 'br') return [['br', 0]];
      const name = SHOWN[node.name];
      const children = node.children.flatMap(draw);
      return name === undefined ? children : [[name, 0, ...children]];
    }
    case 'block':
      return [...node.children.flatMap(draw), ' '];
    case 'input':
      return [words.field(node.placeholder ?? node.variable ?? '')];
    case 'htmlImage':
    case 'image':
    case 'picture':
      return [words.picture(node.source), ' '];
    case 'table':
      return [...(node.header === null ? [] : [node.header]), ...node.rows].flatMap((row) => [
        ...row.flatMap((cell) => [...cell.flatMap(draw), ' ']),
        ['br', 0],
      ]);
    case 'layers':
    case 'separator':
    case 'video':
      return [];
    default:
      return node.children.flatMap(draw);
  }
}
