import { expect, test } from '@playwright/test';
import { tagOf } from './support/every-run';
import { openPage } from './support/pages';

const QUERY_AND_HASH = '?os=linux#create';

test('an address without its trailing slash moves for good to the one with it', async ({
  request,
}) => {
  for (const address of ['/docs', '/docs/quickstart', '/docs/category/atrament---basics']) {
    const response = await request.get(`${address}?os=linux`, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(`${address}/?os=linux`);
  }
});

for (const address of [
  '/docs/quickstart',
  '/docs/quickstart.html',
  '/docs/quickstart/index.html',
  '/docs/intro/',
  '/docs/intro',
  '/docs/intro.html',
]) {
  test(
    `${address} ends at the clean address, query and hash kept`,
    { tag: tagOf(address === '/docs/quickstart.html') },
    async ({ page }) => {
      await openPage(page, `${address}${QUERY_AND_HASH}`);
      await expect(page).toHaveURL(`/docs/quickstart/${QUERY_AND_HASH}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
      await expect(page.getByRole('tab', { name: 'Linux' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('heading', { name: 'Create a project' })).toBeInViewport();
    },
  );
}

for (const [address, clean] of [
  ['/index.html', '/'],
  ['/docs.html', '/docs/'],
  ['/docs/index.html', '/docs/'],
  ['/docs/category/markup.html', '/docs/category/markup/'],
] as const) {
  test(
    `${address} ends at ${clean}, with one page in the history`,
    { tag: tagOf(address === '/docs/index.html') },
    async ({ page }) => {
      await openPage(page, '/docs/quickstart/');
      await openPage(page, address);
      await expect(page).toHaveURL(clean);
      await page.goBack();
      await expect(page).toHaveURL('/docs/quickstart/');
    },
  );
}

test('moved pages are moved for good, by the server', async ({ request }) => {
  const moved = {
    '/docs/intro/': '/docs/quickstart/',
    '/docs/ink-basics/': '/docs/category/ink-basics/',
    '/docs/atrament-basics/': '/docs/category/atrament---basics/',
    '/docs/atrament-basics/markup/': '/docs/category/markup/',
    '/docs/atrament-basics/multimedia/': '/docs/category/multimedia/',
    '/docs/atrament-extras/': '/docs/category/atrament---extras/',
  };
  for (const [from, to] of Object.entries(moved)) {
    const response = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location, from).toBe(`${to}?a=1`);
  }
});

test('a link to a moved page ends at the new one, query and hash kept, and Back returns', async ({
  page,
}) => {
  await openPage(page, '/docs/');
  await page.evaluate(() => window.___navigate?.('/docs/intro/?os=linux#create'));
  await expect(page).toHaveURL(`/docs/quickstart/${QUERY_AND_HASH}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  await expect(page.getByRole('heading', { name: 'Create a project' })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/docs/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
});
