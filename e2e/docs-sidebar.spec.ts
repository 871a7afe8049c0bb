import { expect, test, type Page } from '@playwright/test';
import { watchFrames } from './support/frames';
import { openPage, untilRunning } from './support/pages';
import { holdRequests } from './support/requests';

const PAGE = '/docs/quickstart/';
const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const caret = (page: Page, label: string) =>
  sidebar(page).getByRole('button', { name: new RegExp(`sidebar category '${label}'$`) });
const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true });

test('categories and their items', async ({ page }) => {
  await openPage(page, PAGE);

  await test.step('closed items are not Tab stops', async () => {
    await caret(page, 'Ink Basics').focus();
    await page.keyboard.press('Tab');
    await expect(entry(page, 'Atrament - Basics')).toBeFocused();
  });

  await test.step('a caret opens and closes its category and says so', async () => {
    const button = caret(page, 'Ink Basics');
    await expect(button).toHaveAccessibleName("Expand sidebar category 'Ink Basics'");
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'Glossary')).toBeHidden();

    await button.click();
    await expect(button).toHaveAccessibleName("Collapse sidebar category 'Ink Basics'");
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(entry(page, 'Glossary')).toBeVisible();
    await expect(page).toHaveURL(PAGE);

    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(entry(page, 'Glossary')).toBeHidden();
  });

  await test.step('neither opening a category nor navigating closes another one', async () => {
    await caret(page, 'Ink Basics').click();
    await caret(page, 'Atrament - Extras').click();
    await expect(caret(page, 'Ink Basics')).toHaveAttribute('aria-expanded', 'true');
    await entry(page, 'Quickstart').click();
    await entry(page, 'Tutorial - Basics').click();
    await expect(page).toHaveURL('/docs/category/tutorial---basics/');
    await expect(caret(page, 'Ink Basics')).toHaveAttribute('aria-expanded', 'true');
    await expect(caret(page, 'Atrament - Extras')).toHaveAttribute('aria-expanded', 'true');
  });

  await test.step('the label of a category leads to its page and opens it; there it closes it again', async () => {
    await entry(page, 'Atrament - Basics').click();
    await expect(page).toHaveURL('/docs/category/atrament---basics/');
    await expect(caret(page, 'Atrament - Basics')).toHaveAttribute('aria-expanded', 'true');
    await entry(page, 'Atrament - Basics').click();
    await expect(caret(page, 'Atrament - Basics')).toHaveAttribute('aria-expanded', 'false');
    await expect(page).toHaveURL('/docs/category/atrament---basics/');
  });
});

test('the current page is marked, alone, and the way to it is open', async ({ page }) => {
  await openPage(page, '/docs/atrament-basics/markup/layout/');
  const current = sidebar(page).locator('[aria-current="page"]');
  await expect(current).toHaveCount(1);
  await expect(current).toBeVisible();
  await expect(current).toHaveAttribute('href', '/docs/atrament-basics/markup/layout/');
  await expect(caret(page, 'Atrament - Basics')).toHaveAttribute('aria-expanded', 'true');
  await expect(caret(page, 'Markup')).toHaveAttribute('aria-expanded', 'true');

  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/docs/atrament-basics/markup/interaction/');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', '/docs/atrament-basics/markup/interaction/');
});

test('open and closed categories persist across a reload, from the first frame', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await caret(page, 'Ink Basics').click();
  await expect(entry(page, 'Glossary')).toBeVisible();

  const statesSeen = await watchFrames(page, () => {
    const link = document.querySelector('[data-docs-sidebar] a[href="/docs/ink-basics/glossary/"]');
    return link === null ? null : String(link.checkVisibility());
  });
  const scripts = await holdRequests(page, '**/*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(entry(page, 'Glossary')).toBeVisible();
  await expect(caret(page, 'Ink Basics')).toHaveAttribute('aria-expanded', 'true');
  scripts.release();
  await untilRunning(page);
  expect(await statesSeen()).toEqual(['true']);
  await expect(caret(page, 'Ink Basics')).toHaveAccessibleName(/^Collapse/);
});

test(
  'an open category whose items come later keeps their room from the first frame',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await caret(page, 'Whole games').click();
    await expect(entry(page, 'The Last Lamp')).toBeVisible();
    const below = entry(page, 'Coming from elsewhere');
    await sidebar(page).evaluate((element) => element.scrollTo(0, 0));
    const topsSeen = await watchFrames(page, () => {
      const link = document.querySelector(
        '[data-docs-sidebar] a[href="/docs/category/coming-from/"]',
      );
      return link === null ? null : String(Math.round(link.getBoundingClientRect().top));
    });
    await page.reload();
    await expect(entry(page, 'The Last Lamp')).toBeVisible();
    await expect(below).toBeAttached();
    expect(await topsSeen()).toHaveLength(1);
  },
);

test('its scroll position is kept across a reload and a change of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await openPage(page, PAGE);
  await caret(page, 'Atrament - Basics').click();
  await caret(page, 'Tutorial - Basics').click();
  const position = () => sidebar(page).evaluate((element) => element.scrollTop);
  await sidebar(page).evaluate((element) => element.scrollTo(0, 150));
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('docs-sidebar-scroll')))
    .toBe('150');

  const positionsSeen = await watchFrames(page, () => {
    const element = document.querySelector('[data-docs-sidebar]');
    return element === null ? null : String(element.scrollTop);
  });
  await page.reload();
  await untilRunning(page);
  expect(await positionsSeen()).toEqual(['150']);

  // The entry of the next page is in view, so nothing needs to be scrolled.
  const address = await sidebar(page).evaluate((element) => {
    const link = [...element.querySelectorAll('a')].find(
      (one) => one.getBoundingClientRect().top > 200,
    )!;
    link.click();
    return link.pathname;
  });
  await expect(page).toHaveURL(address);
  expect(await position()).toBe(150);
});

test(
  'without scripts every category leads to its page',
  { tag: '@soak' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${String(baseURL)}${PAGE}`);
    await entry(page, 'Atrament - Basics').click();
    await expect(page).toHaveURL(/\/docs\/category\/atrament---basics\/$/);
    await expect(entry(page, 'Saves')).toBeVisible();
    await context.close();
  },
);
