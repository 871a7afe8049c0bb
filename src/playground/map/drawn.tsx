import { createElement, type ReactElement, type SVGProps } from 'react';
import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';

/** Renders what `ink/map/draw-map.ts` has drawn. */
export function drawn([name, props, ...children]: DocumentElement): ReactElement<
  SVGProps<SVGElement> & { 'data-sign'?: string | null }
> {
  return createElement(name, props === 0 ? null : props, ...children.map(drawnPart));
}

const drawnPart = (node: DocumentNode) => (typeof node === 'string' ? node : drawn(node));
