import type { Locator, Page } from '@playwright/test';
import {
  cmsTest,
  expect,
  openForm,
  openList,
  openWindow,
  press,
  problemsOf,
  sourceOf,
} from './support/local-cms';

const test = cmsTest();

// One window for all, because the CMS is large.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openWindow(browser);
});
test.afterAll(() => page.close());

const LINES = 12;
const FORM = 'pages/entries/tutorial-basics/congratulations';

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return { top: box.y, bottom: box.y + box.height };
};

/** The line with the cursor. */
const lineOf = () => sourceOf(page).locator('.cm-line').filter({ hasText: /^\/$/ });

/** The menu stands at its line and hides neither that nor the toolbar, and some of its entries can be seen. */
async function expectAtLine(): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Insert into the text' });
  const pane = page.locator('[class*="-ControlPaneContainer"]').first();
  const menu = page.locator('.cm-tooltip-autocomplete');
  await expect(async () => {
    const [line, shown] = [await boxOf(lineOf()), await boxOf(menu)];
    // It stands at the letters of a line, which is higher.
    const isAbove = Math.abs(shown.bottom - line.top) < 5;
    const isBelow = Math.abs(shown.top - line.bottom) < 5;
    expect([isAbove || isBelow, line, shown]).toEqual([true, line, shown]);
    expect(shown.top).toBeGreaterThanOrEqual((await boxOf(bar)).bottom - 1);
    expect(shown.bottom).toBeLessThanOrEqual((await boxOf(pane)).bottom + 1);
    expect(shown.bottom + 1).toBeGreaterThan((await boxOf(menu.getByRole('option').nth(4))).bottom);
  }).toPass({ timeout: 20_000 });
}

for (const [width, height, tag] of [
  [1280, 800, '@soak'],
  [1280, 600, '@soak'],
  [390, 700, '@soak'],
  // With a keyboard.
  [390, 420, '@quick'],
] as const) {
  const title = `the menu on “/” hides neither its line nor itself: ${width} × ${height} px`;
  test(title, { tag }, async () => {
    await page.setViewportSize({ width, height });
    await openForm(page, FORM);
    await sourceOf(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await press(page, 'Enter', LINES);
    for (let count = 0; count < LINES; count += 4) {
      await page.keyboard.type('/');
      await expectAtLine();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Backspace');
      await press(page, 'ArrowUp', 4);
    }
  });
}

test('the menu on “/” stays at its line when the list of problems above the text grows', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openList(page);
  await page.goto('/admin/#/collections/pages/new');
  await sourceOf(page).click();
  await page.keyboard.type('/');
  await expectAtLine();
  await expect(problemsOf(page)).toContainText('The field “Title” is empty.');
  await expectAtLine();
});

test('a problem is told at its line, within the window, also low in it', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openForm(page, FORM);
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.insertText('[a](./no-such-page.mdx)\n\n'.repeat(12));
  await expect(problemsOf(page).getByRole('status')).toHaveText('12 problems that stop a build');
  for (const height of [800, 690]) {
    await page.setViewportSize({ width: 1280, height });
    const mark = page.locator('.cm-lintRange-error').last();
    await mark.evaluate((part) => part.scrollIntoView({ block: 'end' }));
    await mark.hover({ position: { x: 4, y: 4 } });
    const tip = page.locator('.cm-tooltip-hover');
    await expect(tip).toBeInViewport({ ratio: 1 });
    const [line, shown] = [await boxOf(mark), await boxOf(tip)];
    expect(shown.bottom <= line.top + 1 || shown.top >= line.bottom - 1).toBe(true);
    expect(await tip.evaluate((part) => part.scrollHeight - part.clientHeight)).toBe(0);
    await page.mouse.move(0, 0);
    await expect(tip).toBeHidden();
  }
});
