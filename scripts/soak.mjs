// Runs the long tests against the built site and counts them: npm run soak [-- random-walks]
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { findEngines } from './find-engines.mjs';
import { buildFixtureSite } from './fixture-site.mjs';
import { freePort } from './free-port.mjs';

const chromium = { CHROMIUM_PATH: findChromium() };
const run = (file, args, env = {}) =>
  spawnSync(process.execPath, [path.resolve(file), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  }).status;

/** How many tests of each project and file passed and failed. */
function countByFile(report) {
  const counts = new Map();
  const visit = (suite) => {
    for (const { ok, tests } of suite.specs ?? []) {
      const name = `${tests[0].projectName}, ${suite.file}`;
      const count = counts.get(name) ?? { passed: 0, failed: 0 };
      count[ok ? 'passed' : 'failed'] += 1;
      counts.set(name, count);
    }
    suite.suites?.forEach(visit);
  };
  report.suites.forEach(visit);
  return counts;
}

const lines = [];
const only = process.argv.slice(2);
let hasFailed = false;

/** The unit tests that try more in the soak than in every run. */
const thorough = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => path.posix.join('src', ...name.split(path.sep)))
  .filter((file) => readFileSync(file, 'utf8').includes("/testing/thorough'"));

// Fifty times as much as in every run, and with other seeds, and a site with more pages; left out if a part of the
// browser tests is named.
if (only.length === 0) {
  const seed = String(1 + Math.floor(Math.random() * 1e6));
  const status = run(
    'node_modules/jest/bin/jest.js',
    ['--testTimeout', '3600000', '--runTestsByPath', ...thorough],
    { THOROUGH: '50', SEED: seed },
  );
  hasFailed ||= status !== 0;
  lines.push(
    `${thorough.length} files of unit tests, 50 times as much, seed ${seed}: ${status === 0 ? 'passed' : 'failed'}`,
  );
  const growth = run('bench/check-budgets.mjs', ['--growth'], chromium);
  hasFailed ||= growth !== 0;
  lines.push(`byte budgets with 100 pages more: ${growth === 0 ? 'passed' : 'failed'}`);
}

await buildFixtureSite();
const report = path.resolve('test-results/soak.json');
rmSync(report, { force: true });
const status = run(
  'node_modules/@playwright/test/cli.js',
  ['test', '-c', 'playwright.soak.config.ts', ...only],
  { ...chromium, ...findEngines(), E2E_PORT: String(await freePort(2)) },
);
hasFailed ||= status !== 0;
if (existsSync(report)) {
  for (const [name, { passed, failed }] of countByFile(JSON.parse(readFileSync(report, 'utf8')))) {
    lines.push(`${name}: ${passed} passed, ${failed} failed`);
  }
}
console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
process.exitCode = hasFailed ? 1 : 0;
