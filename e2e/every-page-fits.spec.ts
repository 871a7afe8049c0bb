import { expect, test } from '@playwright/test';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { everyPage } from './support/site-pages';

/** 640 pixels are what is left of 1280 when the page is enlarged to 200 %. */
const WIDTHS = [1280, 768, 640, 390, 320];

for (const address of everyPage) {
  test(`${address} never scrolls sideways`, async ({ page }) => {
    await openPage(page, address);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      expect.soft(await findOverflow(page), `at ${width}`).toEqual({ pixels: 0, elements: [] });
    }
  });
}
