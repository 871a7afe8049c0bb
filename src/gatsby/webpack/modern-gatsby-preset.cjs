// Gatsby’s preset without the transforms for syntax that all our browsers support: it turns classes into functions
// that cannot extend those of packages, and spells out `?.`.
const { default: gatsbyPreset } = require('babel-preset-gatsby');

const NEEDLESS =
  /plugin-(?:transform-classes|transform-spread|proposal-class-properties|proposal-nullish-coalescing-operator|proposal-optional-chaining)[\\/]|babel-plugin-macros/;

const pathOf = (plugin) => (Array.isArray(plugin) ? plugin[0] : plugin);

module.exports = function modernGatsbyPreset(api) {
  // Gatsby tells the stage only to its own preset; the bundler says what it bundles for.
  const isServer = api.caller((caller) => caller?.target === 'node');
  const isProduction = api.env('production');
  const mode = isProduction ? 'build' : 'develop';
  const stage = isServer ? `${mode}-html` : isProduction ? 'build-javascript' : 'develop';
  const preset = gatsbyPreset(api, { stage, reactRuntime: 'automatic' });
  return { ...preset, plugins: preset.plugins.filter((plugin) => !NEEDLESS.test(pathOf(plugin))) };
};
