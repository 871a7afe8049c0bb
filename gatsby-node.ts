import type * as Hooks from './src/gatsby/hooks/gatsby-hooks';
import { loadHooks } from './src/gatsby/threads/task';

// Bundled by esbuild: Gatsby’s bundler would take far longer, at each build.
export const {
  onPreBootstrap,
  sourceNodes,
  createSchemaCustomization,
  createResolvers,
  onCreateNode,
  shouldOnCreateNode,
  createPages,
  onCreateWebpackConfig,
  onPostBuild,
} = loadHooks() as typeof Hooks;
