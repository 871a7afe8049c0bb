import type { CreatePagesArgs, Node } from 'gatsby';
import { NODE_TYPES } from '../schema/on-create-node';

/**
 * Returns a test for whether a file’s nodes exist and can be queried. A node lists its children before queries find
 * them.
 */
export function madeNodes({
  getNodesByType,
}: Pick<CreatePagesArgs, 'getNodesByType'>): (file: Node) => boolean {
  const parents = new Set(
    NODE_TYPES.flatMap((type) => getNodesByType(type).map(({ parent }) => parent)),
  );
  return ({ id }) => parents.has(id);
}
