import { expect, test, type Page } from '@playwright/test';
import { tagOf } from './support/every-run';
import { watchFrames } from './support/frames';
import { openPage } from './support/pages';
import { holdRequests } from './support/requests';

const DARK_PAPER = 'rgb(15, 21, 34)';
const LIGHT_PAPER = 'rgb(251, 247, 238)';

const html = (page: Page) => page.locator('html');
const toggle = (page: Page) =>
  page.getByRole('button', { name: /^Switch between dark and light mode/ });
const storedMode = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const paper = () => getComputedStyle(document.documentElement).backgroundColor;

async function expectMode(page: Page, mode: 'light' | 'dark', choice: string): Promise<void> {
  await expect(html(page)).toHaveAttribute('data-theme', mode);
  await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
  const color = mode === 'dark' ? DARK_PAPER : LIGHT_PAPER;
  await expect(html(page)).toHaveCSS('background-color', color);
}

for (const [stored, system, color] of [
  ['dark', 'light', DARK_PAPER],
  ['light', 'dark', LIGHT_PAPER],
  [null, 'dark', DARK_PAPER],
  ['nonsense', 'light', LIGHT_PAPER],
] as const) {
  test(
    `with “${String(stored)}” stored and a ${system} system no other colour is ever painted`,
    { tag: tagOf(stored === 'dark') },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: system });
      await page.addInitScript(
        (value) => value !== null && localStorage.setItem('theme', value),
        stored,
      );
      const colorsSeen = await watchFrames(page, paper);
      const scripts = await holdRequests(page, '**/*.js');
      await page.goto('/docs/quickstart/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(colorsSeen).toEqual([color]);
      scripts.release();
      await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
      await expect.poll(colorsSeen).toEqual([color]);
    },
  );
}

test('the mode is switched, followed and stored', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/docs/quickstart/');

  await test.step('the button switches from the system’s mode to light, to dark, and back', async () => {
    await expectMode(page, 'dark', 'system');
    await expect(toggle(page)).toHaveAccessibleName(/\(currently system mode\)$/);

    await toggle(page).click();
    await expectMode(page, 'light', 'light');
    await expect(toggle(page)).toHaveAccessibleName(/\(currently light mode\)$/);
    expect(await storedMode(page)).toBe('light');

    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
    await expect(toggle(page)).toHaveAccessibleName(/\(currently dark mode\)$/);
    expect(await storedMode(page)).toBe('dark');

    await toggle(page).click();
    await expectMode(page, 'dark', 'system');
    expect(await storedMode(page)).toBeNull();
  });

  await test.step('the system is followed while there is no choice, and nothing is stored', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await expectMode(page, 'light', 'system');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMode(page, 'dark', 'system');
    expect(await storedMode(page)).toBeNull();

    await toggle(page).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectMode(page, 'light', 'light');
  });

  await test.step('the browser’s interface takes the background colour', async () => {
    const frameColors = page.locator('meta[name="theme-color"]');
    await toggle(page).click();
    await expect(frameColors.first()).toHaveAttribute('content', '#0f1522');
    await expect(frameColors.last()).toHaveAttribute('content', '#0f1522');
  });

  await test.step('a choice persists across reloads and pages', async () => {
    await page.reload();
    await expectMode(page, 'dark', 'dark');
    await page.getByRole('link', { name: 'Home page' }).click();
    await expect(page).toHaveURL('/');
    await expectMode(page, 'dark', 'dark');
    await expect(toggle(page)).toHaveAccessibleName(/\(currently dark mode\)$/);
  });
});

test(
  'other tabs follow a choice, and a cleared key leads back to the system',
  { tag: '@soak' },
  async ({ context, page }) => {
    const other = await context.newPage();
    await openPage(page, '/docs/quickstart/');
    await openPage(other, '/');
    await toggle(page).click();
    await expectMode(other, 'light', 'light');
    await toggle(page).click();
    await expectMode(other, 'dark', 'dark');
    await expect(toggle(other)).toHaveAccessibleName(/\(currently dark mode\)$/);

    await other.evaluate(() => localStorage.removeItem('theme'));
    await expectMode(page, 'light', 'system');

    await toggle(other).click();
    await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
  },
);

test(
  'clearing all storage in another tab leads back to the system',
  { tag: '@soak' },
  async ({ context, page }) => {
    const other = await context.newPage();
    await openPage(page, '/');
    await openPage(other, '/');
    await toggle(page).click();
    await toggle(page).click();
    await expectMode(page, 'dark', 'dark');
    await other.evaluate(() => localStorage.clear());
    await expectMode(page, 'light', 'system');
  },
);

test(
  'an address can ask for a mode without changing the choice',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, '/?docusaurus-theme=dark');
    await expectMode(page, 'dark', 'dark');
    expect(await storedMode(page)).toBeNull();
  },
);

test('on small screens the button is in the side menu', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '/docs/quickstart/');
  await expect(toggle(page)).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Switch between/ })
    .click();
  await expectMode(page, 'light', 'light');
});
