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
import { nastyContent, type NastyContent } from '../../src/testing/nasty-content';

const directory = path.resolve('.e2e/nasty');
const place = (file: string): string => path.join(directory, file);

// One after the other, in one copy, so that what one build knows helps the next.
test.describe.configure({ mode: 'default' });

// Not above: a module that waits for something cannot be required, which is what becomes of imports there.
const siteCopy = import('../../scripts/site-copy.mjs');

test.beforeAll(async () => (await siteCopy).copySite(directory));

/** Brings the copy's content back to what the site has. */
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
    // In CI a build stops at warnings as well, and an unlisted page is in no sidebar.
    const { buildCopy } = await siteCopy;
    const said = await buildCopy(directory, { env: { CI: 'false' } }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (stopsAt === null) {
      expect(said).toBeNull();
      for (const page of pages)
        expect(existsSync(place(`public${page}index.html`)), page).toBe(true);
      // Nothing that the site has is lost over it.
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
