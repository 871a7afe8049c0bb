import type { InlineCode, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { restoreDirectives } from '../document/restore-directives';

/** Elements whose text is typed rather than prose: names of keys and files. */
const TYPED = new Set(['Kbd', 'kbd', 'FileTree']);

/**
 * Prepares a page’s Markdown for the prose rules: names of keys and files become code, and each table cell becomes a
 * text of its own, because the rules would treat a table as data.
 */
export function toProse(root: Root, body: string): Root[] {
  restoreDirectives(root, body);
  const cells: Root[] = [];
  visit(root, (node, index, parent) => {
    if (node.type === 'tableCell') {
      const children = node.children as RootContent[];
      cells.push({ type: 'root', children, ...(node.position && { position: node.position }) });
      return SKIP;
    }
    if (node.type !== 'mdxJsxTextElement' && node.type !== 'mdxJsxFlowElement') return undefined;
    if (!TYPED.has(node.name ?? '')) return undefined;
    if (parent === undefined || index === undefined) return undefined;
    const code: InlineCode = { type: 'inlineCode', value: '' };
    parent.children[index] = { ...code, ...(node.position && { position: node.position }) };
    return SKIP;
  });
  return [root, ...cells];
}
