import { expect, test } from '@playwright/test';

test('a site served at a different path than it was built for says so', async ({
  page,
  request,
  baseURL,
}) => {
  const home = await (await request.get(String(baseURL))).text();
  const { origin } = new URL(String(baseURL));
  await page.route(`${origin}/base/**`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.route(`${origin}/elsewhere/`, (route) =>
    route.fulfill({ body: home, contentType: 'text/html; charset=utf-8' }),
  );
  await page.goto(`${origin}/elsewhere/`);
  const banner = page.getByRole('alert');
  await expect(banner.getByRole('heading')).toHaveText('Your site did not load properly.');
  await expect(banner).toContainText('Current path prefix: /base');
  await expect(banner).toContainText('Suggested path prefix: /elsewhere');
});

test('it is not in the page that search engines read', async ({ request, baseURL }) => {
  const home = await (await request.get(String(baseURL))).text();
  const withoutScripts = home.replace(/<script[\s\S]*?<\/script>/g, '');
  expect(withoutScripts).not.toContain('did not load properly');
});
