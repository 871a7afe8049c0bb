import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { tagOf } from './support/every-run';
import { openPage } from './support/pages';

interface Category {
  category: string;
  slug?: string;
  description?: string;
  items: (string | Category)[];
}

const isCategory = (item: string | Category): item is Category => typeof item === 'object';
const withinOf = (items: (string | Category)[]): Category[] =>
  items.filter(isCategory).flatMap((item) => [item, ...withinOf(item.items)]);

// The file decides order and members; the pages must match it.
const sidebars = parse(readFileSync(path.resolve('content/sidebars.yaml'), 'utf8')) as {
  tutorialSidebar: (string | Category)[];
};
const categories = withinOf(sidebars.tutorialSidebar);
const addressOf = (item: string | Category): string =>
  isCategory(item)
    ? `/docs${item.slug ?? `/category/${item.category.toLowerCase().replaceAll(' ', '-')}/`}`
    : `/docs/${item}/`;

test('the sidebar has the seven categories of the specification', () => {
  expect(categories.map(addressOf)).toEqual(
    expect.arrayContaining([
      '/docs/category/ink-basics/',
      '/docs/category/atrament---basics/',
      '/docs/category/markup/',
      '/docs/category/multimedia/',
      '/docs/category/atrament---extras/',
      '/docs/category/tutorial---basics/',
      '/docs/category/tutorial---extras/',
    ]),
  );
});

for (const [index, category] of categories.entries()) {
  const tag = tagOf(index === 0);
  test(
    `“${category.category}” shows its members as cards, in the order of the sidebar`,
    { tag },
    async ({ page }) => {
      await openPage(page, addressOf(category));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(category.category);
      await expect(main.getByText(String(category.description), { exact: true })).toBeVisible();
      const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
      const links = await cards
        .getByRole('heading', { level: 2 })
        .getByRole('link')
        .evaluateAll((titles) => titles.map((title) => title.getAttribute('href')));
      expect(links).toEqual(category.items.map(addressOf));
      for (const text of await cards.getByRole('paragraph').allTextContents()) {
        expect(text.trim()).not.toBe('');
      }
      expect(await cards.getByRole('paragraph').count()).toBe(category.items.length);
      await expect(
        main.locator('article > header use[href^="/img/engravings/"]'),
        'its engraving',
      ).toHaveCount(1);
      await expect(page.getByRole('navigation', { name: 'On this page' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveCount(0);
    },
  );
}

test('the cards of a category', async ({ page }) => {
  const drawn = page.waitForResponse(/\/img\/engravings\/lantern\.svg$/);
  await openPage(page, '/docs/category/atrament---basics/');

  await test.step('an engraving uses the text colour of the page', async () => {
    expect((await drawn).ok()).toBe(true);
    const picture = page.locator('article > header svg:has(> use)');
    const box = () => picture.evaluate((svg: SVGSVGElement) => svg.getBBox().height);
    await expect.poll(box).toBeGreaterThan(100);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const ink = await page.locator('h1').evaluate((title) => getComputedStyle(title).color);
      await expect(picture).toHaveCSS('color', ink);
    }
  });

  await test.step('a card leads to what is inside its page', async () => {
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Story' }) });
    await card.getByRole('link', { name: 'Scenes' }).click();
    await expect(page).toHaveURL('/docs/atrament-basics/story/#scenes');
    await expect(page.getByRole('heading', { name: /^Scenes/ })).toBeInViewport();
    await page.goBack();
  });

  await test.step('a card leads to its page, wherever it is pressed', async () => {
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { name: 'Markup' }),
      });
    await expect(card.getByRole('paragraph')).toHaveText(
      'Tags in square brackets that shape the text on the page.',
    );
    // The middle of the card, where neither its title nor a link to what is inside lies.
    await card.click();
    await expect(page).toHaveURL('/docs/category/markup/');
  });
});
