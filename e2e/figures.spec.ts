import { expect, test } from '@playwright/test';
import { tagOf } from './support/every-run';
import { openPage } from './support/pages';

const PAGE = '/docs/atrament-basics/choices/';

for (const way of ['a press', 'Escape', 'Enter'] as const) {
  test(
    `opens as large as the window, and gives the focus back: closed by ${way}`,
    { tag: tagOf(way === 'Escape') },
    async ({ page }) => {
      await openPage(page, PAGE);
      const opener = page.getByRole('button', { name: /^Enlarge image: / }).first();
      await opener.scrollIntoViewIfNeeded();
      const alt = String(await opener.getByRole('img').getAttribute('alt'));
      const scrolled = await page.evaluate(() => window.scrollY);
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: alt });
      await expect(dialog).toBeVisible();
      const close = dialog.getByRole('button', { name: 'Close image' });
      await expect(close).toBeFocused();
      const box = await dialog.getByRole('img').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(1280);
      expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(800);

      if (way === 'a press') await page.mouse.click(5, 5);
      else await page.keyboard.press(way);
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    },
  );
}

test('reserves its space, and loads when it is near', async ({ page }) => {
  await openPage(page, PAGE);
  const image = page
    .getByRole('button', { name: /^Enlarge image: / })
    .getByRole('img')
    .first();
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('width', /^\d+$/);
  await expect(image).toHaveAttribute('height', /^\d+$/);
  await image.scrollIntoViewIfNeeded();
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0);
  const [drawn, own] = await image.evaluate((element: HTMLImageElement) => [
    element.clientWidth / element.clientHeight,
    element.naturalWidth / element.naturalHeight,
  ]);
  expect(drawn).toBeCloseTo(own, 1);
});

test('fits a small screen, with its caption', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPage(page, PAGE);
  const figure = page
    .getByRole('figure')
    .filter({ has: page.getByRole('img') })
    .first();
  const box = await figure.getByRole('img').boundingBox();
  expect(Number(box?.x) + Number(box?.width)).toBeLessThanOrEqual(320);
  await expect(figure).toHaveText(/\S/);
});
