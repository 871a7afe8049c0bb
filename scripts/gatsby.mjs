// Runs Gatsby without its telemetry, which would ask other hosts.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const gatsbyCli = createRequire(import.meta.url).resolve('gatsby/cli.js');

/** Runs a Gatsby command and resolves with its exit status. */
export function runGatsby(args, { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [gatsbyCli, ...args], {
      stdio,
      env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ...env },
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await runGatsby(process.argv.slice(2));
}
