import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { nastyContent, type NastyContent } from '../../testing/nasty-content';

const directory = path.resolve('.e2e/nasty');
const place = (file: string): string => path.join(directory, file);

// One after another in one copy, so that each build can use the cache of the last.
test.describe.configure({ mode: 'default' });

// Not at the top: imports become `require` there, which cannot load a module with top-level await.
const siteCopy = import('../../scripts/site-copy.mjs');

test.beforeAll(async () => (await siteCopy).copySite(directory));

/** Resets the copy’s content to the site’s. */
function restoreContent(): void {
  rmSync(place('content'), { recursive: true });
  cpSync(path.resolve('content'), place('content'), { recursive: true });
}

function lay({ files, links = {} }: NastyContent): void {
  restoreContent();
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(place(file)), { recursive: true });
    writeFileSync(place(file), source);
  }
  for (const [link, target] of Object.entries(links)) symlinkSync(target, place(link));
}

const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('index.html'),
  );

for (const content of nastyContent) {
  const { name, stopsAt, pages = [] } = content;
  test(`a build with ${name}`, { tag: '@soak' }, async () => {
    test.setTimeout(600_000);
    lay(content);
    // In CI a build also stops at warnings, and an unlisted page is in no sidebar.
    const { buildCopy } = await siteCopy;
    const said = await buildCopy(directory, { env: { CI: 'false' } }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (stopsAt === null) {
      expect(said).toBeNull();
      for (const page of pages)
        expect(existsSync(place(`public${page}index.html`)), page).toBe(true);
      // No part of the site is lost.
      const built = new Set(pagesIn(place('public/docs')));
      expect(pagesIn(path.resolve('public/docs')).filter((page) => !built.has(page))).toEqual([]);
    } else {
      expect(said).toMatch(
        new RegExp(`${stopsAt.replace(/[.?+()#]/g, '\\$&')}:\\d+ {2}error {2}\\S`),
      );
      expect(said).not.toMatch(/TypeError|RangeError|UNHANDLED|Cannot read propert/);
    }
  });
}
