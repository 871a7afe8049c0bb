import type { GatsbyNode } from 'gatsby';

interface NamedPlugin {
  constructor: { name: string };
}

// Gatsby types these as `Function`; what they give is its documentation's word.
type GetConfig = () => { plugins: NamedPlugin[] };
type NullLoader = () => { loader: string };

/** Adapts Gatsby's webpack where it would fail or do what nobody needs. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  getConfig,
  actions,
  loaders,
  stage,
}) => {
  if (stage.endsWith('html')) {
    // The progress bar's library asks for the browser's `self` as it loads; on the server it has no part.
    actions.setWebpackConfig({
      module: {
        rules: [{ test: /[\\/]accessible-nprogress[\\/]/, use: (loaders.null as NullLoader)() }],
      },
    });
  }
  if (!stage.startsWith('develop')) return;
  const config = (getConfig as GetConfig)();
  // The project's own lint runs in `npm run lint`; Gatsby's ESLint 7 does not know its rules.
  config.plugins = config.plugins.filter(
    (plugin) => plugin.constructor.name !== 'ESLintWebpackPlugin',
  );
  actions.replaceWebpackConfig(config);
};
