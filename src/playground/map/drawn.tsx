import { createElement, type ReactNode } from 'react';
import type { DocumentNode } from '../../base/tree/document-tree';

/** Renders what `ink/map/draw-map.ts` has drawn. */
export function drawn(node: DocumentNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  return createElement(name, props === 0 ? null : props, ...children.map(drawn));
}
