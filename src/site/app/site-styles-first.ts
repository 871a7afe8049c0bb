import { createElement, isValidElement, type ReactNode } from 'react';
import { LAYER_ORDER } from '../../ui/styles/layer-order';

/**
 * Puts the shared styles before those of the page: they declare the order of the cascade layers, and the first
 * declaration of a layer decides its position.
 */
export function siteStylesFirst(headComponents: readonly ReactNode[]): ReactNode[] {
  return [
    // In develop, the styles of all pages are one file that begins with component styles.
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
