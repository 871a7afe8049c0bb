import type { DocumentNode } from '../document/document-tree';

/** Every anchor of a document tree. */
export function collectIds(nodes: readonly DocumentNode[]): string[] {
  return nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const [, props, ...children] = node;
    const own = props !== 0 && typeof props.id === 'string' ? [props.id] : [];
    return [...own, ...collectIds(children)];
  });
}
