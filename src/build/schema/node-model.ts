import type { Node } from 'gatsby';

/** The part of Gatsby's data layer that resolvers ask here; it notes which page depends on what they find. */
export interface NodeModel {
  findAll: (request: { type: string }) => Promise<{ entries: Iterable<Node> }>;
  /** Notes that the page depends on all nodes of a type. */
  trackPageDependencies: (nodes: readonly Node[], to: { connectionType: string }) => unknown;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}
