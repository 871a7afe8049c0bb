import { expect, test, type Page } from '@playwright/test';
import { openPage, untilRunning } from './support/pages';
import { noteDocuments, pageData } from './support/requests';

const TARGET = pageData('docs/troubleshooting');
const crashed = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'This page crashed', exact: true });

const open = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Troubleshooting' })
    .click();

test('if the page frame crashes, the page says so, Back returns, and the second Try again reloads it', async ({
  page,
}) => {
  // The next page has a sidebar that the frame cannot draw.
  await page.route(TARGET, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as { result: { pageContext: { frame: object } } };
    data.result.pageContext.frame = {};
    await route.fulfill({ json: data });
  });
  await openPage(page, '/docs/quickstart/');
  await open(page);
  await expect(crashed(page)).toBeVisible();
  await expect(page).toHaveTitle('Page Error');
  await expect(page.locator('pre')).not.toBeEmpty();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  await expect(page).toHaveURL('/docs/quickstart/');

  await open(page);
  await expect(crashed(page)).toBeVisible();
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

test(
  'if the page frame crashes, a link leads to the home page',
  { tag: '@soak' },
  async ({ page }) => {
    await page.route(TARGET, (route) => route.fulfill({ json: { result: { pageContext: {} } } }));
    await openPage(page, '/docs/quickstart/');
    await open(page);
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('link', { name: 'Tutorial' })).toBeVisible();
  },
);
