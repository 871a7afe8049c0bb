// Finds a program of the system, or installs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

function findInstalled(names, applications) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...applications].find((file) => existsSync(file)) ?? null;
}

function installWithApt(title, packages) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log(`Installing ${title} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

/**
 * The path of a program: from its environment variable, an installed one, or one that apt-get can install; null if
 * there is none.
 */
export function findProgram({ title, variable, names, applications = [], packages }) {
  const named = process.env[variable];
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`${variable} is ${named}, which does not exist.`);
  }
  const installed = findInstalled(names, applications);
  if (installed !== null) return installed;
  installWithApt(title, packages);
  return findInstalled(names, applications);
}
