// Runs Gatsby without its telemetry, which would contact other hosts.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lockFolder } from './build-guard/folder-lock.mjs';
import { putBack } from './build-guard/last-good.mjs';
import { runGuarded } from './build-guard/run-guarded.mjs';
import { passSignals } from './pass-signals.mjs';
import { dropStaleCache } from './stale-cache.mjs';

const gatsbyCli = createRequire(import.meta.url).resolve('gatsby/cli.js');
const launcher = fileURLToPath(new URL('launch-gatsby.mjs', import.meta.url));
/** Loaded before Gatsby by the process of `develop` and, because Node passes such options on, by those it starts. */
const preloaded = new URL('prepare-develop.mjs', import.meta.url).href;

/** Loaded first by the processes of a build. */
const loadWhenUsed = fileURLToPath(new URL('load-when-used.cjs', import.meta.url));

/** Packages of Gatsby’s use a module of Node 20 that later ones warn of, and Gatsby would report that as an error. */
const SILENT = '--disable-warning=DEP0040';

const withOptions = (options, { NODE_OPTIONS: given = '' }) => ({
  NODE_OPTIONS: `${options} ${given}`.trim(),
});

/** In `develop` Gatsby would redraw its progress with React at every step after a save. */
const forAuthors = ([command]) => (command === 'develop' ? { GATSBY_LOGGER: 'yurnalist' } : {});

/** Room for short-lived objects, in MiB, so that they are freed at once and not promoted. */
const YOUNG = '--max-semi-space-size=64';

/** A build’s threads and its compilers need much memory for a moment: glibc then gives it back instead of keeping it. */
const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * What V8 compiles. Regular expressions once, when they are first used, instead of twice: those of ink’s grammar are large,
 * and each thread of a build has its own. And functions only once they have run for long: a build is over before most of
 * what V8 optimizes has paid for itself, which was a third of its processor time. Node 22 optimizes less by itself, and
 * knows no such option.
 */
const COMPILING = [
  '--no-regexp-tier-up',
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=500000'] : []),
];

/** From this many files on, a build saves memory. */
const MANY_FILES = 500;

/**
 * What V8 does with memory in the processes and threads of a build. On a small site, it has more room: a build takes a
 * tenth less time and 100 MB more. On a large one, it frees what is not used any more as soon as a heap has grown by 40
 * percent, instead of letting it double: that saves a fifth of the memory.
 */
function v8Options(cwd) {
  const folder = path.join(cwd, 'content');
  const isLarge =
    existsSync(folder) && readdirSync(folder, { recursive: true }).length > MANY_FILES;
  return [...COMPILING, isLarge ? '--heap-growing-percent=40' : YOUNG];
}

/** The environment with what Gatsby needs for its memory; what is set there wins. */
const withMemory = ([command], env) => {
  if (command !== 'develop') return { ...MALLOC, ...env, ...withOptions(SILENT, env) };
  return { ...env, ...withOptions(`${SILENT} ${YOUNG}`, env) };
};

/**
 * On two cores Gatsby has one other process, which would start anew between queries and HTML, so that all wait two
 * seconds for it. With one core it queries by itself, and the process that renders HTML is ready.
 */
const oneCore = availableParallelism() > 2 ? {} : { GATSBY_CPU_COUNT: '1' };

/** Gives Gatsby a fresh enough cache; returns what is called when Gatsby has ended. */
function prepare(cwd) {
  const noteCache = dropStaleCache(cwd);
  // Now, because ending `develop` ends this process too; and again at the end, because Gatsby may have emptied its
  // cache.
  noteCache();
  return noteCache;
}

/** How often a running Gatsby’s cache is noted, in ms. */
const NOTE_EVERY = 5000;

function run(args, { cwd, env, onOutput }) {
  const finish = prepare(cwd);
  return new Promise((resolve) => {
    const options = args[0] === 'develop' ? ['--import', preloaded] : [];
    const child = spawn(process.execPath, [...options, gatsbyCli, ...args], {
      cwd,
      env,
      stdio: onOutput === null ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', onOutput);
    }
    // A first start empties the cache, and Ctrl+C ends this process together with Gatsby: without the note, the next
    // start would drop all that this one has cached.
    const noting = setInterval(finish, NOTE_EVERY);
    const release = passSignals(child);
    child.on('close', (status) => {
      clearInterval(noting);
      release();
      finish();
      resolve(status ?? 1);
    });
  });
}

/** Runs `develop`, which begins with a whole public/ and does not share it with a build. */
async function runDevelop(args, options) {
  let lock;
  try {
    lock = lockFolder(options.cwd, 'develop');
  } catch (error) {
    (options.onOutput ?? console.error)(error.message);
    return 1;
  }
  try {
    putBack(options.cwd);
    return await run(args, options);
  } finally {
    lock.release();
  }
}

/**
 * Runs a Gatsby command in `cwd` and resolves with its exit status. Its output goes to the terminal, or to `onOutput`
 * if given.
 */
export function runGatsby(args, { env = {}, cwd = process.cwd(), onOutput = null } = {}) {
  const options = {
    cwd,
    onOutput,
    env: {
      ...forAuthors(args),
      ...oneCore,
      ...withMemory(args, process.env),
      GATSBY_TELEMETRY_DISABLED: '1',
      ...env,
    },
  };
  if (args[0] === 'build') {
    return runGuarded([...v8Options(cwd), '--require', loadWhenUsed, launcher], args, {
      ...options,
      prepare: () => prepare(cwd),
    });
  }
  return args[0] === 'develop' ? runDevelop(args, options) : run(args, options);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = await runGatsby(process.argv.slice(2));
}
