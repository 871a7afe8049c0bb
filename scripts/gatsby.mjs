// Runs Gatsby without its telemetry, which would ask other hosts.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { dropStaleCache } from './stale-cache.mjs';

const gatsbyCli = createRequire(import.meta.url).resolve('gatsby/cli.js');

/** In `develop` Gatsby would draw its progress anew, with React, for everything that it does at a saved page. */
const quiet = ([command]) => (command === 'develop' ? { GATSBY_LOGGER: 'yurnalist' } : {});

/** For the packaging of gatsby-node.ts, which is done before other processes have started. */
const inOneProcess = { PARCEL_WORKERS: '0' };

/** A build makes much that is soon forgotten: with room for it, in MiB, it is thrown away at once and not looked after. */
const YOUNG = 64;
const roomForYoung = ({ NODE_OPTIONS = '' }) => ({
  NODE_OPTIONS: `--max-semi-space-size=${YOUNG} ${NODE_OPTIONS}`.trim(),
});

/**
 * Runs a Gatsby command in `cwd` and resolves with its exit status. What it says goes to the terminal, or
 * to `onOutput` where that is given.
 */
export function runGatsby(args, { env = {}, cwd = process.cwd(), onOutput = null } = {}) {
  const noteCache = dropStaleCache(cwd);
  // Now, since whoever ends `develop` ends this too; and at the end, for Gatsby may have emptied its cache.
  noteCache();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [gatsbyCli, ...args], {
      cwd,
      stdio: onOutput === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...quiet(args),
        ...inOneProcess,
        ...process.env,
        ...roomForYoung(process.env),
        GATSBY_TELEMETRY_DISABLED: '1',
        ...env,
      },
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', onOutput);
    }
    child.on('close', (status) => {
      noteCache();
      resolve(status ?? 1);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await runGatsby(process.argv.slice(2));
}
