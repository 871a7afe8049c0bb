import type { Node } from 'gatsby';
import type { NodeModel } from './node-model';

/**
 * Creates a query for all nodes of a type, and for what is derived from them, that asks the data layer once. Create
 * it with the schema, which is rebuilt when nodes change. Pages that use it are rebuilt when any node of the type
 * changes.
 */
export function queryOnce<T>(
  type: string,
  make: (nodes: Iterable<Node>) => T,
): (nodeModel: NodeModel) => Promise<T> {
  let made: Promise<T> | null = null;
  return (nodeModel) => {
    if (made === null) made = nodeModel.findAll({ type }).then(({ entries }) => make(entries));
    // The query of the first caller has recorded the dependency.
    else nodeModel.trackPageDependencies([], { connectionType: type });
    return made;
  };
}
