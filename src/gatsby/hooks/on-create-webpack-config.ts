import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { NormalModuleReplacementPlugin } from 'webpack';
import { HASH_LENGTH } from '../../docs/host-headers/host-headers';
import { serviceWorkerMode } from '../offline/service-worker-mode';
import { filesAboutScripts } from '../output/gatsby-files';
import { BROWSERS } from '../project/browsers';
import { hasCms, isNetlify } from '../project/environment';
import { NOTHING, replaceParts, replacements } from '../replacements/replacements';
import { forgetCompiledQueries } from '../schema/keep-compiled-queries';
import { compileOwnCode, withEsbuild, withSwc } from '../webpack/compile-own-code';
import { compileWhenLoaded } from '../webpack/compile-when-loaded';
import { minimizeStyles, prefixStyles } from '../webpack/compile-styles';
import { ForgetBuildDependencies } from '../webpack/forget-build-dependencies';
import { forgetEnvironment } from '../webpack/forget-environment';
import { HashOfFiles } from '../webpack/hash-of-files';
import { ReleaseCompilations } from '../webpack/release-compilations';
import { ReuseCompilation } from '../webpack/reuse-compilation';
import { shortenClassNames } from '../webpack/shorten-class-names';
import { writeModernSyntax, type Minimizer } from '../webpack/write-modern-syntax';

interface WebpackConfig {
  plugins: Plugin[];
  output: { hashDigestLength?: number };
  resolve: {
    symlinks?: boolean;
    extensions: string[];
    plugins: { constructor: { name: string } }[];
  };
  optimization: {
    splitChunks: { cacheGroups: Record<string, { name?: unknown; chunks?: unknown }> };
    minimizer: Minimizer[];
  };
  target: string | string[];
  devtool: string | false;
  module: { rules: Rule[] };
  experiments?: object;
}

interface Plugin {
  constructor: { name: string };
  options?: { ignoreOrder?: boolean; experimentalUseImportModule?: boolean };
  definitions?: Record<string, unknown>;
}

type Rule = Parameters<typeof shortenClassNames>[0]['module']['rules'][number] & {
  include?: unknown;
  exclude?: string | string[];
  test?: RegExp;
  parser?: Record<string, boolean>;
};

// Gatsby types them as `Function`.
type GetState = () => { webpackCompilationHash: string };
type GetConfig = () => WebpackConfig;
type DefinePlugin = (values: Record<string, string>) => Plugin;

/** Adapts Gatsby’s webpack configuration: leaves out unneeded parts and repeated messages. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  getConfig,
  actions,
  plugins,
  stage,
  store,
}) => {
  const config = (getConfig as GetConfig)();
  const mode = stage === 'build-javascript' ? serviceWorkerMode() : 'off';
  const define = plugins.define as DefinePlugin;
  extractStylesFaster(config);
  if (stage === 'build-html') forgetEnvironment(config.plugins);
  config.plugins.push(
    new ForgetBuildDependencies(),
    define({ 'process.env.DOCS_SERVICE_WORKER': JSON.stringify(mode) }),
  );
  findFilesSooner(config.resolve);
  neverInlineFonts(config.module.rules);
  if (!stage.startsWith('develop')) forBuild(config);
  prefixStyles(config, BROWSERS);
  compileOwnCode(config, process.cwd(), stage === 'develop' ? withSwc() : withEsbuild(BROWSERS));
  if (stage.startsWith('develop')) forDevelop(config, stage === 'develop-html');
  if (stage.endsWith('-html')) forHtml(config);
  if (stage === 'build-javascript') {
    forScripts(config);
    const { webpackCompilationHash } = (store.getState as GetState)();
    // Netlify’s adapter asks Gatsby for the files of this very compilation.
    if (!isNetlify()) config.plugins.push(reuseScripts(config, webpackCompilationHash));
  }
  actions.replaceWebpackConfig(config);
};

/** Styles are in cascade layers, and each layer is kept separate: their order makes no difference. */
function extractStylesFaster({ plugins }: WebpackConfig): void {
  for (const { constructor, options } of plugins) {
    if (constructor.name !== 'MiniCssExtractPlugin' || !options) continue;
    options.ignoreOrder = true;
    // Otherwise each style sheet is compiled by a compiler of its own, with its own JavaScript context.
    options.experimentalUseImportModule = true;
  }
}

