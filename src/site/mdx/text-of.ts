import { isValidElement, type PropsWithChildren, type ReactNode } from 'react';

/** The text of rendered content, without its elements. */
export function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(textOf).join('');
  return isValidElement<PropsWithChildren>(node) ? textOf(node.props.children) : '';
}
