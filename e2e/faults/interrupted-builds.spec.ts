import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { readBuild } from './read-build';

const directory = path.resolve('.e2e/interrupted');
const place = (file: string): string => path.join(directory, file);
const DOC = 'content/docs/quickstart.mdx';

// Not at the top: imports become `require` there, which cannot load a module with top-level await.
const siteCopy = import('../../scripts/site-copy.mjs');

const readSite = () => readBuild(directory);
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
