import { expect, test } from '@playwright/test';
import { tagOf } from './support/every-run';
import { openPage } from './support/pages';
import { openPlainHost, type PlainHost } from './support/plain-host';
import { siteDirectory } from './support/site-pages';

/** A host without rewrite rules: the site has to fix addresses itself. */
let host: PlainHost;
test.beforeAll(async () => {
  host = await openPlainHost(siteDirectory);
});
test.afterAll(() => host.close());

for (const address of [
  '/docs/quickstart/',
  '/docs/quickstart',
  '/docs/quickstart.html',
  '/docs/quickstart/index.html',
  '/docs/intro/',
  '/docs/intro.html',
  '/docs/intro/index.html',
]) {
  test(
    `${address} ends at the clean address, query and hash kept`,
    { tag: tagOf(address === '/docs/intro/index.html') },
    async ({ page }) => {
      await openPage(page, `${host.origin}${address}?os=linux#create`);
      await expect(page).toHaveURL(`${host.origin}/docs/quickstart/?os=linux#create`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
      await expect(page.getByRole('tab', { name: 'Linux' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('heading', { name: 'Create a project' })).toBeInViewport();
    },
  );
}

test('without scripts, old addresses redirect too', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of ['/docs/quickstart.html', '/docs/intro/']) {
    await page.goto(`${host.origin}${address}`);
    await expect(page).toHaveURL(`${host.origin}/docs/quickstart/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  }
  await context.close();
});

test('an unknown address shows the not-found page, with its status', async ({ page }) => {
  const response = await page.goto(`${host.origin}/docs/quikstart/`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await page.getByRole('main').getByRole('link', { name: 'Quickstart' }).click();
  await expect(page).toHaveURL(`${host.origin}/docs/quickstart/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
});
