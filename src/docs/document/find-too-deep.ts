import type { Nodes, Root } from 'mdast';

/** Deeper than any real page. The code that walks the tree later is recursive and must not overflow the stack. */
const LIMIT = 100;

/** Finds a node that is nested too deeply, or null. */
export function findTooDeep(root: Root): Nodes | null {
  const open: { node: Nodes; depth: number }[] = [{ node: root, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, depth } = next;
    if (depth > LIMIT) return node;
    if ('children' in node)
      open.push(...node.children.map((child) => ({ node: child, depth: depth + 1 })));
  }
  return null;
}
