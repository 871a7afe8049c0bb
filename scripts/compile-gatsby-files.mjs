// Gatsby packages gatsby-config.ts and gatsby-node.ts with Parcel, which reads the whole project, with its packages, at
// each build. esbuild needs none of that.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';

const FILES = ['gatsby-config.ts', 'gatsby-node.ts'];

/** Bundles Gatsby’s two files of a site to where Gatsby looks for them; rejects with esbuild’s errors. */
export async function compileGatsbyFiles(directory) {
  const outdir = path.join(directory, '.cache/compiled');
  await rm(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: directory,
    entryPoints: FILES,
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    packages: 'external',
    // The folder of the source, not of the bundle.
    define: { __dirname: JSON.stringify(directory) },
    logLevel: 'silent',
  });
}

const textOf = ({ text, location }) =>
  location === null ? text : `${location.file}:${location.line}:${location.column + 1}: ${text}`;

/** Whether a site has the files that this can compile, and none that only Gatsby’s way knows. */
const isOurs = (directory) =>
  FILES.every((name) => existsSync(path.join(directory, name))) &&
  !existsSync(path.join(directory, 'plugins'));

/** Gatsby’s own parts that are needed, or null if this Gatsby does not have them. */
function partsOf(require) {
  try {
    return {
      compiler: require('./dist/utils/parcel/compile-gatsby-files'),
      reporter: require('gatsby-cli/lib/reporter'),
    };
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    return null;
  }
}

const gatsbyRequire = () => createRequire(createRequire(import.meta.url).resolve('gatsby/cli.js'));

/**
 * Makes Gatsby compile with esbuild, in this process, once `before` is resolved. Returns whether it does: a Gatsby that
 * looks different from what is known stays as it is.
 */
export function replaceParcel({ require = gatsbyRequire(), before = Promise.resolve() } = {}) {
  const { compiler, reporter } = partsOf(require) ?? {};
  const original = compiler?.compileGatsbyFiles;
  if (typeof original !== 'function' || typeof reporter?.panic !== 'function') return false;
  compiler.compileGatsbyFiles = async (directory, ...more) => {
    await before;
    if (!isOurs(directory)) return original(directory, ...more);
    return compileGatsbyFiles(directory).catch((error) => {
      const generalMessage = error.errors?.map(textOf).join('\n    ') ?? error.message;
      // Gatsby’s number for errors in these files.
      reporter.panic({ id: '11901', context: { generalMessage } });
    });
  };
  return true;
}
