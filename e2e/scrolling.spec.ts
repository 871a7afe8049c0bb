import { expect, test, type Page } from '@playwright/test';
import { tagOf } from './support/every-run';
import { openPage, untilRunning } from './support/pages';

const PAGE = '/docs/quickstart/';
const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await page.evaluate(() => new Promise(requestAnimationFrame));
};
const nextPage = (page: Page) =>
  page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last();

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

test('a new page begins at its top', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PAGE);
  await nextPage(page).click();
  await expect(page).toHaveURL('/docs/category/your-first-game/');
  await expect.poll(() => position(page)).toBe(0);
});

test('an address with a fragment', async ({ page }) => {
  await openPage(page, `${PAGE}#what-you-need`);

  await test.step('shows its target', async () => {
    await expect.poll(() => topOf(page, 'what-you-need')).toBeGreaterThanOrEqual(0);
    expect(await topOf(page, 'what-you-need')).toBeLessThan(120);
  });

  await test.step('is returned to where one was', async () => {
    await scrollTo(page, 1400);
    await page.getByRole('banner').getByRole('link', { name: 'Tutorial' }).dispatchEvent('click');
    await expect(page).toHaveURL('/docs/');
    await page.goBack();
    await expect(page).toHaveURL(`${PAGE}#what-you-need`);
    await expect.poll(() => position(page)).toBe(1400);
  });

  await test.step('shows it with other capitals and signs behind it, too', async () => {
    await page.goto('about:blank');
    await page.goto(`${PAGE}#What-You-Need).`);
    await expect.poll(() => position(page)).toBeGreaterThan(300);
    expect(await topOf(page, 'what-you-need')).toBeLessThan(120);
  });
});

for (const width of [1280, 390]) {
  test(
    `at ${width}, the header covers no target, before the app has loaded and after`,
    { tag: tagOf(width === 390) },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const isCovered = () =>
        page.evaluate(() => {
          const { bottom } = document.querySelector('header')!.getBoundingClientRect();
          return document.getElementById('change')!.getBoundingClientRect().top < bottom;
        });
      await page.goto(`${PAGE}#change`);
      await expect(page.locator('#change')).toBeInViewport();
      expect(await isCovered()).toBe(false);
      const place = await position(page);
      await untilRunning(page);
      expect(await position(page)).toBe(place);
      expect(await isCovered()).toBe(false);
    },
  );
}

test('a link to a part of another page leads there', async ({ page }) => {
  await openPage(page, '/docs/troubleshooting/');
  const link = page.getByRole('main').locator('a[href*="/#"]').first();
  const address = String(await link.getAttribute('href'));
  await link.click();
  await expect(page).toHaveURL(address);
  const id = decodeURIComponent(address.split('#')[1]!);
  await expect.poll(() => topOf(page, id)).toBeLessThan(120);
  expect(await topOf(page, id)).toBeGreaterThanOrEqual(0);
  await expect(page.locator(':focus')).toHaveAttribute('id', id);
});

test('links, jumps, Back and Forward', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, `${PAGE}#100%`);

  await test.step('a fragment that is unknown or malformed does no harm', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = '#nothing-is-called-so';
    });
    expect(errors).toEqual([]);
  });

  await test.step('a link to the page being read leads to its top', async () => {
    await openPage(page, PAGE);
    await scrollTo(page, 600);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Quickstart' })
      .click();
    await expect.poll(() => position(page)).toBe(0);
  });

  await test.step('Back over a jump within the page leads to where one was', async () => {
    await openPage(page, PAGE);
    await scrollTo(page, 250);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link')
      .nth(3)
      .dispatchEvent('click');
    await expect(page).toHaveURL(/#/);
    await expect.poll(() => position(page)).not.toBe(250);
    const jumped = await position(page);
    await page.goBack();
    await expect.poll(() => position(page)).toBe(250);
    await page.goForward();
    await expect.poll(() => position(page)).toBe(jumped);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Quickstart' })
      .click();
    await expect(page).toHaveURL(PAGE);
  });

  await test.step('a new page begins at its top; Back and Forward restore the position', async () => {
    await openPage(page, PAGE);
    await scrollTo(page, 900);
    await nextPage(page).click();
    await expect(page).toHaveURL('/docs/category/your-first-game/');
    await nextPage(page).click();
    await expect(page).toHaveURL('/docs/first-game/scene/');
    await expect.poll(() => position(page)).toBe(0);
    await scrollTo(page, 400);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
    // The click scrolled the link into view, so the position is that of the link and not 900.
    await expect(nextPage(page)).toBeInViewport();
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL('/docs/first-game/scene/');
    await expect.poll(() => position(page)).toBe(400);
  });
});

test(
  'Back leads to where one was at the end of the home page on a phone',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, '/docs/');
    await page.getByRole('link', { name: 'Atrament' }).first().click();
    await expect(page).toHaveURL('/');
    await scrollTo(page, 100_000);
    const games = page.getByRole('list').filter({ has: page.locator('img') });
    await expect(games.getByRole('link').first()).toBeInViewport();
    const left = await position(page);
    await games.getByRole('link').first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/docs\/games\//);
    await page.goBack();
    await expect(page).toHaveURL('/');
    // Longer than what comes late.
    await expect(games.locator('img').first()).toBeInViewport();
    await expect.poll(() => position(page)).toBe(left);
  },
);

test(
  'what is said about a reader’s version moves nothing on a phone',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openPage(page, '/docs/atrament-basics/markup/layout/');
    const sample = page.locator('#sample-3');
    const height = (await sample.boundingBox())?.height;
    await sample.getByRole('button', { name: 'Edit' }).click();
    await expect(sample.getByRole('textbox', { name: /ink/i })).toBeFocused();
    await page.keyboard.type('Words. ');
    await expect(sample.getByRole('button', { name: 'Close' })).toBeVisible();
    await sample.getByRole('button', { name: 'Close' }).click();
    await expect(sample.getByText('Your version opens')).toBeVisible();
    expect((await sample.boundingBox())?.height).toBe(height);
  },
);

test('a reload keeps the scroll position', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PAGE);
  await scrollTo(page, 700);
  await page.reload();
  await untilRunning(page);
  expect(await position(page)).toBe(700);
});

test('each reload stays where one was, after the window has got another width as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openPage(page, PAGE);
  await page.evaluate(() => window.___navigate?.('/docs/atrament-basics/story/#knot-tags'));
  await expect.poll(() => topOf(page, 'knot-tags')).toBeLessThan(120);
  await page.setViewportSize({ width: 1024, height: 800 });
  await page.evaluate(() => new Promise(requestAnimationFrame));
  const before = await position(page);
  for (let time = 0; time < 2; time += 1) {
    await page.reload();
    // Once more, before the app runs.
    await page.reload();
    await untilRunning(page);
    await expect.poll(() => position(page), { timeout: 3000 }).toBe(before);
  }
});

test('Back from another site leads to where one was', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PAGE);
  await scrollTo(page, 700);
  await page.goto('about:blank');
  await page.goBack();
  await untilRunning(page);
  await expect.poll(() => position(page)).toBe(700);
});

test('another query of the same page does not scroll', async ({ page }) => {
  await openPage(page, PAGE);
  await scrollTo(page, 600);
  await page.evaluate(() => {
    const navigate = (window as unknown as { ___navigate: (to: string) => void }).___navigate;
    navigate('/docs/quickstart/?who=me');
  });
  await expect(page).toHaveURL(`${PAGE}?who=me`);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await position(page)).toBe(600);
});
