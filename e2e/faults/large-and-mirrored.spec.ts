import { expect, test, type Page } from '@playwright/test';
import { tagOf } from '../support/every-run';
import { findOverflow } from '../support/overflow';
import { findOverlaps } from '../support/overlap';
import { openPage } from '../support/pages';
import { newestScene } from '../support/player';
import { largestPages, pageKinds } from '../support/site-pages';

/** A page full of text, one without, and the tool: every run reads these. */
const quickOnes: readonly string[] = [largestPages[0]!, pageKinds.home, '/playground/'];
const addresses = [...new Set([...Object.values(pageKinds), ...quickOnes, '/search/?q=glue'])];

interface Change {
  isMirrored: boolean;
  isLarge: boolean;
}

/** What readers change about a page without it knowing. */
const changes: Record<string, Change> = {
  'from right to left': { isMirrored: true, isLarge: false },
  'with text of 200 %': { isMirrored: false, isLarge: true },
  'with both': { isMirrored: true, isLarge: true },
};

/** Opens a changed page; the text size is set in the browser, as readers do. */
async function openChanged(
  page: Page,
  address: string,
  { isMirrored, isLarge }: Change,
): Promise<void> {
  if (isLarge) {
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  }
  await openPage(page, address);
  if (isMirrored) await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await page.waitForLoadState('networkidle');
}

async function expectUsable(page: Page): Promise<void> {
  expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
  const controls = page.getByRole('banner').locator('a, button');
  expect(await findOverlaps(controls)).toEqual([]);
  const main = page.getByRole('main');
  expect(
    await findOverlaps(main.locator('h1, h2, h3, p:not(:has(p)), button, pre, li > a')),
  ).toEqual([]);
}

for (const [name, change] of Object.entries(changes)) {
  for (const width of [1280, 390]) {
    const isQuick = name === 'with both' && width === 390;
    for (const [pages, own] of [
      ['three pages', isQuick ? quickOnes : []],
      ['pages', isQuick ? addresses.filter((one) => !quickOnes.includes(one)) : addresses],
    ] as const) {
      if (own.length === 0) continue;
      test(
        `${pages} ${name}, ${width} px wide`,
        { tag: tagOf(own === quickOnes) },
        async ({ page }) => {
          test.slow();
          await page.setViewportSize({ width, height: 800 });
          for (const address of own) {
            await openChanged(page, address, change);
            await test.step(address, () => expectUsable(page));
          }
        },
      );
    }

    test(`controls ${name}, ${width} px wide`, { tag: '@soak' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openChanged(page, '/docs/atrament-basics/choices/', change);
      if (width === 390) {
        await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
        const menu = page.getByRole('dialog', { name: 'Navigation bar' });
        await expect(menu.getByRole('link', { name: 'Quickstart' })).toBeVisible();
        await menu.getByRole('button', { name: 'Close navigation bar' }).click();
        await expect(menu).toBeHidden();
      }
      const sample = page.locator('#sample-1');
      await sample.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(newestScene(sample)).toBeVisible();
      await expectUsable(page);
      await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByRole('combobox', { name: 'Search' }).fill('glue');
      const result = page.getByRole('option').first();
      await expect(result).toBeVisible();
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
      await result.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeAttached();
    });
  }
}
