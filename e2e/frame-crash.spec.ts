import { expect, test, type Page } from '@playwright/test';
import { openPage, untilRunning } from './support/pages';
import { noteDocuments, pageData } from './support/requests';

const TARGET = pageData('docs/troubleshooting');
const crashed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page crashed', exact: true });

/** Makes the next page deliver a sidebar that the frame cannot draw. */
async function breakFrame(page: Page): Promise<void> {
  await page.route(TARGET, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { pageContext: { frame: object } } };
    data.result.pageContext.frame = {};
    await route.fulfill({ json: data });
  });
  await openPage(page, '/docs/quickstart/');
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Troubleshooting' })
    .click();
  await expect(crashed(page)).toBeVisible();
}

test('if the page frame crashes, the page says so and links to the home page', async ({ page }) => {
  await breakFrame(page);
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('pre')).not.toBeEmpty();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Tutorial' })).toBeVisible();
});

test('the second Try again reloads the page', async ({ page }) => {
  await breakFrame(page);
  const documents = noteDocuments(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(crashed(page)).toBeVisible();
  expect(documents).toEqual([]);
  await page.unroute(TARGET);
  await page.getByRole('button', { name: 'Try again' }).click();
  await untilRunning(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Troubleshooting' })).toBeVisible();
  expect(documents).toHaveLength(1);
});

test('Back returns to the page that worked', async ({ page }) => {
  await breakFrame(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  await expect(page).toHaveURL('/docs/quickstart/');
});
