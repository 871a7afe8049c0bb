import type { Node } from 'gatsby';
import type { NodeModel } from './node-model';

/**
 * Makes a query for all nodes of a type, and what is made of them, that asks the data layer once. It is to be made with
 * the schema, which is built anew when nodes change. Whoever asks is made anew when any node of the type changes.
 */
export function queryOnce<T>(
  type: string,
  make: (nodes: Iterable<Node>) => T,
): (nodeModel: NodeModel) => Promise<T> {
  let made: Promise<T> | null = null;
  return (nodeModel) => {
    if (made === null) made = nodeModel.findAll({ type }).then(({ entries }) => make(entries));
    // The first to ask has been noted by its query.
    else nodeModel.trackPageDependencies([], { connectionType: type });
    return made;
  };
}
