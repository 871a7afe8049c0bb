import type * as Hooks from './src/gatsby/hooks/gatsby-hooks';
import { moduleOf } from './src/gatsby/threads/task';

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
} = moduleOf('src/gatsby/hooks/gatsby-hooks.ts') as typeof Hooks;
