import { expect, test, type Locator } from '@playwright/test';
import { openPage } from './support/pages';
import { newestScene } from './support/player';
import { openStory } from './support/playground';
import { SPOKEN_STORY } from './support/spoken-story';

const tools = ['Files', 'Outline', 'Find', 'Map', 'Tests', 'Game', 'History', 'Help'];

/** What screen readers say of an element, compared with a file of that name. */
const expectSpoken = (element: Locator, name: string) =>
  expect(element).toMatchAriaSnapshot({ name: `${name}.aria.yml` });

test('names, roles and states of all tools of the playground', async ({ page }) => {
  await openStory(page, SPOKEN_STORY);
  await expect(newestScene(page)).toHaveText('The sea goes out.');
  for (const tool of tools) {
    await test.step(tool, async () => {
      await page.getByRole('tab', { name: tool, exact: true }).click();
      await expectSpoken(page.getByRole('tabpanel', { name: tool }), tool.toLowerCase());
    });
  }
  await test.step('the bar, the player and the commands', async () => {
    await expectSpoken(page.getByRole('banner'), 'bar');
    await page.keyboard.press('F1');
    await expectSpoken(page.getByRole('dialog', { name: 'Commands' }), 'commands');
    await page.keyboard.press('Escape');
  });
  await test.step('windows of the bar', async () => {
    for (const window of ['Projects', 'Download', 'Share']) {
      await page.getByRole('button', { name: window, exact: true }).click();
      await expectSpoken(page.getByRole('dialog', { name: window }), window.toLowerCase());
      await page.keyboard.press('Escape');
    }
  });
});

test('names, roles and states of the search and of the course', async ({ page }) => {
  await test.step('the search', async () => {
    await openPage(page, '/docs/quickstart/');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('checkpoint');
    await expect(
      page.locator('[role=listbox][aria-busy=false] [role=option]').first(),
    ).toBeVisible();
    await expectSpoken(page.getByRole('dialog', { name: 'Search' }), 'search');
  });
  await test.step('the course', async () => {
    await openPage(page, '/docs/first-game/scene/');
    await page.getByRole('button', { name: 'Write it in your game' }).first().click();
    const game = page.getByRole('region', { name: 'Your first game', exact: true });
    await expect(game.getByRole('textbox', { name: /ink/i })).toBeVisible();
    await expectSpoken(game, 'course');
  });
});
