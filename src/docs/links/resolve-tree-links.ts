import type { DocumentNode } from '../../base/tree/document-tree';

/** Gives every link and card of a document tree its final address. */
export function resolveTreeLinks(
  nodes: readonly DocumentNode[],
  resolve: (href: string) => string,
): DocumentNode[] {
  return nodes.map((node): DocumentNode => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    const resolved = resolveTreeLinks(children, resolve);
    if (props === 0 || typeof props.href !== 'string') return [name, props, ...resolved];
    return [name, { ...props, href: resolve(props.href) }, ...resolved];
  });
}
