import { expect, test } from '@playwright/test';
import { openPage } from './support/pages';

test('an unlisted page is found by its address only', async ({ page }) => {
  await openPage(page, 'docs/category/fixture/');
  await expect(page.getByRole('link', { name: 'Unlisted page' })).toHaveCount(0);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });

  await openPage(page, 'docs/fixture/unlisted/');
  await expect(page.getByRole('main')).toContainText('Unlisted page. Search engines ignore it');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Unlisted page');

  await page.getByRole('main').getByRole('link', { name: 'long page' }).click();
  await expect(page).toHaveURL(/\/long-page\/#third-level$/);
  await expect(sidebar.getByRole('link', { name: 'Unlisted page' })).toHaveCount(0);
});

test('a draft is not published', async ({ page }) => {
  const response = await page.goto('docs/fixture/draft/');
  expect(response?.status()).toBe(404);
  await page.goto('docs/category/fixture/');
  await expect(page.getByText('Draft page')).toHaveCount(0);
});
