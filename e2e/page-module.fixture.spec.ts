import { expect, test } from '@playwright/test';
import { noteConsole } from './support/console-messages';
import { openPage, untilRunning } from './support/pages';

test('a page without a default export says what is missing', async ({ page }) => {
  await page.goto('no-default-export/');
  await expect(page.getByRole('heading', { level: 1, name: 'This page crashed.' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    "The page component at /no-default-export/ doesn't have a default export. This makes it " +
      'impossible to render anything. Consider default-exporting a React component.',
  );
});

test('hydration errors are logged', async ({ page }) => {
  const messages = noteConsole(page);
  await page.goto('two-minds/');
  await untilRunning(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drawn by the browser');
  expect(messages.length).toBeGreaterThan(0);
  expect(messages[0]).toMatch(/^error: Atrament docs React root onRecoverableError: /);
});

test('without hydration errors nothing is logged', async ({ page }) => {
  const messages = noteConsole(page);
  await openPage(page, 'docs/fixture/long-page/');
  expect(messages).toEqual([]);
});
