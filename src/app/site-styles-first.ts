import { createElement, isValidElement, type ReactNode } from 'react';
import { LAYER_ORDER } from '../styles/layer-order';

/**
 * Puts the styles that all pages share before those of the page itself: they say the order of the cascade's
 * layers, and the first to name a layer decides its place.
 */
export function siteStylesFirst(headComponents: readonly ReactNode[]): ReactNode[] {
  return [
    // In develop the styles of all pages are one file, and those of components come first in it.
    ...(process.env.NODE_ENV === 'development'
      ? [createElement('style', { key: 'layers' }, LAYER_ORDER)]
      : []),
    ...headComponents.filter(isSiteStyle),
    ...headComponents.filter((node) => !isSiteStyle(node)),
  ];
}

function isSiteStyle(node: ReactNode): boolean {
  if (!isValidElement<Record<string, unknown>>(node) || node.type !== 'style') return false;
  const href = node.props['data-href'];
  return typeof href === 'string' && /\/app\.[^/]*\.css$/.test(href);
}
