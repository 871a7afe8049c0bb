// Runs Gatsby without its telemetry, which would ask other hosts.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { dropStaleCache } from './stale-cache.mjs';

const gatsbyCli = createRequire(import.meta.url).resolve('gatsby/cli.js');

/**
 * Runs a Gatsby command in `cwd` and resolves with its exit status. What it says goes to the terminal, or
 * to `onOutput` where that is given.
 */
export function runGatsby(args, { env = {}, cwd = process.cwd(), onOutput = null } = {}) {
  const noteCache = dropStaleCache(cwd);
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [gatsbyCli, ...args], {
      cwd,
      stdio: onOutput === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
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
