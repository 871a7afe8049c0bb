import { expect, test } from '@playwright/test';
import { openPage } from './support/pages';

test('with a path prefix, the index and its results are found', async ({ page }) => {
  await openPage(page, '/base/docs/quickstart/');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search' }).fill('glue');
  const first = page.locator('[role=listbox][aria-busy=false] [role=option]').first();
  await expect(first).toHaveAttribute('href', '/base/docs/ink-basics/glossary/#glue');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/base\/docs\/ink-basics\/glossary\/#glue$/);
});

test('unlisted pages and other versions are not in the index', async ({ page }) => {
  await openPage(page, '/base/search/?q=unlisted');
  const options = page.locator('[role=listbox][aria-busy=false] [role=option]');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('unlisted');
  await expect(page.getByRole('status')).not.toHaveText('Searching…');
  const addresses = await options.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  );
  expect(
    addresses.filter((address) => /\/fixture\/unlisted\/|\/docs\/1\.0\//.test(address)),
  ).toEqual([]);
});
