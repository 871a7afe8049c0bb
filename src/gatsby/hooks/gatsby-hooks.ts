export { onPreBootstrap } from './on-pre-bootstrap';
export { sourceNodes } from '../develop/follow-changes';
export { createSchemaCustomization } from '../schema/create-schema-customization';
export { createResolvers } from './create-resolvers';
export { onCreateNode, shouldOnCreateNode } from '../schema/on-create-node';
export { createPages } from './create-pages';
export { onCreateWebpackConfig } from './on-create-webpack-config';
export { onPostBuild } from './on-post-build';
