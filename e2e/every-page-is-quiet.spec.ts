import { expect, test } from '@playwright/test';
import { noteConsole } from './support/console-messages';
import { openPage } from './support/pages';
import { everyPage } from './support/site-pages';

const FONT_LIMIT = 35 * 1024;

for (const address of everyPage) {
  test(`${address} writes nothing to the console, asks no other host, and is light in fonts`, async ({
    page,
    baseURL,
  }) => {
    const messages = noteConsole(page);
    const elsewhere: string[] = [];
    const fonts = new Map<string, number>();
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol !== 'data:' && url.origin !== baseURL) elsewhere.push(request.url());
    });
    page.on('response', async (response) => {
      if (response.url().endsWith('.woff2')) {
        fonts.set(response.url(), (await response.body()).length);
      }
    });

    await openPage(page, address);
    // What comes when it is seen or asked for is a part of the page too.
    await page.keyboard.press('End');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');

    expect(elsewhere).toEqual([]);
    const total = [...fonts.values()].reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(FONT_LIMIT);
    // The browser itself reports the status of the not-found page and of its data.
    const isMissing = address === '/no-such-page/';
    const expected = isMissing ? /^error: Failed to load resource: .*404/ : /^$/;
    expect(messages.filter((message) => !expected.test(message))).toEqual([]);
  });
}
