import { expect, test, type Page } from '@playwright/test';
import { openPage, untilRunning } from './support/pages';
import { noteDocuments } from './support/requests';

const APP_DATA = '**/page-data/app-data.json';

/** Makes the server report a different build from the one that is open. */
async function deployAnew(page: Page): Promise<void> {
  await page.route(APP_DATA, (route) =>
    route.fulfill({ json: { webpackCompilationHash: 'of-the-next-build' } }),
  );
}

async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, address);
}

test(
  'the next page is loaded fully when the site was built anew',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, '/docs/category/ink-basics/');
    await deployAnew(page);
    const documents = noteDocuments(page);
    page.on('request', (request) => {
      if (request.resourceType() === 'document') void page.unroute(APP_DATA);
    });
    await navigate(page, '/docs/quickstart/?who=me#what-you-need');
    await expect.poll(() => documents.length).toBe(1);
    await untilRunning(page);
    await expect(page).toHaveURL('/docs/quickstart/?who=me#what-you-need');
    await expect(page.getByRole('heading', { name: 'What you need' })).toBeInViewport();
    expect(documents.map((address) => new URL(address).search)).toEqual(['?who=me']);
  },
);

test('pages and scripts that never fit each other make no loop', async ({ page }) => {
  await deployAnew(page);
  const documents = noteDocuments(page);
  await page.goto('/docs/category/ink-basics/');
  await untilRunning(page);
  await page.waitForLoadState('networkidle');
  expect(documents.length).toBeLessThanOrEqual(2);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Quickstart' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/docs/quickstart/');
  expect(documents.length).toBeLessThanOrEqual(4);
});
