import { expect, test } from '@playwright/test';
import { tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { pageKinds } from './support/site-pages';

test.describe('in print', () => {
  for (const [kind, address] of Object.entries(pageKinds)) {
    test(
      `the ${kind} page is its text, black on white, without the frame`,
      { tag: tagOf(kind === 'doc') },
      async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await openPage(page, address);
        await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const name of ['Main', 'Docs sidebar', 'Breadcrumbs', 'Docs pages', 'On this page']) {
          await expect(page.getByRole('navigation', { name })).toHaveCount(0);
        }
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(
          page.getByRole('button', { name: /Copy code|Switch between|Scroll/ }),
        ).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
        await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
      },
    );
  }

  test(
    'nothing is cut off: long lines of code are broken, tables are whole',
    { tag: '@soak' },
    async ({ page }) => {
      await openPage(page, pageKinds.doc);
      // The text area of an A4 page.
      await page.setViewportSize({ width: 643, height: 900 });
      await page.emulateMedia({ media: 'print' });
      const cut = await page
        .locator('main pre:visible')
        .evaluateAll(
          (blocks) => blocks.filter((block) => block.scrollWidth > block.clientWidth).length,
        );
      expect(cut).toBe(0);
      expect((await findOverflow(page)).pixels).toBe(0);
    },
  );

  test('links show their addresses', async ({ page }) => {
    await openPage(page, pageKinds.doc);
    await page.emulateMedia({ media: 'print' });
    const link = page.getByRole('main').getByRole('link', { name: 'nodejs.org' }).first();
    const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(after).toContain('https://nodejs.org/');
  });
});

test.describe('in forced colours', () => {
  test('what is selected, current and focused can be seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPage(page, pageKinds.doc);
    const border = (name: string) =>
      page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).borderBlockEndColor);
    expect(await border('Windows')).not.toBe(await border('macOS'));

    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      );
      return { outlineStyle, outlineWidth };
    });
    expect(outline.outlineStyle).not.toBe('none');
    expect(parseFloat(outline.outlineWidth)).toBeGreaterThanOrEqual(1);
  });

  test('every kind of page has its icons and its text', { tag: '@soak' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const address of Object.values(pageKinds)) {
      await openPage(page, address);
      const { text, paper } = await page.getByRole('heading', { level: 1 }).evaluate((heading) => ({
        text: getComputedStyle(heading).color,
        paper: getComputedStyle(document.documentElement).backgroundColor,
      }));
      expect(text, address).not.toBe(paper);
    }
  });
});

test.describe('with reduced motion', () => {
  test('no kind of page has animations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const address of Object.values(pageKinds)) {
      await openPage(page, address);
      const slow = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .map((element) => getComputedStyle(element))
          .flatMap(({ transitionDuration, animationName, animationDuration }) => [
            ...transitionDuration.split(', '),
            ...(animationName === 'none' ? [] : animationDuration.split(', ')),
          ])
          .map(parseFloat)
          .filter((seconds) => seconds > 0.01),
      );
      expect(slow, address).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    }
  });

  test('a jump within the page is a jump', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, pageKinds.doc);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Create a project' })
      .click();
    await expect(page.getByRole('heading', { name: 'Create a project' })).toBeInViewport();
  });
});
