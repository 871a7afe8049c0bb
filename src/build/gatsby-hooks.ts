export { onPreBootstrap } from './content/on-pre-bootstrap';
export { sourceNodes } from './develop/follow-changes';
export { createSchemaCustomization } from './schema/create-schema-customization';
export { createResolvers } from './schema/create-resolvers';
export { onCreateNode, shouldOnCreateNode } from './schema/on-create-node';
export { createPages } from './pages/create-pages';
export { onCreateWebpackConfig } from './webpack/on-create-webpack-config';
export { onPostBuild } from './output/on-post-build';
