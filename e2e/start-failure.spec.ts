import { expect, test, type Page } from '@playwright/test';
import { noteConsole } from './support/console-messages';
import { untilRunning } from './support/pages';
import { DOC_CHUNK, noteDocuments } from './support/requests';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('without the site’s scripts a page can be read, and its links work', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  const messages = noteConsole(page);
  await page.goto('/docs/quickstart/');
  await expect(title(page, 'Quickstart')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What you need' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Ink Basics' })
    .click();
  await expect(page).toHaveURL('/docs/category/ink-basics/');
  await expect(title(page, 'Ink Basics')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Glossary' }).click();
  await expect(title(page, 'Glossary')).toBeVisible();
  expect(messages.filter((message) => message.startsWith('uncaught'))).toEqual([]);
});

test(
  'the home page says that its scripts could not be loaded',
  { tag: '@soak' },
  async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/');
    const banner = page.getByRole('alert');
    await expect(banner).toContainText('Your site did not load properly.');
    await expect(banner).toContainText('Its scripts could not be loaded.');
    await expect(banner).not.toContainText('path prefix');
  },
);

test('a page that works shows no such message', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/');
  await untilRunning(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a first page without its code is reloaded once, then can be read and retried', async ({
  page,
}) => {
  await page.route(DOC_CHUNK, (route) => route.abort());
  const documents = noteDocuments(page);
  await page.goto('/docs/quickstart/?who=me#what-you-need');
  const box = page.getByRole('alert');
  // The app is requested twice, each time after three idle seconds.
  await expect(box).toContainText('You can still read it.', { timeout: 15_000 });
  await expect(page).toHaveURL('/docs/quickstart/?who=me#what-you-need');
  await expect(title(page, 'Quickstart')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(documents).toHaveLength(2);

  await page.unroute(DOC_CHUNK);
  await box.getByRole('button', { name: 'Retry' }).click();
  await untilRunning(page);
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL('/docs/quickstart/?who=me#what-you-need');
});

test(
  'a first page without its data is handled the same way',
  { tag: '@soak' },
  async ({ page }) => {
    await page.route('**/page-data/**', (route) => route.abort());
    const documents = noteDocuments(page);
    await page.goto('/docs/quickstart/');
    const box = page.getByRole('alert');
    // The app is requested twice, each time after three idle seconds.
    await expect(box).toContainText('You can still read it.', { timeout: 15_000 });
    expect(documents).toHaveLength(2);
    await page.unroute('**/page-data/**');
    await box.getByRole('button', { name: 'Retry' }).click();
    await untilRunning(page);
    await expect(box).toHaveCount(0);
  },
);
