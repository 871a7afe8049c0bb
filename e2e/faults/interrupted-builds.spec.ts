import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const directory = path.resolve('.e2e/interrupted');
const place = (file: string): string => path.join(directory, file);
const DOC = 'content/docs/quickstart.mdx';

// Not at the top: imports become `require` there, which cannot load a module with top-level await.
const siteCopy = import('../../scripts/site-copy.mjs');

/** Pagefind names them anew at each build. */
const NAMED_ANEW = /^pagefind[/\\](?:pagefind-entry\.json|.*\.pf_\w+)$/;

/** All files of the built site, with a digest of each. */
function readSite(): Record<string, string> {
  const files = readdirSync(place('public'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => !NAMED_ANEW.test(name) && statSync(place(`public/${name}`)).isFile(),
  );
  const digest = (name: string) =>
    createHash('sha256')
      .update(readFileSync(place(`public/${name}`)))
      .digest('hex');
  return Object.fromEntries(files.sort().map((name) => [name, digest(name)]));
}

const write = (text: string) => appendFileSync(place(DOC), `\n${text}\n`);
const restore = () => cpSync(path.resolve(DOC), place(DOC));

/** Builds, and kills the build without a warning when it has said this; resolves when nothing of it is left. */
function buildUntil(said: string): Promise<boolean> {
  const child = spawn(process.execPath, [path.resolve('scripts/gatsby.mjs'), 'build'], {
    cwd: directory,
    env: { ...process.env, CI: 'true' },
  });
  let output = '';
  let isKilled = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (!isKilled && output.includes(said)) isKilled = child.kill('SIGKILL');
    });
  }
  return new Promise((resolve) => child.on('close', () => resolve(isKilled)));
}

test('a killed build is undone by the next one, which is right', { tag: '@soak' }, async () => {
  test.setTimeout(1_200_000);
  const { buildCopy, copySite } = await siteCopy;
  copySite(directory);
  await buildCopy(directory);
  const lastGood = readSite();
  // Both ways of keeping public/: with Gatsby’s cache it is copied, and the first killed build leaves none.
  for (const said of ['Building HTML renderer', 'Generating TypeScript types']) {
    write('A paragraph that is new.');
    expect(await buildUntil(said), said).toBe(true);
    // The next one stops before it writes anything.
    write('<Nonsense />');
    await expect(buildCopy(directory)).rejects.toThrow('Nonsense');
    expect(readSite()).toEqual(lastGood);
    restore();
  }
  write('A paragraph that is new.');
  await buildCopy(directory);
  const next = readSite();
  expect(next).not.toEqual(lastGood);
  for (const folder of ['.cache', 'public']) rmSync(place(folder), { recursive: true });
  await buildCopy(directory);
  expect(readSite()).toEqual(next);
});
