import {
  Children,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';

/** The elements of a rendered list that have an id, by that id. */
export function elementsById(
  list: ReactNode,
  found = new Map<string, ReactElement>(),
): ReadonlyMap<string, ReactElement> {
  Children.forEach(list, (node) => {
    if (!isValidElement<PropsWithChildren<{ id?: string }>>(node)) return;
    const { id, children } = node.props;
    if (id === undefined) elementsById(children, found);
    else found.set(id, node);
  });
  return found;
}
