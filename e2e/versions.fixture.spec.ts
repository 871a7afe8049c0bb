import { expect, test, type Page } from '@playwright/test';
import { openPage, untilRunning } from './support/pages';

const KEY = 'docs-preferred-version-default';
const header = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => header(page).locator('summary[aria-label="Versions"]');
const choices = (page: Page) =>
  header(page).locator('details', { has: page.locator('summary[aria-label="Versions"]') });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test('the menu names the version, opens, and closes on Escape and outside', async ({ page }) => {
  await openPage(page, 'docs/quickstart/');
  await expect(menu(page)).toHaveText('Next');
  const other = choices(page).getByRole('link', { name: '1.0' });
  await expect(other).toBeHidden();
  await menu(page).click();
  await expect(other).toBeVisible();
  await expect(choices(page).getByRole('link', { name: 'Next' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(other).toBeHidden();
  await expect(menu(page)).toBeFocused();
  await menu(page).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(other).toBeHidden();
});

test('a chosen version is read, remembered and returned to', async ({ page }) => {
  await openPage(page, 'docs/quickstart/');
  await menu(page).click();
  await choices(page).getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(/\/base\/docs\/1\.0\/$/);
  await expect(menu(page)).toHaveText('1.0');
  await expect(choices(page)).not.toHaveAttribute('open');
  expect(await stored(page)).toBe('1.0');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Quickstart 1.0' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Troubleshooting' })).toHaveCount(0);

  await openPage(page, '');
  await expect(menu(page)).toHaveText('1.0');
  await header(page).getByRole('link', { name: 'Tutorial' }).click();
  await expect(page).toHaveURL(/\/base\/docs\/1\.0\/$/);
});

test('the current version takes precedence over the preferred one', async ({ page }) => {
  await openPage(page, '');
  await page.evaluate((key) => localStorage.setItem(key, '1.0'), KEY);
  await openPage(page, 'docs/quickstart/');
  await expect(menu(page)).toHaveText('Next');
  expect(await stored(page)).toBe('1.0');
});

test('a remembered version that no longer exists is forgotten', async ({ page }) => {
  await openPage(page, '');
  await page.evaluate((key) => localStorage.setItem(key, '0.1'), KEY);
  await page.reload();
  await untilRunning(page);
  await expect.poll(() => stored(page)).toBeNull();
  await expect(menu(page)).toHaveText('Next');
  await expect(header(page).getByRole('link', { name: 'Tutorial' })).toHaveAttribute(
    'href',
    '/base/docs/',
  );
});

test('without scripts the menu opens and leads', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${String(baseURL)}docs/quickstart/`);
  await menu(page).click();
  await choices(page).getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(/\/base\/docs\/1\.0\/$/);
  await context.close();
});

test('on small screens the versions and languages are in the side menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, '');
  await expect(menu(page)).toBeHidden();
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await dialog.getByRole('link', { name: '1.0' }).click();
  await expect(page).toHaveURL(/\/base\/docs\/1\.0\/$/);
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toBe('1.0');
});
