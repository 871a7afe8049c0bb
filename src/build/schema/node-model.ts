import type { Node } from 'gatsby';

/** The part of Gatsby's data layer that resolvers ask here; it notes which page depends on what they find. */
export interface NodeModel {
  findOne: (request: { type: string; query: object }) => Promise<Node | null>;
  findAll: (request: { type: string; query?: object }) => Promise<{ entries: Iterable<Node> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}
