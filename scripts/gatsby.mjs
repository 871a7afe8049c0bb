// Runs Gatsby without its telemetry, which would contact other hosts.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { dropStaleCache } from './stale-cache.mjs';

/** What runs a command: `build` compiles Gatsby’s files faster. */
const programOf = ([command]) =>
  command === 'build'
    ? fileURLToPath(new URL('launch-gatsby.mjs', import.meta.url))
    : createRequire(import.meta.url).resolve('gatsby/cli.js');

/** In `develop` Gatsby would redraw its progress with React at every step after a save. */
const quiet = ([command]) => (command === 'develop' ? { GATSBY_LOGGER: 'yurnalist' } : {});

/** For packaging gatsby-node.ts, which is done before other processes have started. */
const inOneProcess = { PARCEL_WORKERS: '0' };

/**
 * A build creates many short-lived objects: with enough room for them, in MiB, they are freed at once instead of
 * being promoted.
 */
const YOUNG = 64;
const roomForYoung = ({ NODE_OPTIONS = '' }) => ({
  NODE_OPTIONS: `--max-semi-space-size=${YOUNG} ${NODE_OPTIONS}`.trim(),
});

/**
 * Runs a Gatsby command in `cwd` and resolves with its exit status. Its output goes to the terminal, or to `onOutput`
 * if given.
 */
export function runGatsby(args, { env = {}, cwd = process.cwd(), onOutput = null } = {}) {
  const noteCache = dropStaleCache(cwd);
  // Now, because ending `develop` ends this process too; and again at the end, because Gatsby may have emptied its
  // cache.
  noteCache();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [programOf(args), ...args], {
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
