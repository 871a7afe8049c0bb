import type { Root, Text } from 'mdast';
import { visit } from 'unist-util-visit';

/**
 * Turns what only looked like a directive back into text: `10:am`, `::name`. The site only uses container directives.
 */
export function restoreDirectives(root: Root, source: string): void {
  visit(root, (node, index, parent) => {
    if (node.type !== 'textDirective' && node.type !== 'leafDirective') return;
    if (parent === undefined || index === undefined) return;
    const { start, end } = node.position ?? {};
    const text: Text = { type: 'text', value: source.slice(start?.offset, end?.offset) };
    parent.children[index] =
      node.type === 'textDirective' ? text : { type: 'paragraph', children: [text] };
  });
}
