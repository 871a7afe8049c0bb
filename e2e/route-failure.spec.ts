import { expect, test, type Page } from '@playwright/test';
import { openPage, untilRunning } from './support/pages';
import { DOC_CHUNK, DOC_STYLES, noteDocuments, pageData } from './support/requests';
import { denyStorage } from './support/storage';

const START = '/docs/category/ink-basics/';
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Retry' });

/** Fails the first few requests for these addresses. */
async function failFirst(page: Page, address: RegExp, count: number): Promise<void> {
  let failed = 0;
  await page.route(address, (route) => {
    failed += 1;
    return failed <= count ? route.abort() : route.continue();
  });
}

/** Responds to requests for these addresses like a server that no longer has them. */
async function lose(page: Page, address: RegExp): Promise<void> {
  await page.route(address, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

/** Navigates to an address within the site, as a link with query and fragment does. */
async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, address);
}

const SLOWLY = { timeout: 15_000 };

test('a page that does not come, and comes', async ({ context, page }) => {
  await failFirst(page, pageData('docs/quickstart'), 1);
  await openPage(page, START);

  await test.step('data that fails once is requested again', async () => {
    const documents = noteDocuments(page);
    await entry(page, 'Quickstart').click();
    await expect(title(page, 'Quickstart')).toBeVisible();
    expect(documents).toEqual([]);
    await page.goBack();
    await expect(title(page, 'Ink Basics')).toBeVisible();
  });

  await test.step('the box disappears on navigation', async () => {
    await page.route(/\/docs\/troubleshooting\//, (route) => route.abort());
    await entry(page, 'Troubleshooting').click();
    await expect(retry(page)).toBeVisible();
    await entry(page, 'Quickstart').click();
    await expect(title(page, 'Quickstart')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(/\/docs\/troubleshooting\//);
    await page.goBack();
    await expect(title(page, 'Ink Basics')).toBeVisible();
  });

  await test.step('without a connection the page stays, and Retry leads on when it is back', async () => {
    await context.setOffline(true);
    await entry(page, 'Troubleshooting').click();
    const box = page.getByRole('alert');
    await expect(box).toContainText('The page /docs/troubleshooting/ could not be loaded.');
    await expect(title(page, 'Ink Basics')).toBeVisible();
    await expect(page).toHaveURL(START);

    await retry(page).click();
    await expect(box).toBeVisible();

    await context.setOffline(false);
    await retry(page).click();
    await expect(page).toHaveURL('/docs/troubleshooting/');
    await expect(title(page, 'Troubleshooting')).toBeVisible();
    await expect(box).toHaveCount(0);
  });
});

test('code that fails once is requested again', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, START);
  // Not earlier, because otherwise prefetching would fail.
  await failFirst(page, DOC_CHUNK, 1);
  const documents = noteDocuments(page);
  await entry(page, 'Troubleshooting').click();
  await expect(title(page, 'Troubleshooting')).toBeVisible();
  expect(documents).toEqual([]);
});

test('styles that fail once are requested again', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, START);
  await failFirst(page, DOC_STYLES, 1);
  const documents = noteDocuments(page);
  await entry(page, 'Troubleshooting').click();
  await expect(title(page, 'Troubleshooting')).toBeVisible();
  expect(documents).toEqual([]);
});

test('code that is gone leads to one full load of the complete address', async ({ page }) => {
  await lose(page, DOC_CHUNK);
  await openPage(page, START);
  const documents = noteDocuments(page);
  page.on('request', (request) => {
    if (request.resourceType() === 'document') void page.unroute(DOC_CHUNK);
  });
  await navigate(page, '/docs/quickstart/?who=me#what-you-need');
  await expect(page).toHaveURL('/docs/quickstart/?who=me#what-you-need');
  await untilRunning(page);
  await expect(page.getByRole('heading', { name: 'What you need' })).toBeInViewport();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(documents.map((address) => new URL(address).search)).toEqual(['?who=me']);
  await page.goBack();
  await expect(title(page, 'Ink Basics')).toBeVisible();
});

test('code that stays away never becomes a loop: the page can be read, and Retry recovers it', async ({
  page,
}) => {
  await lose(page, DOC_CHUNK);
  await openPage(page, START);
  const documents = noteDocuments(page);
  await navigate(page, '/docs/quickstart/?who=me#what-you-need');
  const box = page.getByRole('alert');
  // The app of a page without interaction loads after three idle seconds.
  await expect(box).toContainText('The scripts of this page could not be loaded.', SLOWLY);
  await expect(box).toContainText('ChunkLoadError');
  await expect(title(page, 'Quickstart')).toBeAttached();
  await expect(page).toHaveURL('/docs/quickstart/?who=me#what-you-need');
  expect(documents).toHaveLength(1);

  await retry(page).click();
  await expect(box).toContainText('The scripts of this page could not be loaded.', SLOWLY);
  await expect.poll(() => documents.length, SLOWLY).toBe(2);

  await page.unroute(DOC_CHUNK);
  await retry(page).click();
  await untilRunning(page);
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL('/docs/quickstart/?who=me#what-you-need');
  expect(documents).toHaveLength(3);
});

test('nor does it if the browser denies storage', { tag: '@soak' }, async ({ page }) => {
  await denyStorage(page);
  await lose(page, DOC_CHUNK);
  await openPage(page, START);
  const documents = noteDocuments(page);
  await navigate(page, '/docs/quickstart/');
  await expect.poll(() => documents.length, SLOWLY).toBe(2);
  await expect(retry(page)).toBeVisible(SLOWLY);
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(2);
});

test(
  'a failing server does not make the reader leave the page',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, START);
    await page.route(/\/docs\/troubleshooting\//, (route) =>
      route.fulfill({ status: 503, body: 'Later' }),
    );
    const documents = noteDocuments(page);
    await entry(page, 'Troubleshooting').click();
    await expect(page.getByRole('alert')).toContainText('503');
    await expect(title(page, 'Ink Basics')).toBeVisible();
    expect(documents).toEqual([]);
  },
);

test(
  'Back to a page that does not come offers to retry too',
  { tag: '@soak' },
  async ({ context, page }) => {
    await openPage(page, '/docs/troubleshooting/');
    await entry(page, 'Ink Basics').click();
    await expect(title(page, 'Ink Basics')).toBeVisible();
    await page.reload();
    await untilRunning(page);
    await context.setOffline(true);
    await page.evaluate(() => history.back());
    await expect(page.getByRole('alert')).toContainText('/docs/troubleshooting/');
    await expect(title(page, 'Ink Basics')).toBeVisible();

    await context.setOffline(false);
    await retry(page).click();
    await expect(title(page, 'Troubleshooting')).toBeVisible();
    await expect(page).toHaveURL('/docs/troubleshooting/');
  },
);
