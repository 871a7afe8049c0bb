import { commentLines } from '../writing/conversion';
import type { PassageNode } from './passage/passage-nodes';
import { allNodes } from './passage/rewrite-nodes';

/** How many links there may be in something. */
export function linkCount(nodes: readonly PassageNode[]): number {
  return allNodes(nodes).filter(({ kind }) => kind === 'link').length;
}

/** The place of the last node that may assign something while the passage is shown; -1 if none does. */
export function lastChangeIn(nodes: readonly PassageNode[]): number {
  const staying = allNodes(nodes).filter((node) => node.kind === 'link' && node.target === null);
  return changes(staying) ? nodes.length : nodes.findLastIndex((node) => changes([node]));
}

/** Text after a jump is never shown; it stays as a comment. */
export function unreachedLines(nodes: readonly PassageNode[]): string[] {
  const words = nodes.map((node) => (node.kind === 'text' ? node.text : '')).join('');
  return words.trim() === '' ? [] : commentLines(words);
}

function changes(nodes: readonly PassageNode[]): boolean {
  return allNodes(withoutLeaving(nodes)).some(({ kind }) => kind === 'set' || kind === 'input');
}

/** Nodes without what happens on the way to another passage. */
function withoutLeaving(nodes: readonly PassageNode[]): PassageNode[] {
  return nodes.map((node) =>
    node.kind === 'link' && node.target !== null ? { ...node, body: [] } : node,
  );
}
