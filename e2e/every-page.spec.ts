import { expect, test } from '@playwright/test';
import { dressPage, expectNoViolation, looks } from './support/axe';
import { noteConsole } from './support/console-messages';
import { isInEveryRun, tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { everyPage, largestPages, pageKinds } from './support/site-pages';

const FONT_LIMIT = 35 * 1024;
/** 640 pixels are left of 1280 when the page is zoomed to 200 %. */
const WIDTHS = [1280, 768, 640, 390, 320];
/** The browser itself logs the status of the not-found page and of its data. */
const NOT_FOUND = /^error: Failed to load resource: .*404/;

/** Axe takes long for these: accessibility.spec.ts checks them, in the soak. */
const LOOKED_AT: readonly string[] = largestPages;

/** Whether a page stands alone, like the playground; the others are many of a kind, and differ in their texts. */
const isOfItsOwn = (address: string): boolean => /^\/[^/]*\/?$/.test(address);

// One visit for all checks of a page, because opening it takes the most time.
everyPage.forEach((address, index) => {
  const look = looks[index % looks.length]!;
  const isLookedAt = LOOKED_AT.includes(address);
  const isOfAKind = Object.values<string>(pageKinds).includes(address);
  const tag = tagOf(isOfAKind || isOfItsOwn(address) || isInEveryRun(address, 96));

  test(
    `${address} logs nothing, loads few fonts, fits, and is accessible`,
    { tag },
    async ({ page, baseURL }) => {
      const messages = noteConsole(page);
      const elsewhere: string[] = [];
      const fonts = new Map<string, number>();
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (url.protocol !== 'data:' && url.origin !== baseURL) elsewhere.push(request.url());
      });
      page.on('response', async (response) => {
        if (!response.url().endsWith('.woff2')) return;
        fonts.set(response.url(), (await response.body()).length);
      });
      await dressPage(page, look);
      await openPage(page, address);

      await test.step('never scrolls sideways', async () => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
          expect.soft(await findOverflow(page), `at ${width}`).toEqual({ pixels: 0, elements: [] });
        }
      });

      await test.step('no console message, no other host, few fonts', async () => {
        // What loads when it becomes visible is part of the page too.
        await page.evaluate(() => document.documentElement.lastElementChild?.scrollIntoView(false));
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        const isExpected = (message: string) =>
          address === '/no-such-page/' && NOT_FOUND.test(message);
        expect(messages.filter((message) => !isExpected(message))).toEqual([]);
        expect(elsewhere).toEqual([]);
        const total = [...fonts.values()].reduce((sum, size) => sum + size, 0);
        expect(total).toBeGreaterThan(0);
        expect(total).toBeLessThanOrEqual(FONT_LIMIT);
      });

      if (isLookedAt) return;
      await test.step(`is accessible, ${look.colorScheme} at ${look.width}`, async () => {
        await dressPage(page, look);
        await expectNoViolation(page);
      });
    },
  );
});
