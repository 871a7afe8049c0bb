import type { DocumentNode } from '../../base/tree/document-tree';

/** The ids of the tips used by a document’s terms, without repeats, in text order. */
export function tipsIn(nodes: readonly DocumentNode[]): string[] {
  const found = nodes.flatMap((node): string[] => {
    if (typeof node === 'string') return [];
    const [name, props, ...children] = node;
    const own = name === 'Term' && props !== 0 && typeof props.tip === 'string' ? [props.tip] : [];
    return [...own, ...tipsIn(children)];
  });
  return [...new Set(found)];
}
