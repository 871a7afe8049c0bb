import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BuildOptions, Plugin } from 'esbuild';
import { entries } from '../project/entries';
import { wordFiles } from '../prose/word-data';

/** A file of the page at /admin/, by its name there. */
export type AdminFiles = Map<string, Uint8Array>;

/** Workers are separate files here, named after their source. */
const workerAddress: Plugin = {
  name: 'worker-address',
  setup(build) {
    build.onLoad({ filter: /[\\/]make-worker\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8').replace('./ink.worker.ts', './ink.worker.js'),
      loader: 'ts',
    }));
  },
};

/** Bundles our part of the CMS: its configuration, formats, checks, and the preview with the site’s own components. */
export async function bundleAdmin(projectRoot: string): Promise<AdminFiles> {
  const { build } = await import('esbuild');
  const common: BuildOptions = {
    absWorkingDir: projectRoot,
    bundle: true,
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers: true,
    target: 'es2022',
    outdir: '/',
    entryNames: '[name]',
    assetNames: '[name]-[hash]',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_LOCALE': 'undefined',
      global: 'globalThis',
    },
    alias: {
      gatsby: path.join(projectRoot, entries.cmsGatsby),
      'node:url': path.join(projectRoot, entries.cmsNodeUrl),
    },
    logLevel: 'silent',
  };
  const page = build({
    ...common,
    write: false,
    entryPoints: {
      main: entries.cmsPage,
      preview: entries.cmsPreview,
      cms: entries.cmsStyles,
    },
    // Short names of classes are also those of tokens in code: “hr”.
    minifyIdentifiers: false,
    splitting: true,
    format: 'esm',
    jsx: 'automatic',
    chunkNames: 'chunk-[hash]',
    loader: { '.woff2': 'file', '.module.css': 'local-css' },
    plugins: [workerAddress],
  });
  const workers = build({
    ...common,
    write: false,
    // Some packages have code for browsers that needs a document.
    conditions: ['worker'],
    entryPoints: [entries.storyWorker, entries.samplesWorker, entries.proseWorker],
  });
  const outputs = (await Promise.all([page, workers])).flatMap(({ outputFiles }) => outputFiles);
  const files = new Map(outputs.map(({ path: file, contents }) => [path.basename(file), contents]));
  return new Map([...withOneStylesheet(files), ...wordFiles(projectRoot)]);
}

/** The preview needs the styles of lazy parts too, which nothing else would load. */
function withOneStylesheet(files: AdminFiles): AdminFiles {
  const sheets = [...files.keys()].filter((name) => name.endsWith('.css') && name !== 'cms.css');
  const order = ['preview.css', ...sheets.filter((name) => name !== 'preview.css')];
  const all = Buffer.concat(order.map((name) => files.get(name) ?? new Uint8Array()));
  for (const name of sheets) files.delete(name);
  return files.set('preview.css', all);
}

/** The folder of the CMS itself, and the names of the files that browsers load from it. */
export function cmsFiles(projectRoot: string): { folder: string; names: string[] } {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  const folder = path.join(path.dirname(require.resolve('decap-cms/package.json')), 'dist');
  // Not its source maps, which are many times larger, nor its WebAssembly, which would convert pictures.
  const names = readdirSync(folder).filter((name) => /^(?:\w+\.)?decap-cms\.js$/.test(name));
  return { folder, names };
}

/** Reads a file of the CMS. */
export function readCmsFile(folder: string, name: string): Uint8Array {
  return readFileSync(path.join(folder, name));
}
