import { test, type Locator, type Page } from '@playwright/test';
import { expect, openForm, press, sourceOf } from './support/desk-cms';

const LINES = 12;

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height };
};

/** The line with the cursor. */
const lineOf = (page: Page) => sourceOf(page).locator('.cm-line').filter({ hasText: /^\/$/ });

for (const [width, height] of [
  [1280, 800],
  [390, 700],
  // With a keyboard.
  [390, 420],
] as const) {
  test(`the menu on “/” hides neither its line nor itself: ${width} × ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openForm(page, 'pages/entries/ink-basics/flow');
    await sourceOf(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await press(page, 'Enter', LINES);
    const bar = page.getByRole('toolbar', { name: 'Insert into the text' });
    const pane = page.locator('[class*="-ControlPaneContainer"]').first();
    const menu = page.locator('.cm-tooltip-autocomplete');
    for (let count = 0; count < LINES; count += 1) {
      await page.keyboard.type('/');
      await expect(menu.getByRole('option').first()).toBeVisible();
      await expect(async () => {
        const [line, shown] = [await boxOf(lineOf(page)), await boxOf(menu)];
        // It stands at the letters of a line, which is higher.
        const isBeside = shown.bottom < line.top + 5 || shown.top > line.bottom - 5;
        expect([isBeside, line, shown]).toEqual([true, line, shown]);
        expect(shown.top).toBeGreaterThanOrEqual((await boxOf(bar)).bottom - 1);
        expect(shown.bottom).toBeLessThanOrEqual((await boxOf(pane)).bottom + 1);
        expect(shown.bottom - shown.top).toBeGreaterThan(90);
      }).toPass({ timeout: 5000 });
      await page.keyboard.press('Escape');
      await page.keyboard.press('Backspace');
      await page.keyboard.press('ArrowUp');
    }
  });
}
