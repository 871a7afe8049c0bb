import type { Node } from 'gatsby';

/** The part of Gatsby’s data layer that resolvers use; it records which page depends on which nodes. */
export interface NodeModel {
  findAll: (request: { type: string }) => Promise<{ entries: Iterable<Node> }>;
  /** Records that the page depends on all nodes of a type. */
  trackPageDependencies: (nodes: readonly Node[], to: { connectionType: string }) => unknown;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}
