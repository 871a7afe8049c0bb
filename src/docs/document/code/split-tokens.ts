import type { DocumentNode } from '../../../base/tree/document-tree';

/** Splits highlighted code at line ends; a token that spans several lines is reopened on each. */
export function splitTokenLines(nodes: readonly DocumentNode[]): DocumentNode[][] {
  const lines: DocumentNode[][] = [[]];
  for (const node of nodes) {
    const parts = typeof node === 'string' ? node.split('\n') : splitElement(node);
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push(part);
    });
  }
  return lines;
}

function splitElement([name, props, ...children]: Exclude<DocumentNode, string>): DocumentNode[] {
  return splitTokenLines(children).map((line) => (line.length === 0 ? '' : [name, props, ...line]));
}
