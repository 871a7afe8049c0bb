import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';

/** Replaces every component of a given name with what `draw` returns. */
export function replaceComponent(
  tree: readonly DocumentNode[],
  wanted: string,
  draw: () => DocumentNode[],
): DocumentNode[] {
  return tree.flatMap((node): DocumentNode[] => {
    if (typeof node === 'string') return [node];
    const [name, props, ...children] = node;
    if (name === wanted) return draw();
    return [[name, props, ...replaceComponent(children, wanted, draw)] satisfies DocumentElement];
  });
}

/** Tells whether a tree contains a component of a given name. */
export function holdsComponent(tree: readonly DocumentNode[], wanted: string): boolean {
  return tree.some((node) => {
    if (typeof node === 'string') return false;
    const [name, , ...children] = node;
    return name === wanted || holdsComponent(children, wanted);
  });
}
