import { expect, test, type Page, type Response } from '@playwright/test';
import { everyPage } from './support/site-pages';

// What the server sends is what search engines read, and what scripts may only confirm.
test.use({ javaScriptEnabled: false });

/** Every route of the specification, and the heading of its page. */
const routes: Readonly<Record<string, string>> = {
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

/** Expects that the page which is shown is that of its route. */
async function expectRoute(page: Page, route: string, response: Response | null): Promise<void> {
  const heading = routes[route];
  if (heading === undefined) return;
  expect.soft(response?.status()).toBe(200);
  expect.soft(response?.request().redirectedFrom()).toBeNull();
  await expect.soft(page).toHaveURL(route);
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect.soft(page).toHaveTitle(route === '/' ? 'Atrament' : `${heading} | Atrament`);
  await expect
    .soft(page.locator('link[rel="canonical"]'))
    .toHaveAttribute('href', `https://atrament.ink${route}`);
}

test('every route has its page, and every page one main, one heading, its language and a description of its own', async ({
  page,
}) => {
  test.slow();
  const described = new Map<string, string>();
  for (const address of everyPage) {
    await test.step(address, async () => {
      const response = await page.goto(address, { waitUntil: 'commit' });
      await expectRoute(page, address, response);
      await expect.soft(page.getByRole('main')).toHaveCount(1);
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect.soft(page.locator('html')).toHaveAttribute('lang', 'en');
      const metas = page.locator('meta[name="description"]');
      await expect.soft(metas).toHaveCount(1);
      const description = String(await metas.first().getAttribute('content'));
      expect.soft(description.length).toBeGreaterThan(20);
      expect.soft(described.get(description), `described as ${address} is`).toBeUndefined();
      described.set(description, address);
    });
  }
});

test('the site has every page of the specification, and lists each in its index', () => {
  expect(everyPage).toEqual(expect.arrayContaining(Object.keys(routes)));
});
