import type { Parent, PhrasingContent, RootContent } from 'mdast';
import type { ElementProps } from '../../base/tree/document-tree';

/** A component in the Markdown tree, with its attributes read and checked. */
export interface ComponentNode extends Parent {
  type: 'component';
  name: string;
  props: ElementProps;
  children: (RootContent | PhrasingContent)[];
}

declare module 'mdast' {
  interface RootContentMap {
    component: ComponentNode;
  }
  interface PhrasingContentMap {
    component: ComponentNode;
  }
}

/** Creates a component node at the position of `from`. */
export function componentNode(
  name: string,
  props: ElementProps,
  children: ComponentNode['children'],
  from: { position?: ComponentNode['position'] },
): ComponentNode {
  return {
    type: 'component',
    name,
    props,
    children,
    ...(from.position && { position: from.position }),
  };
}
