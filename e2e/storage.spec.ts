import { expect, test, type Page } from '@playwright/test';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { openPage } from './support/pages';
import { denyStorage, fillStorage } from './support/storage';

/** Uses everything that stores something. */
async function useTheSite(page: Page): Promise<void> {
  await openPage(page, '/docs/quickstart/');
  const toggle = page.getByRole('button', { name: /^Switch between/ });
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/\(currently dark mode\)$/);

  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('button', { name: "Expand sidebar category 'Ink Basics'" }).click();
  await sidebar.getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(
    sidebar.getByRole('button', { name: "Collapse sidebar category 'Ink Basics'" }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
}

for (const [name, prepare] of [
  ['refuses storage', denyStorage],
  ['has no room left in its storage', fillStorage],
] as const) {
  test(
    `the site works where the browser ${name}, and says so once`,
    { tag: tagOf(name === 'refuses storage') },
    async ({ page }) => {
      await prepare(page);
      const messages = noteConsole(page);
      await useTheSite(page);
      expect(messages).toEqual([
        expect.stringMatching(/^warning: Browser storage is not available, so choices/),
      ]);
    },
  );
}
