import { expect, test, type Page } from '@playwright/test';
import { watchFrames } from './support/frames';
import { openPage, untilRunning } from './support/pages';
import { holdRequests } from './support/requests';

const PAGE = '/docs/quickstart/';
/** Has two linked groups of tabs: the shells to type in. */
const TWO_GROUPS = '/docs/tutorial-basics/deploy-your-site/';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole('tabpanel', { name, exact: true });

test('tabs by mouse and keyboard, and what is remembered', async ({ page }) => {
  await openPage(page, `${PAGE}#what-you-need`);

  await test.step('the first is selected, and its panel alone is shown', async () => {
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'false');
    await expect(panel(page, 'Windows')).toBeVisible();
    await expect(panel(page, 'macOS')).toHaveCount(0);
    await tab(page, 'macOS').click();
    await expect(panel(page, 'macOS')).toContainText('Terminal');
    await expect(panel(page, 'Windows')).toHaveCount(0);
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('what is hidden can be found by the browser, and is shown then', async () => {
    const hidden = page.locator('[role="tabpanel"][data-label="Linux"]');
    await expect(hidden).toHaveAttribute('hidden', 'until-found');
    // Laid out but not painted, so that the browser’s search can find text in it.
    await expect(hidden).toHaveCSS('content-visibility', 'hidden');
    await expect(hidden).not.toHaveCSS('display', 'none');
    await hidden.dispatchEvent('beforematch', { bubbles: true });
    await expect(panel(page, 'Linux')).toBeVisible();
    await expect(tab(page, 'Linux')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('a choice is written into the address, adds nothing to the history, and keeps the hash', async () => {
    const length = await page.evaluate(() => history.length);
    await tab(page, 'Windows').click();
    await expect(page).toHaveURL(`${PAGE}?os=windows#what-you-need`);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  await test.step('by keyboard: arrows, Home and End move, Enter and Space select', async () => {
    await tab(page, 'Windows').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'macOS')).toBeFocused();
    await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'macOS')).toBeFocused();

    await page.keyboard.press('End');
    await expect(tab(page, 'Linux')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Windows')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Linux')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panel(page, 'Linux')).toBeVisible();
    await page.keyboard.press('Home');
    await expect(tab(page, 'Windows')).toBeFocused();
    await expect(tab(page, 'Linux')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('only the selected tab is a Tab stop, followed by its panel', async () => {
    await tab(page, 'macOS').click();
    await page.keyboard.press('Tab');
    await expect(panel(page, 'macOS')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'macOS')).toBeFocused();
  });

  await test.step('a choice is remembered, for all pages with the group', async () => {
    await tab(page, 'Linux').click();
    await openPage(page, PAGE);
    await expect(tab(page, 'Linux')).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.os'))).toBe('linux');
  });
});

test('each tab and its panel refer to each other', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PAGE);
  for (const one of await page.getByRole('tab').all()) {
    const id = await one.getAttribute('aria-controls');
    const own = page.locator(`[id="${String(id)}"]`);
    await expect(own).toHaveAttribute('role', 'tabpanel');
    await expect(own).toHaveAttribute('aria-labelledby', String(await one.getAttribute('id')));
  }
});

test('the address selects, whatever was chosen before, from the first frame on', async ({
  page,
}) => {
  const seen = await watchFrames(page, () => {
    // A panel that is hidden until found still has its box: what counts is its content.
    const shown = [...document.querySelectorAll('[role="tabpanel"][data-label]')].filter((one) =>
      one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    );
    return shown[0]?.getAttribute('data-label') ?? null;
  });
  await page.addInitScript(() => localStorage.setItem('docusaurus.tab.os', 'linux'));
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto(`${PAGE}?os=macos`, { waitUntil: 'commit' });
  await expect(tab(page, 'macOS')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page, 'macOS')).toBeVisible();
  scripts.release();
  await untilRunning(page);
  await expect(panel(page, 'macOS')).toBeVisible();
  expect(await seen()).toEqual(['macOS']);
});

test('an address that names no tab selects the first', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, `${PAGE}?os=<b>amiga</b>`);
  await expect(tab(page, 'Windows')).toHaveAttribute('aria-selected', 'true');
});

test(
  'groups that belong together change together, and the pressed tab stays in its place',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, TWO_GROUPS);
    const windows = tab(page, 'Windows (PowerShell)');
    expect(await windows.count()).toBeGreaterThan(1);
    await windows.last().scrollIntoViewIfNeeded();
    const before = await windows.last().boundingBox();
    await windows.last().click();
    for (const one of await windows.all())
      await expect(one).toHaveAttribute('aria-selected', 'true');
    const after = await windows.last().boundingBox();
    expect(Math.abs(Number(after?.y) - Number(before?.y))).toBeLessThan(2);
    await expect(panel(page, 'macOS, Linux')).toHaveCount(0);
  },
);

test(
  'a choice in one browser tab is made in the others',
  { tag: '@soak' },
  async ({ page, context }) => {
    await openPage(page, PAGE);
    const other = await context.newPage();
    await openPage(other, PAGE);
    await tab(page, 'Linux').click();
    await expect(tab(other, 'Linux')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(other, 'Linux')).toBeVisible();
  },
);
