import { expect, test } from '@playwright/test';
import { openPage } from './support/pages';

const NAME = 'Skip to main content';

test('the skip link', async ({ page }) => {
  await openPage(page, '/docs/quickstart/');

  await test.step('the first Tab stop skips to the content', async () => {
    const link = page.getByRole('link', { name: NAME });
    const { bottom } = await link.evaluate((element) => element.getBoundingClientRect());
    expect(bottom).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();

    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveURL('/docs/quickstart/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  await test.step('on a new page Tab starts at the skip link again', async () => {
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
    // The address changes before the page does, and the focus moves with the page.
    await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: NAME })).toBeFocused();
  });
});

test('without scripts it leads to the main content', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${String(baseURL)}/docs/quickstart/`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main-content$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  await context.close();
});

test('going back leaves the focus alone', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, '/docs/quickstart/');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  // The address changes before the page does, and the focus moves with the page.
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const toggle = page.getByRole('button', { name: /^Switch between/ });
  await toggle.focus();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  await expect(toggle).toBeFocused();
});
