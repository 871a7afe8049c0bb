import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { addFiles, makeProject } from '../../testing/temp-project';

const addressOf = (file: string): string => pathToFileURL(path.join(__dirname, file)).href;

/** Stands for this site’s wrapper around Gatsby. */
const wrapper = `
  import { runGuarded } from '${addressOf('run-guarded.mjs')}';
  process.exitCode = await runGuarded(['gatsby.mjs'], process.argv.slice(2), {
    cwd: process.cwd(), env: process.env, onOutput: null, prepare: () => () => undefined,
  });
`;

/** Stands for Gatsby: writes a page, says so, and then does what it is told. */
const gatsby = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { spawn } from 'node:child_process';
  import { guardBuild } from '${addressOf('inside-build.mjs')}';
  await guardBuild(process.cwd());
  const [, end] = process.argv.slice(2);
  if (end === 'content') process.exit(1);
  const write = (file) => {
    mkdirSync(new URL('.', new URL(file, import.meta.url)), { recursive: true });
    writeFileSync(new URL(file, import.meta.url), 'new');
  };
  ['public/index.html', 'public/new.html', '.cache/redux/state', '.cache/data/nodes'].forEach(write);
  if (end === 'helper') {
    const helper = 'setInterval(() => require("node:fs").writeFileSync("public/late.html", ""), 5)';
    spawn(process.execPath, ['-e', helper], { stdio: 'ignore' });
  }
  console.log('has begun');
  if (end === 'busy') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 90_000);
  if (end === 'full') throw new Error('ENOSPC: no space left on device, write');
  if (end === 'worker') throw new Error('Worker exited before finishing task');
  if (end === 'abort') process.abort();
  if (end === 'fail' || end === 'helper') process.exit(1);
  if (end === 'wait') setInterval(() => undefined, 1000);
