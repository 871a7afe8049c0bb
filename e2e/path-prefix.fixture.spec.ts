import { expect, test } from '@playwright/test';
import { noteConsole } from './support/console-messages';
import { openPage, untilRunning } from './support/pages';
import { noteDocuments } from './support/requests';

test('below a prefix the site loads, leads on and comes back without a miss', async ({ page }) => {
  const messages = noteConsole(page);
  const missed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missed.push(response.url());
  });
  await openPage(page, '');
  const documents = noteDocuments(page);
  await page.getByRole('banner').getByRole('link', { name: 'Tutorial' }).click();
  await expect(page).toHaveURL(/\/base\/docs\/$/);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'Fixture' }).click();
  await expect(page).toHaveURL(/\/base\/docs\/category\/fixture\/$/);
  await sidebar.getByRole('link', { name: 'Long page' }).click();
  await expect(sidebar.locator('[aria-current="page"]')).toHaveText('Long page');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Fixture' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Breadcrumbs' })
    .getByRole('link', { name: 'Home page' })
    .click();
  await expect(page).toHaveURL(/\/base\/$/);
  expect(documents).toEqual([]);
  expect(messages).toEqual([]);
  expect(missed).toEqual([]);
});

test('every address that a page names is below the prefix', async ({ page }) => {
  await page.goto('docs/atrament-basics/multimedia/images/');
  const addresses = await page
    .locator('[href^="/"], [src^="/"]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src')),
    );
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter((address) => !address?.startsWith('/base/'))).toEqual([]);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    /^https:\/\/[^/]+\/base\/docs\/atrament-basics\/multimedia\/images\/$/,
  );
});

test('.html addresses lead to the clean path, query and fragment kept', async ({ page }) => {
  await page.goto('docs/fixture/long-page.html?who=me#third-level');
  await expect(page).toHaveURL(/\/base\/docs\/fixture\/long-page\/\?who=me#third-level$/);
  await untilRunning(page);
  await expect(page.getByRole('heading', { name: 'Third level' })).toBeInViewport();
});

test('an unknown address is answered with the not-found page and its suggestions', async ({
  page,
}) => {
  const response = await page.goto('docs/fixture/log-page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Long page' }).click();
  await expect(page).toHaveURL(/\/base\/docs\/fixture\/long-page\/$/);
});
