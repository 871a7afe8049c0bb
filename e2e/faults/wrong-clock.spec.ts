import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { openPage, untilRunning } from '../support/pages';
import { editorOf, PLAYGROUND } from '../support/playground';
import { newestScene } from '../support/player';
import { nameOf, openProjects, untilStored, writeProject } from '../support/projects';

async function typeAtStart(page: Page, text: string): Promise<void> {
  await editorOf(page).press('Control+Home');
  await page.keyboard.type(text);
  await untilStored(page);
}

/** Sets the clock, and opens the playground twice: once is the easier case. */
async function openAt(page: Page, time: Date): Promise<void> {
  await page.clock.setSystemTime(time);
  for (let times = 1; times <= 2; times += 1) {
    await openPage(page, PLAYGROUND);
    await expect(newestScene(page)).not.toBeEmpty();
  }
}

for (const [name, year] of [
  ['has stopped in 1970', 1970],
  ['is years ahead', 2031],
] as const) {
  test(
    `a computer’s clock ${name}, and is put right: nothing is lost, and no time is nonsense`,
    { tag: '@soak' },
    async ({ page }) => {
      test.slow();
      const today = new Date();
      await page.clock.install({ time: today });
      await page.clock.resume();
      await writeProject(page, 'Gone.\n-> END\n');
      await nameOf(page).fill('Deleted.');
      const projects = await openProjects(page);
      await projects.getByRole('button', { name: 'Delete “Deleted.”' }).click();
      await expect(projects.getByRole('button', { name: 'Restore “Deleted.”' })).toBeVisible();
      await writeProject(page, 'Mine.\n-> END\n');
      await untilStored(page);

      await openAt(page, new Date(year, 5, 1));
      await typeAtStart(page, 'One ');
      const there = await openProjects(page);
      await expect(there.getByText(/^\d+ days? left/)).toHaveText(/^(?:29|30) days left/);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        there.getByRole('button', { name: 'Download a backup' }).click(),
      ]);
      const names = Object.keys(unzipSync(new Uint8Array(readFileSync(await file.path()))));
      expect(names).toContain('atrament-backup.json');

      await openAt(page, new Date(today.getTime() + 60_000));
      await typeAtStart(page, 'Two ');
      const list = await openProjects(page);
      await expect(list.getByText(/^\d+ days? left/)).toHaveText(/^(?:29|30) days left/);
      await expect(list.getByText(/The last one from this browser/)).toContainText(
        `${year} – wrong clock.`,
      );
      await list.getByRole('button', { name: 'Restore “Deleted.”' }).click();
      await expect(list.getByRole('link', { name: 'Deleted.' })).toBeVisible();
      await page.keyboard.press('Escape');

      await page.getByRole('tab', { name: 'History' }).click();
      const history = page.getByRole('tabpanel', { name: 'History' }).getByRole('listitem');
      await expect(history).toHaveCount(2);
      await expect(history.first()).toContainText(`${year}, 12:00 AM – wrong clock`);
      await expect(history.first()).toContainText('One Mine.');
      await expect(history.last()).toContainText(String(today.getFullYear()));
      await page.reload();
      await untilRunning(page);
      await expect(editorOf(page)).toContainText('Two One Mine.');
    },
  );
}
