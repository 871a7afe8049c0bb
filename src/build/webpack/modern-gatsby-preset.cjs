// Gatsby's preset, without the transforms that it makes even where every browser of ours knows the syntax:
// classes become functions that cannot extend those of packages, and `?.` becomes a line of its own.
const { default: gatsbyPreset } = require('babel-preset-gatsby');

const NEEDLESS =
  /plugin-(?:transform-classes|transform-spread|proposal-class-properties|proposal-nullish-coalescing-operator|proposal-optional-chaining)[\\/]|babel-plugin-macros/;

const pathOf = (plugin) => (Array.isArray(plugin) ? plugin[0] : plugin);

module.exports = function modernGatsbyPreset(api) {
  // Gatsby names the stage to its own preset only; the bundler says what it bundles for.
  const isServer = api.caller((caller) => caller?.target === 'node');
  const isProduction = api.env('production');
  const mode = isProduction ? 'build' : 'develop';
  const stage = isServer ? `${mode}-html` : isProduction ? 'build-javascript' : 'develop';
  const preset = gatsbyPreset(api, { stage, reactRuntime: 'automatic' });
  return { ...preset, plugins: preset.plugins.filter((plugin) => !NEEDLESS.test(pathOf(plugin))) };
};
