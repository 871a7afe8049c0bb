import { expect, test } from '@playwright/test';
import { noteConsole } from './support/console-messages';

test('where a backend is named, the CMS is published and asks to sign in', async ({ page }) => {
  const messages = noteConsole(page);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:http:\/\/localhost|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  await page.goto('admin/');
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  expect(outside).toEqual([]);
  // It says its version.
  expect(messages.filter((message) => !message.startsWith('log: '))).toEqual([]);
});

test('no list of the site knows of the CMS', async ({ request }) => {
  for (const list of ['sitemap.xml', 'llms.txt', 'site-index.json', 'docs/']) {
    const answer = await request.get(list);
    expect(answer.status(), list).toBe(200);
    expect(await answer.text(), list).not.toContain('/admin');
  }
});
