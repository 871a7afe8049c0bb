import { Fragment, createElement, memo, type FunctionComponent, type ReactNode } from 'react';
import type { DocumentNode, ElementProps } from '../../base/tree/document-tree';
import { mdxComponents } from './mdx-components';
import { plainElements } from './plain-elements';

interface RenderedDocumentProps {
  nodes: readonly DocumentNode[];
}

/**
 * Renders the document of a page. It only re-renders when the nodes change, whatever the page around it does; for an
 * element that is neither a content component nor permitted HTML, it throws an error with its name.
 */
export const RenderedDocument = memo(function RenderedDocument({ nodes }: RenderedDocumentProps) {
  return createElement(Fragment, null, ...nodes.map(render));
});

// Children are passed as arguments, so React uses their positions as keys: the tree never reorders.
function render(node: DocumentNode): ReactNode {
  if (typeof node === 'string') return node;
  const [name, props, ...children] = node;
  // Translators would make other code of it.
  const isCode = name === 'code' || name === 'samp';
  return createElement(
    typeOf(name),
    isCode ? { translate: 'no', ...(props || {}) } : props || null,
    ...children.map(render),
  );
}

function typeOf(name: string): string | FunctionComponent<ElementProps> {
  if (Object.hasOwn(mdxComponents, name)) {
    // The build has checked the props of every component against its schema.
    return mdxComponents[name as keyof typeof mdxComponents] as FunctionComponent<ElementProps>;
  }
  if (plainElements.has(name)) return name;
  throw new Error(
    `<${name}> is neither in mdx-components.ts nor in plain-elements.ts. Add it, or remove it from the page.`,
  );
}
