import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';

const PAGE = '/docs/atrament-basics/saves/';
const link = (page: Page) => page.getByRole('link', { name: 'Copy page as Markdown' });

test('the page is copied as Markdown, which its head names', async ({ page, request }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PAGE);

  await test.step('copies the page as Markdown and says so', async () => {
    await link(page).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await (await request.get(`${PAGE}index.md`)).text());
    expect(copied).toMatch(/^# Saves\n/);
    await expect(page).toHaveURL(PAGE);
  });

  await test.step('the head names the same Markdown, which is there', async () => {
    const served = await (await request.get(PAGE)).text();
    const address = /<link [^>]*type="text\/markdown" href="(?<href>[^"]+)"/.exec(served)?.groups
      ?.href;
    expect(address).toBe(`${PAGE}index.md`);
    await expect(link(page)).toHaveAttribute('href', `${PAGE}index.md`);
    expect((await request.get(`${PAGE}index.md`)).status()).toBe(200);
  });
});

test('where the text cannot be had, it says what to do', { tag: '@soak' }, async ({ page }) => {
  await page.route('**/index.md', (route) => route.abort());
  await openPage(page, PAGE);
  await link(page).click();
  await expect(page.getByText(/^Copying failed/)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('it is a link to the Markdown', async ({ page }) => {
    await page.goto(PAGE);
    await expect(link(page)).toHaveAttribute('href', `${PAGE}index.md`);
  });
});
