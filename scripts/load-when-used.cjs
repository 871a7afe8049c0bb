// Loaded first by each process of a build: what Gatsby loads at its start and a build of this site does not use is loaded
// when it is first asked for something. That is a quarter of the modules.
const { createRequire } = require('node:module');
const { isMainThread } = require('node:worker_threads');

const PACKAGES = [
  // esbuild compiles Gatsby’s files (compile-gatsby-files.mjs) and writes the prefixes of styles.
  '@parcel/core',
  '@parcel/cache',
  'autoprefixer',
  // Types of queries, which are made only if they have changed.
  '@graphql-codegen/core',
  '@graphql-tools/code-file-loader',
  // What runs on a host, and what looks for news of hosts.
  '@vercel/webpack-asset-relocator-loader',
  'axios',
  // The server of `develop`.
  'express',
  'got',
  'socket.io',
  'webpack-dev-middleware',
];

const fromGatsby = createRequire(require.resolve('gatsby/cli.js'));

/** The file of a package, or null if this Gatsby has none of that name. */
function fileOf(name) {
  try {
    return fromGatsby.resolve(name);
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return null;
  }
}

/** What a module exports, loaded when it is used. */
function exportsOf(file) {
  const load = () => {
    if (require.cache[file] === standIns.get(file)) delete require.cache[file];
    return require(file);
  };
  return new Proxy(function standIn() {}, {
    // Babel’s imports ask that first; what is no such module is its own default.
    get: (_, key) => (key === '__esModule' ? false : load()[key]),
    apply: (_, self, args) => Reflect.apply(load(), self, args),
    construct: (_, args) => Reflect.construct(load(), args),
  });
}

/** The modules that are not loaded yet, by their files. */
const standIns = new Map();

// Threads load nothing of Gatsby.
for (const file of isMainThread ? PACKAGES.map(fileOf) : []) {
  if (file === null) continue;
  const module = { id: file, filename: file, loaded: true, children: [], exports: exportsOf(file) };
  standIns.set(file, module);
  require.cache[file] = module;
}

module.exports = PACKAGES;
