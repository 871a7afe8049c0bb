import type { Nodes } from 'hast';
import { visit } from 'unist-util-visit';

/** Blocks that hold words, and no other such block as a rule. */
const BLOCKS = new Set(['p', 'li', 'tr']);

/** Gives blocks the lines of the source that they come from, as `data-lines="3-5"`: for editors, which show both. */
export function markSourceLines(root: Nodes): void {
  visit(root, 'element', ({ tagName, position, properties }) => {
    if (!BLOCKS.has(tagName) || position === undefined) return;
    properties.dataLines = `${position.start.line}-${position.end.line}`;
  });
}