`;

const good = {
  'public/index.html': 'good',
  'public/old.html': 'good',
  '.cache/redux/state': 'good',
  '.cache/data/nodes': 'good',
};

const makeSite = (files: Record<string, string> = good): string =>
  makeProject({ 'wrapper.mjs': wrapper, 'gatsby.mjs': gatsby, ...files });

/** Starts a build; `begun` resolves when it has written, `ended` with its status and all it said. */
function start(root: string, end = 'succeed') {
  const child = spawn(process.execPath, ['wrapper.mjs', 'build', end], { cwd: root });
  let said = '';
  const begun = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('has begun')) resolve();
      });
    }
  });
  const ended = new Promise<{ status: number | null; said: string }>((resolve) => {
    child.on('close', (status) => resolve({ status, said }));
  });
  return { child, begun, ended };
}

const build = (root: string, end?: string) => start(root, end).ended;

/** The files of a built site with their content. */
function siteOf(root: string): Record<string, string> | null {
  const folder = path.join(root, 'public');
  if (!existsSync(folder)) return null;
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

const has = (root: string, file: string): boolean => existsSync(path.join(root, file));
const LAST_GOOD = { 'index.html': 'good', 'old.html': 'good' };

/** The process that does the work of the build that has the folder. */
function workerOf(root: string): number {
  const record = readFileSync(path.join(root, '.build-guard/lock/child.json'), 'utf8');
  return (JSON.parse(record) as { pid: number }).pid;
}

it('leaves the new site after a build that succeeds, and nothing else', async () => {
  const root = makeSite();
  expect((await build(root)).status).toBe(0);
  expect(siteOf(root)).toEqual({ 'index.html': 'new', 'new.html': 'new', 'old.html': 'good' });
  expect(has(root, '.cache/redux/state')).toBe(true);
  expect(has(root, '.build-guard')).toBe(false);
});

it('begins with an empty site if Gatsby has no cache', async () => {
  const root = makeSite({ 'public/index.html': 'good', 'public/old.html': 'good' });
  expect((await build(root)).status).toBe(0);
  expect(siteOf(root)).toEqual({ 'index.html': 'new', 'new.html': 'new' });
});

it('leaves everything alone if a build stops before it writes', async () => {
  const root = makeSite();
  expect(await build(root, 'content')).toEqual({ status: 1, said: '' });
  expect(siteOf(root)).toEqual(LAST_GOOD);
  expect(has(root, '.cache/redux/state')).toBe(true);
  expect(has(root, '.build-guard')).toBe(false);
});

it.each([
  ['fails', 'fail', 1, 'public/ is as it was before'],
  ['finds the disk full', 'full', 1, 'The disk is full'],
  ['loses a worker', 'worker', 1, 'A process of the build was killed'],
  ['has not enough memory', 'abort', 134, 'The build ran out of memory'],
])('puts the last good site back if a build %s', async (_, end, status, told) => {
  for (const files of [good, { 'public/index.html': 'good', 'public/old.html': 'good' }]) {
    const root = makeSite(files);
    const result = await build(root, end);
    expect(result.status).toBe(status);
    expect(result.said).toContain(told);
    expect(siteOf(root)).toEqual(LAST_GOOD);
    // Gatsby would believe that its pages are written.
    expect(has(root, '.cache')).toBe(false);
    expect(has(root, '.build-guard')).toBe(false);
  }
});

it('removes an unfinished site if there was none before', async () => {
  const root = makeSite({});
  expect((await build(root, 'fail')).status).toBe(1);
  expect(siteOf(root)).toBeNull();
  expect(has(root, '.cache')).toBe(false);
});

it.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)('puts the last good site back after %s', async (signal, status) => {
  const root = makeSite();
  const { child, begun, ended } = start(root, 'wait');
  await begun;
  child.kill(signal);
  const result = await ended;
  expect(result.status).toBe(status);
  expect(result.said).toContain('The build was interrupted');
  expect(siteOf(root)).toEqual(LAST_GOOD);
});

it('puts the last good site back if the system kills the build', async () => {
  const root = makeSite();
  const { begun, ended } = start(root, 'wait');
  await begun;
  process.kill(workerOf(root), 'SIGKILL');
  const result = await ended;
  expect(result.status).toBe(137);
  expect(result.said).toContain('A process of the build was killed');
  expect(siteOf(root)).toEqual(LAST_GOOD);
});

it('ends what a build has started, which would still write', async () => {
  const root = makeSite();
  await build(root, 'helper');
  // Another build takes longer than the helper would need.
  await build(root, 'content');
  expect(siteOf(root)).toEqual(LAST_GOOD);
});

it('puts the last good site back at the next start if everything was killed', async () => {
  const root = makeSite();
  const { child, begun, ended } = start(root, 'wait');
  await begun;
  child.kill('SIGKILL');
  // Only ends once the build is gone too, because it has the same output.
  await ended;
  expect(siteOf(root)).toMatchObject({ 'index.html': 'new' });
  const result = await build(root, 'content');
  expect(result.said).toContain('was ended before it had finished');
  expect(siteOf(root)).toEqual(LAST_GOOD);
  expect((await build(root)).said).toBe('has begun\n');
});

it('ends a build that was too busy to notice that it is alone', async () => {
  const root = makeSite();
  const { child, begun, ended } = start(root, 'busy');
  await begun;
  child.kill('SIGKILL');
  await build(root, 'content');
  // When nothing has its output any more.
  await ended;
  expect(siteOf(root)).toEqual(LAST_GOOD);
});

it('continues putting back where that was interrupted', async () => {
  const root = makeSite();
  const { child, begun, ended } = start(root, 'wait');
  await begun;
  child.kill('SIGKILL');
  await ended;
  // The cache is gone and a part of the unfinished site.
  rmSync(path.join(root, '.cache'), { recursive: true });
  rmSync(path.join(root, 'public/index.html'));
  await build(root, 'content');
  expect(siteOf(root)).toEqual(LAST_GOOD);
});

it('does not take a half copied site for the last good one', async () => {
  const root = makeSite();
  const { child, begun, ended } = start(root, 'wait');
  await begun;
  child.kill('SIGKILL');
  await ended;
  const guard = path.join(root, '.build-guard');
  // As if it had been killed while copying: nothing of public/ had changed.
  rmSync(path.join(root, 'public'), { recursive: true });
  cpSync(path.join(guard, 'public'), path.join(root, 'public'), { recursive: true });
  renameSync(path.join(guard, 'public'), path.join(guard, 'public.draft'));
  rmSync(path.join(guard, 'public.draft/old.html'));
  await build(root, 'content');
  expect(siteOf(root)).toEqual(LAST_GOOD);
  expect(has(root, '.build-guard')).toBe(false);
});

it('refuses a second build in the same folder, and says which one has it', async () => {
  const root = makeSite();
  const first = start(root, 'wait');
  await first.begun;
  const second = await build(root);
  expect(second.status).toBe(1);
  expect(second.said).toContain(`“gatsby build” is already running in ${root} (process `);
  expect(second.said).toContain(String(first.child.pid));
  first.child.kill('SIGTERM');
  await first.ended;
  expect(siteOf(root)).toEqual(LAST_GOOD);
  expect((await build(root)).status).toBe(0);
});

it('lets one of many builds that start at once have the folder', async () => {
  const root = makeSite();
  // A dead process has it, and all of them notice.
  mkdirSync(path.join(root, '.build-guard/lock'), { recursive: true });
  addFiles(root, {
    '.build-guard/lock/holder.json': '{"pid":1,"start":"never","command":"build"}',
  });
  const results = await Promise.all(Array.from({ length: 4 }, () => build(root)));
  for (const { status, said } of results) {
    if (status === 0) expect(said).toBe('has begun\n');
    else expect(said).toContain('is already running');
  }
  expect(results.some(({ status }) => status === 0)).toBe(true);
  expect(has(root, '.build-guard')).toBe(false);
});

it('says what is in the way if the folder cannot be reserved', async () => {
  const root = makeSite();
  writeFileSync(path.join(root, '.build-guard'), '');
  const { status, said } = await build(root);
  expect(status).toBe(1);
  expect(said).toContain('.build-guard');
  expect(siteOf(root)).toEqual(LAST_GOOD);
});
