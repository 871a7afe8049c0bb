import type * as Hooks from './src/build/gatsby-hooks';
import { moduleOf } from './src/build/threads/task';

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
} = moduleOf('src/build/gatsby-hooks.ts') as typeof Hooks;
