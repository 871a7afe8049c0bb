import { expect, test, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, looks, tagOfLook } from './support/axe';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { cardPages } from './support/site-pages';

const LINK = '/docs/reference/markup/link/';
const METHODS = '/docs/reference/methods/';

const fact = (page: Page, name: string) =>
  page
    .getByRole('article')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: name }) })
    .first();

test('a card shows everything that is known about an entry', async ({ page }) => {
  await openPage(page, LINK);
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

test('its sample plays in place', async ({ page }) => {
  await openPage(page, LINK);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.locator('#sample-1')).toContainText('on the stairs');
  await page.locator('#sample-1').getByRole('button', { name: 'box' }).click();
  await expect(page.locator('#sample-1')).toContainText('It is empty.');
});

test('cards of a kind follow one another, and the sidebar marks the kind', async ({ page }) => {
  await openPage(page, '/docs/reference/scene-tags/');
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current]');
  await expect(current).toHaveText('Tags for a scene');
  await page.getByRole('article').getByRole('link', { name: '# IMAGE', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('# IMAGE');
  await expect(current).toHaveText('Tags for a scene');
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL('/docs/reference/scene-tags/background/');
});

test('entries for programmers share a page, each with its own address', async ({ page }) => {
  await openPage(page, `${METHODS}#method-game-start`);
  await expect(page.locator('#method-game-start')).toBeInViewport();
  await expect(fact(page, 'Returns')).toBeVisible();
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
    { tag: tagOfLook(look) },
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
