import type { GatsbyNode } from 'gatsby';

interface NamedPlugin {
  constructor: { name: string };
}

/** Leaves out what Gatsby's webpack does for nothing here. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions, stage }) => {
  const config = getConfig() as { plugins: NamedPlugin[] };
  if (!stage.startsWith('develop')) return;
  // The project's own lint runs in `npm run lint`; Gatsby's ESLint 7 does not know its rules.
  config.plugins = config.plugins.filter((plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin');
  actions.replaceWebpackConfig(config);
};
