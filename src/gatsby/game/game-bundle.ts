import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { HASH_LENGTH } from '../../docs/host-headers/host-headers';
import { BROWSERS } from '../project/browsers';
import { entries } from '../project/entries';

/** The files that every downloaded game consists of, by their names on this site. */
export interface GameBundle {
  script: string;
  style: string;
  licences: string;
  files: ReadonlyMap<string, Uint8Array>;
}

/** A game is compiled, so it needs neither the compiler nor the words for authors. */
const leaveOut: Plugin = {
  name: 'leave-out',
  setup(build) {
    build.onLoad(
      { filter: /[\\/](?:compile-program|explain-complaint|report-slips|read-story-graph)\.ts$/ },
      () => ({
        contents: "throw new Error('A game does not have this part.');",
      }),
    );
  },
};

/** Bundles the player as a page of its own: classic scripts and styles, which also work when opened as files. */
export async function bundleGame(projectRoot: string): Promise<GameBundle> {
  const { build, transform } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: { player: entries.game },
    bundle: true,
    // Names are made short below, but not those of classes: “i” may be one of the author’s.
    minifySyntax: true,
    minifyWhitespace: true,
    format: 'iife',
    target: BROWSERS,
    jsx: 'automatic',
    outdir: '/',
    write: false,
    legalComments: 'none',
    loader: { '.woff2': 'dataurl', '.module.css': 'local-css' },
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_LOCALE': JSON.stringify(process.env.GATSBY_LOCALE ?? null),
      global: 'globalThis',
    },
    plugins: [leaveOut],
    logLevel: 'silent',
  });
  const files = new Map<string, Uint8Array>();
  const add = (ending: string, content: Uint8Array): string => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    const name = ending.replace('.', `-${hash}.`);
    files.set(name, content);
    return name;
  };
  const output = (ending: string) =>
    outputFiles.find((file) => file.path.endsWith(ending))?.contents ?? new Uint8Array();
  const script = await transform(Buffer.from(output('.js')).toString(), {
    minify: true,
    target: BROWSERS,
    legalComments: 'none',
  });
  return {
    script: add('player.js', Buffer.from(script.code)),
    style: add('player.css', output('.css')),
    licences: add('licences.txt', Buffer.from(readLicences(projectRoot))),
    files,
  };
}

/** What is in the bundle, under licences that want to be named. */
function readLicences(projectRoot: string): string {
  const require = createRequire(path.join(projectRoot, 'package.json'));
  // The package may be in a parent folder: a copy of the site has no packages of its own.
  const packageFile = (name: string, file: string) => {
    const folder = path.join('node_modules', name);
    const entry = require.resolve(name);
    return path.join(entry.slice(0, entry.lastIndexOf(folder)), folder, file);
  };
  const parts: readonly [string, string][] = [
    ['inkjs', packageFile('inkjs', 'LICENSE.md')],
    ['React', packageFile('react', 'LICENSE')],
    ['Atrament Core', packageFile('@atrament/core', 'LICENSE.txt')],
    ['Alegreya', path.join(projectRoot, entries.fontLicence)],
  ];
  return parts
    .map(
      ([name, file]) =>
        `${name}\n${'='.repeat(name.length)}\n\n${readFileSync(file, 'utf8').trim()}\n`,
    )
    .join('\n\n');
}
