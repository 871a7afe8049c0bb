import type { MarkupKind, MarkupNode } from '../../../ink/markup/markup-tree';

const controls: ReadonlySet<MarkupKind> = new Set<MarkupKind>([
  'button',
  'input',
  'layers',
  'link',
  'spoiler',
  'table',
  'url',
  'video',
]);

/** Whether the nodes or their descendants may include a control. */
export function hasControls(nodes: readonly MarkupNode[]): boolean {
  return nodes.some(
    (node) => controls.has(node.kind) || ('children' in node && hasControls(node.children)),
  );
}
