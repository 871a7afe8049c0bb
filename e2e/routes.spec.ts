import { expect, test } from '@playwright/test';
import { everyPage } from './support/site-pages';

// What the server sends is what search engines read, and what scripts may only confirm.
test.use({ javaScriptEnabled: false });

/** Every route of the specification, and the heading of its page. */
const routes = {
  '/': 'Write a story that answers back.',
  '/docs/': 'Documentation',
  '/docs/quickstart/': 'Quickstart',
  '/docs/atrament-basics/choices/': 'Choices',
  '/docs/atrament-basics/debug/': 'Debugging',
  '/docs/atrament-basics/interface_sections/': 'Interface sections',
  '/docs/atrament-basics/intro/': 'How Atrament works',
  '/docs/atrament-basics/publish/': 'Publishing your game',
  '/docs/atrament-basics/saves/': 'Saves',
  '/docs/atrament-basics/story/': 'Story structure',
  '/docs/atrament-basics/title_screen/': 'Title screen',
  '/docs/atrament-basics/markup/interaction/': 'Markup for interaction',
  '/docs/atrament-basics/markup/layout/': 'Markup for layout',
  '/docs/atrament-basics/markup/presentation/': 'Markup for presentation',
  '/docs/atrament-basics/multimedia/images/': 'Images',
  '/docs/atrament-basics/multimedia/sound/': 'Sound, music and video',
  '/docs/atrament-extras/customization/': 'Customization',
  '/docs/atrament-extras/extfunctions/': 'External functions',
  '/docs/atrament-extras/variables/': 'Variables and the programming interface',
  '/docs/ink-basics/intro/': 'Ink in one sitting',
  '/docs/tutorial-basics/congratulations/': 'Congratulations',
  '/docs/tutorial-basics/create-a-blog-post/': 'Create a blog post',
  '/docs/tutorial-basics/create-a-document/': 'Create a document',
  '/docs/tutorial-basics/create-a-page/': 'Create a page',
  '/docs/tutorial-basics/deploy-your-site/': 'Deploy your site',
  '/docs/tutorial-extras/manage-docs-versions/': 'Manage docs versions',
  '/docs/tutorial-extras/translate-your-site/': 'Translate your site',
  '/docs/category/ink-basics/': 'Ink Basics',
  '/docs/category/atrament---basics/': 'Atrament - Basics',
  '/docs/category/markup/': 'Markup',
  '/docs/category/multimedia/': 'Multimedia',
  '/docs/category/atrament---extras/': 'Atrament - Extras',
  '/docs/category/tutorial---basics/': 'Tutorial - Basics',
  '/docs/category/tutorial---extras/': 'Tutorial - Extras',
};

for (const [route, heading] of Object.entries(routes)) {
  test(`${route} is the page “${heading}”`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    expect(response?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(route === '/' ? 'Atrament' : `${heading} | Atrament`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `https://atrament.ink${route}`,
    );
  });
}

test('every page has a description of its own, one main, one heading and its language', async ({
  page,
}) => {
  test.slow();
  const described = new Map<string, string>();
  for (const address of everyPage) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(page.getByRole('main'), address).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
    await expect(page.locator('html'), address).toHaveAttribute('lang', 'en');
    const metas = page.locator('meta[name="description"]');
    await expect(metas, address).toHaveCount(1);
    const description = String(await metas.getAttribute('content'));
    expect.soft(description.length, address).toBeGreaterThan(20);
    expect.soft(described.get(description), `described as ${address} is`).toBeUndefined();
    described.set(description, address);
  }
});

test('the site has every page of the specification, and lists each in its index', () => {
  expect(everyPage).toEqual(expect.arrayContaining(Object.keys(routes)));
});
