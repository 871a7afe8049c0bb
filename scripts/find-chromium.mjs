// Finds a Chromium for the browser tests, or installs the system’s.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...candidates, ...MAC_APPLICATIONS].find((file) => existsSync(file)) ?? null;
}

function installWithApt() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return;
  console.log('Installing Chromium with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}

/** The path of a Chromium: from CHROMIUM_PATH, an installed one, or one that apt-get can install. */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
  }
  const installed = findInstalled();
  if (installed !== null) return installed;
  installWithApt();
  const found = findInstalled();
  if (found !== null) return found;
  throw new Error(
    'The browser tests need Chromium, which was not found. Install it (Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the browser’s executable, and try again.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) console.log(findChromium());
