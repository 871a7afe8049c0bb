import http from 'node:http';
import { expect, test, type Page } from '@playwright/test';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { openPage, untilRunning } from './support/pages';
import { noteDocuments } from './support/requests';

const suggestions = (page: Page) =>
  page.getByRole('main').getByRole('list').getByRole('link').allTextContents();

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
}

test('an unknown address and an unknown link', async ({ page }) => {
  await test.step('the address is answered with status 404 and says what was asked for', async () => {
    const response = await page.goto('/docs/nowhere/');
    expect(response?.status()).toBe(404);
    await expectNotFound(page);
    await expect(page).toHaveTitle('Page Not Found | Atrament');
    await expect(page).toHaveURL('/docs/nowhere/');
    await expect(page.getByRole('main').getByText('/docs/nowhere/', { exact: true })).toBeVisible();
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
    await main.getByRole('link', { name: 'See all documentation' }).click();
    await expect(page).toHaveURL('/docs/');
  });

  await test.step('the link is followed inside the site to the not-found page, and back', async () => {
    await untilRunning(page);
    const documents = noteDocuments(page);
    await page.evaluate(() => window.___navigate?.('/docs/quikstart/'));
    await expectNotFound(page);
    await expect(page).toHaveURL('/docs/quikstart/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Quickstart' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
    expect(documents).toEqual([]);
  });
});

for (const [address, first] of [
  ['/docs/quikstart/', 'Quickstart'],
  ['/quickstart/', 'Quickstart'],
  ['/docs/ink-basics/glosary', 'Glossary'],
  ['/docs/atrament-basics/markup/layuot/index.html', 'Markup for layout'],
  ['/DOCS/ATRAMENT-BASICS/SAVES/', 'Saves'],
  ['/docs/quickstart/%20', 'Quickstart'],
  ['/docs/quickstart%20/', 'Quickstart'],
  ['/docs/quickstart/%C2%A0', 'Quickstart'],
  ['/docs/atrament-basics/saves/more/deeper/troubleshoting/', 'Troubleshooting'],
] as const) {
  test(
    `${address} suggests ${first} before all`,
    { tag: tagOf(address.endsWith('%20')) },
    async ({ page }) => {
      await openPage(page, address);
      await expectNotFound(page);
      await expect.poll(() => suggestions(page).then(([link]) => link)).toBe(first);
      await page.getByRole('main').getByRole('link', { name: first, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    },
  );
}

test('routes match exactly: nothing is above, below or beside a page', async ({ request }) => {
  for (const address of [
    '/docs/quickstart/more/',
    '/docs/category/',
    '/docs/tutorial-basics/',
    '/Docs/',
    '/docs/QUICKSTART/',
    '/blog/',
    // The CMS only exists if a build has a backend configured.
    '/admin/',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('without the list of pages it still says what it must', { tag: '@soak' }, async ({ page }) => {
  await page.route('**/site-index.json', (route) => route.abort());
  await openPage(page, '/docs/quikstart/');
  await expectNotFound(page);
  await expect(page.getByText('Perhaps you were looking for')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See all documentation' })).toBeVisible();
});

const odd = [
  '/%00',
  '/docs/%00/',
  '/<script>document.title="taken"</script>',
  '/docs/"><img src=x onerror="document.title=`taken`">',
  '/%3Cscript%3Edocument.title=%22taken%22%3C/script%3E/',
  '/%E0%A4%A',
  '/docs/%E0%A4%A/#%E0%A4%A',
  '/100%/',
  '/..%2f..%2fpackage.json',
  '/docs/../../package.json',
  '/docs//quickstart//more//',
  '/café/日本語/',
  `/${'long/'.repeat(400)}`,
  '/javascript:alert(1)',
  '/:uri/',
  '/docs/:path',
  '/*',
  '/a%3Fb%23c/',
  '/docs/%2e%2e%2f/',
  '//evil.example/',
  '//evil.example/x.html',
  '/__proto__/',
  '/constructor',
  '/docs/quickstart/?a=<script>#x',
  '/docs/quickstart/?a=%E0%A4%A',
];

// One after another in the same window, because opening a new window takes longer than the checks.
test(`${odd.length} odd addresses break nothing`, { tag: '@soak' }, async ({ page, baseURL }) => {
  test.slow();
  const messages = noteConsole(page);
  for (const address of odd) {
    await test.step(address.slice(0, 60), async () => {
      messages.length = 0;
      // Written out, because `//…` would be read as another host.
      const response = await page.goto(`${String(baseURL)}${address}`);
      const isPage = address.includes('?a=');
      expect.soft(response?.status()).toBe(isPage ? 200 : 404);
      await untilRunning(page);
      await expect
        .soft(page.getByRole('heading', { level: 1 }))
        .toHaveText(isPage ? 'Quickstart' : 'Page Not Found');
      await expect
        .soft(page)
        .toHaveTitle(isPage ? 'Quickstart | Atrament' : 'Page Not Found | Atrament');
      await expect.soft(page.getByRole('main').locator('script, img[src="x"]')).toHaveCount(0);
      expect.soft(new URL(page.url()).origin).toBe(baseURL);
      const failedDocument = /Failed to load resource.*404/;
      expect.soft(messages.filter((message) => !failedDocument.test(message))).toEqual([]);
      await page.getByRole('link', { name: 'Tutorial', exact: true }).first().click();
      await expect.soft(page).toHaveURL('/docs/');
    });
  }
});

test('an address that names another host stays on this one', async ({ baseURL }) => {
  const { port } = new URL(String(baseURL));
  // Sent as they are, because browsers would normalize these addresses.
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
      http
        .get({ host: 'localhost', port, path }, (response) => {
          response.resume();
          resolve({ status: response.statusCode, location: response.headers.location });
        })
        .on('error', reject);
    });
  for (const path of [
    '//evil',
    '//evil.example/',
    '//evil.example/docs',
    '/\\evil.example/docs',
    '/.//docs',
    '///docs',
    '//docs',
    '/%2F%2Fevil.example/docs',
    'http://evil.example/docs',
  ]) {
    const { status, location } = await ask(path);
    expect(status, path).toBeLessThan(500);
    const target = new URL(location ?? '/', 'http://localhost');
    expect(target.host, `${path} → ${String(location)}`).toBe('localhost');
  }
});