function forBuild(config: WebpackConfig): void {
  shortenClassNames(config, path.resolve('src'));
  // Source maps would take a tenth of the build’s time and a sixth of its memory. Gatsby looks up the place of an error
  // on the server in the first map that has such a line, whatever its bundle, and so named wrong files.
  config.devtool = false;
  config.plugins.push(new ReleaseCompilations());
  // If packages are links, a build still has everything in them, just under other names.
  config.resolve.symlinks = false;
}

function forDevelop(config: WebpackConfig, isHtml: boolean): void {
  // `npm run lint` runs the project’s lint; Gatsby’s ESLint 7 does not know its rules.
  config.plugins = config.plugins.filter(
    ({ constructor }) => constructor.name !== 'ESLintWebpackPlugin',
  );
  if (isHtml) {
    // `develop` renders pages in the browser only: its HTML is the same for all, and needs none of them.
    config.plugins.push(
      new NormalModuleReplacementPlugin(/\/wrap-elements$|^\$virtual\/async-requires$/, NOTHING),
    );
    return;
  }
  config.plugins.push(
    forgetCompiledQueries,
    ...replaceParts(replacements.filter(({ isNeeded }) => isNeeded)),
  );
  // Only with `npm run write`, whose browser is on this machine.
  if (hasCms()) compileWhenLoaded(config, process.cwd());
}

/**
 * What loads on demand never loads on the server: the player, the editor and the search need no bundle there. The two
 * filters are exceptions, because the server renders them.
 */
function forHtml({ module }: WebpackConfig): void {
  module.rules.push({
    include: path.resolve('src'),
    exclude: ['reference-index', 'symptom-finder'].map((folder) =>
      path.resolve('src/site/mdx', folder),
    ),
    parser: { import: false, worker: false },
  });
}

function forScripts(config: WebpackConfig): void {
  writeModernSyntax(config);
  minimizeStyles(config, BROWSERS);
  // Each page lists the files it loads, and webpack’s runtime lists all.
  config.output.hashDigestLength = HASH_LENGTH;
  config.plugins.push(new HashOfFiles(), ...replaceParts(replacements));
  // Gatsby puts the styles of all pages into each page; separate, a page carries only its own.
  const { cacheGroups } = config.optimization.splitChunks;
  Reflect.deleteProperty(cacheGroups, 'styles');
  // What as many chunks share as there are kinds of pages, every page would load: parts of the playground share ink’s
  // grammar.
  Reflect.deleteProperty(cacheGroups, 'commons');
  // Gatsby names a shared chunk after the chunks that share it. Chunks that load on demand have no name, so
  // everything that any two of them share would become one chunk: playing a sample would load the search too.
  Reflect.deleteProperty(cacheGroups.shared ?? {}, 'name');
  // Split where other workers share parts with it, the player’s worker would be larger, and load in more requests.
  // And a small shared chunk costs more, by its request and its name in the list that every page loads, than it saves.
  Object.assign(cacheGroups.shared ?? {}, {
    minSize: 40_000,
    chunks: ({ name }: { name?: string }) => name !== 'player',
  });
}

const reuseScripts = (config: WebpackConfig, lastHash: string) =>
  new ReuseCompilation({
    note: path.resolve('.cache/webpack/scripts.json'),
    config,
    lastHash,
    alsoWritten: filesAboutScripts,
  });

/** The site’s policy allows no fonts from data addresses, and a small font in a style sheet would be part of each page. */
function neverInlineFonts(rules: readonly Rule[]): void {
  for (const { test, use = [] } of rules) {
    if (test?.test('.woff2') !== true) continue;
    for (const loader of use) Object.assign(loader.options ?? {}, { limit: false });
  }
}

/** Spares webpack most of the names it would try when looking for a file. */
function findFilesSooner(resolve: WebpackConfig['resolve']): void {
  // For themes whose files a site can replace: there are none.
  resolve.plugins = resolve.plugins.filter(
    ({ constructor }) => constructor.name !== 'GatsbyThemeComponentShadowingResolverPlugin',
  );
  const own = ['.ts', '.tsx'];
  // After those of packages, some of which bring their sources.
  resolve.extensions = ['.mjs', '.js', ...own, ...resolve.extensions];
  resolve.extensions = [...new Set(resolve.extensions)];
}
