import { expect, test, type Locator, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, looks } from './support/axe';
import { findOverflow } from './support/overflow';
import { openPage, untilRunning } from './support/pages';
import { cardPages } from './support/site-pages';

const LINK = '/docs/reference/markup/link/';
const METHODS = '/docs/reference/methods/';
const FOLDED = '/docs/atrament-extras/variables/#event-game-start';
const EXPLAINED = '/docs/atrament-basics/story/#tag-clear';

const fact = (page: Page, name: string) =>
  page
    .getByRole('article')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .first();

test('the card of an entry', async ({ page }) => {
  await openPage(page, LINK);

  await test.step('shows everything that is known about it', async () => {
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText('[link]');
    await expect(article.locator('pre').first()).toContainText('[link=…]…[/link]');
    await expect(fact(page, 'Where')).toContainText('In any text of the story');
    await expect(page.locator('#markup-link-to')).toContainText('Text of the choice to take');
    await expect(page.locator('#markup-link-display')).toContainText('modal');
    await expect(article.getByRole('heading', { name: 'Pitfalls' })).toBeVisible();
    await expect(fact(page, 'Explained in').getByRole('link').first()).toHaveAttribute(
      'href',
      '/docs/atrament-basics/markup/interaction/#link',
    );
    await expect(article.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /content\/reference\/markup\.yaml#L\d+$/,
    );
  });

  await test.step('has no violation on a phone in the dark, and fits it', async () => {
    await dressPage(page, { colorScheme: 'dark', width: 390 });
    expect((await findOverflow(page)).pixels).toBe(0);
    await expectNoViolation(page);
  });

  await test.step('its sample plays in place', async () => {
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.locator('#sample-1')).toContainText('on the stairs');
    await page.locator('#sample-1').getByRole('button', { name: 'box' }).click();
    await expect(page.locator('#sample-1')).toContainText('It is empty.');
  });
});

test(
  'cards of a kind follow one another, and the sidebar marks the kind',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, '/docs/reference/scene-tags/');
    const current = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .locator('[aria-current]');
    await expect(current).toHaveText('Tags for a scene');
    await page.getByRole('article').getByRole('link', { name: '# IMAGE', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('# IMAGE');
    await expect(current).toHaveText('Tags for a scene');
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page).toHaveURL('/docs/reference/scene-tags/background/');
  },
);

test(
  'entries for programmers share a page, each with its own address',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, `${METHODS}#method-game-start`);
    await expect(page.locator('#method-game-start')).toBeInViewport();
    await expect(fact(page, 'Returns')).toBeVisible();
  },
);

/** Where the target is between the header and the end of the window, and whether a line is around the focus. */
const landing = (target: Locator) =>
  target.evaluate((element) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const { top } = element.getBoundingClientRect();
    const { outlineStyle } = getComputedStyle(document.activeElement ?? document.body);
    return {
      isInView: top >= Math.max(header, 0) && top < window.innerHeight / 2,
      hasOutline: outlineStyle !== 'none',
    };
  });

for (const [from, to, name] of [
  ['/docs/reference/#tag-clear', '/docs/reference/scene-tags/clear/', 'h1'],
  ['/docs/reference/#event-game-start', '/docs/reference/events/', '#event-game-start'],
  [`${METHODS}#method-game-start`, METHODS, '#method-game-start'],
  [`${LINK}#markup-link-display`, LINK, '#markup-link-display'],
  [EXPLAINED, EXPLAINED, '#tag-clear'],
  // In a closed part of the page, which the app opens.
  [FOLDED, FOLDED, '#event-game-start'],
] as const) {
  test(
    `an address shows its place below the header, without a line around it: ${from}`,
    { tag: '@soak' },
    async ({ page }) => {
      await openPage(page, from);
      await expect(page).toHaveURL((url) => url.pathname === to.replace(/#.*/, ''));
      await untilRunning(page);
      const quiet = { isInView: true, hasOutline: false };
      await expect.poll(() => landing(page.locator(name).first())).toEqual(quiet);
    },
  );
}

test('a card is below the header before the app has loaded', async ({ page }) => {
  await page.goto(`${METHODS}#method-game-start`);
  await expect
    .poll(() => landing(page.locator('#method-game-start')))
    .toEqual({ isInView: true, hasOutline: false });
});

test('keyboard focus keeps its line', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, METHODS);
  const other = page
    .getByRole('article')
    .locator('a[href="/docs/reference/events/#event-game-start"]');
  await page.keyboard.press('Tab');
  await other.first().focus();
  await page.keyboard.press('Enter');
  const heading = page.locator('#event-game-start');
  await expect(heading).toBeFocused();
  expect(await landing(heading)).toEqual({ isInView: true, hasOutline: true });
});

test('a card can be read without scripts', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(LINK);
  await expect(page.locator('#markup-link-to')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('There is a [link to=');
  await page.close();
});

test('every card is there and says where it is explained', async ({ request }) => {
  expect(cardPages.length).toBeGreaterThan(80);
  for (const address of cardPages) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
  }
});

for (const look of looks) {
  test(
    `no violation and no overflow in ${look.colorScheme} at ${look.width}`,
    { tag: '@soak' },
    async ({ page }) => {
      test.slow();
      await dressPage(page, look);
      for (const address of [LINK, METHODS, '/docs/reference/markup/']) {
        await openPage(page, address);
        expect((await findOverflow(page)).pixels, address).toBe(0);
        await expectNoViolation(page);
      }
    },
  );
}
