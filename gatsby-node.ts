export { onPreBootstrap } from './src/build/content/on-pre-bootstrap';
export { sourceNodes } from './src/build/develop/follow-changes';
export { createSchemaCustomization } from './src/build/schema/create-schema-customization';
export { createResolvers } from './src/build/schema/create-resolvers';
export { onCreateNode, shouldOnCreateNode } from './src/build/schema/on-create-node';
export { createPages } from './src/build/pages/create-pages';
export { onCreateWebpackConfig } from './src/build/webpack/on-create-webpack-config';
export { onPostBuild } from './src/build/output/on-post-build';
