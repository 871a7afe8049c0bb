import { execFile } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { download, unpack } from './support/games';
import { newestScene } from './support/player';
import { openStory } from './support/playground';

/** Runs the check of a built game; returns what it prints and its status. */
function check(folder: string, only: string): Promise<{ printed: string; status: number }> {
  const args = ['scripts/author.mjs', 'content-check', '--browser', folder, '--only', only];
  return new Promise((resolve) => {
    execFile(process.execPath, args, (error, printed) => {
      resolve({ printed, status: Number(error?.code ?? 0) });
    });
  });
}

test(
  'claims and recordings are played in a built game, and what differs is printed',
  { tag: '@soak' },
  async ({ page }, testInfo) => {
    test.slow();
    await openStory(page, 'Another story.\n-> END\n');
    await expect(newestScene(page)).toHaveText('Another story.');
    const folder = testInfo.outputPath('game');
    unpack((await download(page, 'Game for the web')).bytes, folder);
    const same = await check(folder, 'atrament-basics/choices#prompt');
    expect(same.printed).toContain('1 stories played: 0 show something else.');
    expect(same.status).toBe(0);
    // The engine has its own name in the toolbar of a story without a title.
    const other = await check(folder, 'd087');
    expect(other.printed).toMatch(/step 0, toolbar\s+expected: atrament ui\s+shown:/);
    expect(other.printed).toContain('1 stories played: 1 show something else.');
    expect(other.status).toBe(1);
  },
);
