// Runs every check and test and counts them: npm test
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { findEngines } from './find-engines.mjs';
import { buildFixtureSite, checkEditOfFixture } from './fixture-site.mjs';
import { freePort } from './free-port.mjs';
import { runGatsby } from './gatsby.mjs';
import { checkAnswers, writeQueries } from './site-checks/page-queries.mjs';
import { watchEnd } from './watch-end.mjs';

const results = path.resolve('test-results');
const bin = (name) =>
  path.resolve('node_modules/.bin', process.platform === 'win32' ? `${name}.cmd` : name);

/**
 * Runs a command and resolves with its exit status; `onOutput` receives its output, which otherwise goes to the
 * terminal.
 */
function run(command, args, { env = {}, onOutput = null } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: onOutput === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', onOutput);
    }
    child.on('error', (error) => {
      console.error(`${command} could not be run: ${error.message}`);
      resolve(1);
    });
    child.on('close', (status) => resolve(status ?? 1));
  });
}

const counted = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A stage that is a single command with its own output. */
const check =
  (command, ...args) =>
  async (options) =>
    counted(await run(bin(command), args, options));

/** A stage that is a script of ours, whose last line is `3 passed, 0 failed`. */
const counting =
  (...args) =>
  async ({ onOutput }) => {
    let said = '';
    const status = await run(process.execPath, args, {
      onOutput: (text) => {
        said += text;
        onOutput(text);
      },
    });
    const [, passed = 0, failed = 0] = /(\d+) passed, (\d+) failed\s*$/.exec(said) ?? [];
    return { passed: Number(passed), failed: Number(failed) || (status === 0 ? 0 : 1) };
  };

function readReport(file) {
  try {
    return JSON.parse(readFileSync(path.join(results, file), 'utf8'));
  } catch {
    // No report: the runner itself failed before the first test.
    return null;
  }
}

/** A part of the unit tests: `2/6`. */
const jest = (shard) => async (options) => {
  const file = `unit-${shard.replace('/', '-of-')}.json`;
  // As in CI: a missing snapshot fails instead of being written. One core each: the other has work, too.
  const args = ['--ci', '--json', `--outputFile=test-results/${file}`, '--silent', '--runInBand'];
  const status = await run(bin('jest'), [...args, `--shard=${shard}`], options);
  const report = readReport(file);
  if (report === null) return { passed: 0, failed: 1 };
  const { unchecked, filesRemoved } = report.snapshot;
  const obsolete = unchecked + filesRemoved;
  if (obsolete > 0) {
    console.log(`${obsolete} snapshots are obsolete: run npx jest real-samples -u`);
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites + obsolete;
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
};

async function playwright() {
  // Two servers: that of the site and that of the site with fixtures.
  const env = {
    CHROMIUM_PATH: findChromium(),
    ...findEngines(),
    E2E_PORT: String(await freePort(2)),
  };
  const status = await run(bin('playwright'), ['test'], { env });
  const stats = readReport('e2e.json')?.stats;
  if (stats === undefined) return { passed: 0, failed: 1 };
  const failed = stats.unexpected;
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only on a retry.`);
  return {
    passed: stats.expected + stats.flaky,
    failed: failed === 0 && status !== 0 ? 1 : failed,
    skipped: stats.skipped,
  };
}

const build = async () =>
  counted(await runGatsby(['build'], { env: { ATRAMENT_QUERIES: writeQueries(results) } }));

/** What needs the cache or the types that the build writes, and the other build. */
const siteStages = {
  'queries of the tutorial': () => checkAnswers(path.join(results, 'queries.json')),
  'content, spelling and prose': async () =>
    counted(await run(process.execPath, ['scripts/author.mjs', 'content-check', '--strict'])),
  'site with fixtures': async () => {
    await buildFixtureSite();
    return { passed: 1, failed: 0 };
  },
  'a build after one edit': checkEditOfFixture,
  // Jest has the other core.
  types: async () =>
    counted(
      await run(process.execPath, [
        'node_modules/typescript-7/bin/tsc',
        '--noEmit',
        '--singleThreaded',
      ]),
    ),
  oxlint: check('oxlint', '--threads', '1'),
};

/** What measures the build, and mostly waits until the network is quiet. */
const checkBudgets = async (options) => {
  const env = { CHROMIUM_PATH: findChromium() };
  return counted(await run(process.execPath, ['bench/check-budgets.mjs'], { ...options, env }));
};

/** What needs neither a build nor its cache. */
const codeStages = {
  stylelint: check('stylelint', 'src/**/*.css'),
  prettier: check('prettier', '--check', '--log-level', 'warn', '.'),
};

/** Each row takes the next of these that the other has not taken, so that both end at about the same time. */
const unitStages = ['1/6', '2/6', '3/6', '4/6', '5/6', '6/6']
  .map((shard) => [`unit tests ${shard}`, jest(shard)])
  .values();

/** What checks the build, too, beside the stages above. */
const builtStages = {
  'finished site': counting('scripts/check-site.mjs'),
  'commands of the tutorial': counting('scripts/test-tutorial.mjs', '--quick'),
};

const lines = [];
const total = { passed: 0, failed: 0, skipped: 0 };
const underWay = new Set();

/** Browsers that are missing are not passed over in silence. */
const describe = ({ passed, failed, skipped = 0 }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

function printTotal() {
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  console.log(describe(total));
}

const end = watchEnd({
  describe: () => [...underWay].join(', ') || 'the start',
  onEnd: () => {
    total.failed += 1;
    printTotal();
  },
});

/**
 * Runs stages one after another, by their names; if others run in parallel, each stage’s output is printed when it has
 * ended.
 */
async function runStages(stages, { isBeside = false } = {}) {
  for (const [name, stage] of stages) {
    const title = `\n── ${name} ──`;
    const said = [];
    if (!isBeside) console.log(title);
    const startedAt = Date.now();
    underWay.add(name);
    let count;
    try {
      count = await stage(isBeside ? { onOutput: (text) => said.push(text) } : {});
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      count = { passed: 0, failed: 1 };
    }
    underWay.delete(name);
    if (isBeside) console.log(`${title}\n${said.join('')}`);
    total.passed += count.passed;
    total.failed += count.failed;
    total.skipped += count.skipped ?? 0;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    lines.push(`${name}: ${describe(count)} (${seconds} s)`);
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const beside = { isBeside: true };
const isBuilt = runStages([['build', build]]);
const rows = [
  async () => {
    await runStages(Object.entries(codeStages), beside);
    await runStages(unitStages, beside);
    await isBuilt;
    await runStages(Object.entries(builtStages), beside);
  },
  async () => {
    await isBuilt;
    await runStages(Object.entries(siteStages));
    await runStages(unitStages, beside);
  },
  async () => {
    await isBuilt;
    await runStages([['byte budgets', checkBudgets]], beside);
  },
];
await Promise.all(rows.map((row) => row()));
// Alone, because browsers on a busy machine respond late.
await runStages([['browser tests', playwright]]);
end.finish();
printTotal();
process.exitCode = total.failed === 0 ? 0 : 1;
