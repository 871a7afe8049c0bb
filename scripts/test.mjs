// Runs every check and test and counts them: npm test
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from './check-site.mjs';
import { findChromium } from './find-chromium.mjs';
import { buildFixtureSite } from './fixture-site.mjs';
import { runGatsby } from './gatsby.mjs';
import { checkAnswers, writeQueries } from './site-checks/page-queries.mjs';
import { testDesk } from './test-desk.mjs';

const results = path.resolve('test-results');
const bin = (name) =>
  path.resolve('node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

const check = async (command, args) =>
  (await run(bin(command), args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

function readReport(file) {
  try {
    return JSON.parse(readFileSync(path.join(results, file), 'utf8'));
  } catch {
    // No report: the runner itself failed before its first test.
    return null;
  }
}

async function jest() {
  // As in CI: a snapshot that is missing fails, and is not written by the way.
  const status = await run(bin('jest'), [
    '--ci',
    '--json',
    '--outputFile=test-results/unit.json',
    '--silent',
  ]);
  const report = readReport('unit.json');
  if (report === null) return { passed: 0, failed: 1 };
  const { unchecked, filesRemoved } = report.snapshot;
  const obsolete = unchecked + filesRemoved;
  if (obsolete > 0) {
    console.log(`${obsolete} snapshots belong to nothing any more: run npx jest real-samples -u`);
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + obsolete;
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}

async function playwright() {
  const status = await run(bin('playwright'), ['test'], { CHROMIUM_PATH: findChromium() });
  const stats = readReport('e2e.json')?.stats;
  if (stats === undefined) return { passed: 0, failed: 1 };
  const failed = stats.unexpected;
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only when asked again.`);
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && status !== 0 ? 1 : failed,
  };
}

const stages = [
  [
    'build',
    async () => {
      const env = { ATRAMENT_QUERIES: writeQueries(results) };
      return (await runGatsby(['build'], { env })) === 0
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1 };
    },
  ],
  ['queries of the tutorial', () => checkAnswers(path.join(results, 'queries.json'))],
  ['finished site', checkSite],
  [
    'content, spelling and prose',
    async () =>
      (await run(process.execPath, ['scripts/desk.mjs', 'content-check', '--strict'])) === 0
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1 },
  ],
  ['commands of the tutorial', () => testDesk({ isQuick: true })],
  ['eslint', () => check('eslint', ['--max-warnings', '0', '.'])],
  ['stylelint', () => check('stylelint', ['src/**/*.css'])],
  ['prettier', () => check('prettier', ['--check', '--log-level', 'warn', '.'])],
  ['types', () => check('tsc', ['--noEmit'])],
  ['unit tests', jest],
  [
    'byte budgets',
    async () =>
      (await run(process.execPath, ['bench/check-budgets.mjs'], {
        CHROMIUM_PATH: findChromium(),
      })) === 0
        ? { passed: 1, failed: 0 }
        : { passed: 0, failed: 1 },
  ],
  [
    'site with fixtures',
    async () => {
      await buildFixtureSite();
      return { passed: 1, failed: 0 };
    },
  ],
  ['browser tests', playwright],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const lines = [];
const total = { passed: 0, failed: 0 };
for (const [name, stage] of stages) {
  console.log(`\n── ${name} ──`);
  const startedAt = Date.now();
  let count;
  try {
    count = await stage();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  total.passed += count.passed;
  total.failed += count.failed;
  lines.push(
    `${name}: ${count.passed} passed, ${count.failed} failed (${Math.round((Date.now() - startedAt) / 1000)} s)`,
  );
}
console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
