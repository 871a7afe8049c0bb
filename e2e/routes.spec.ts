import { expect, test, type Page } from '@playwright/test';
import { everyPage } from './support/site-pages';

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

/** The server’s response for an address, as programs read it. */
interface Served {
  address: string;
  status: number;
  url: string;
  language: string;
  title: string;
  headings: string[];
  mains: number;
  descriptions: string[];
  canonical: string;
}

/** Requests pages and parses them without rendering, so that their scripts do not run. */
const readPages = (page: Page, addresses: readonly string[]): Promise<Served[]> =>
  page.evaluate(
    (asked) =>
      Promise.all(
        asked.map(async (address) => {
          const response = await fetch(address);
          const served = new DOMParser().parseFromString(await response.text(), 'text/html');
          const all = (selector: string) => [...served.querySelectorAll(selector)];
          return {
            address,
            status: response.status,
            url: new URL(response.url).pathname,
            language: served.documentElement.lang,
            title: served.title,
            headings: all('h1').map(({ textContent }) => textContent),
            mains: all('main').length,
            descriptions: all('meta[name="description"]').map((meta) =>
              String(meta.getAttribute('content')),
            ),
            canonical: String(all('link[rel="canonical"]')[0]?.getAttribute('href')),
          };
        }),
      ),
    addresses,
  );

// Search engines read what the server sends; scripts may only confirm it.
test('every route has its page, and every page one main, one heading, its language and a description of its own', async ({
  page,
}) => {
  await page.goto('/');
  const described = new Map<string, string>();
  for (const { address, descriptions, ...shown } of await readPages(page, everyPage)) {
    const heading = routes[address];
    if (heading !== undefined) {
      expect.soft(shown, address).toMatchObject({
        status: 200,
        url: address,
        title: address === '/' ? 'Atrament' : `${heading} | Atrament`,
        headings: [heading],
        canonical: `https://atrament.ink${address}`,
      });
    }
    expect.soft(shown, address).toMatchObject({ mains: 1, language: 'en' });
    expect.soft(shown.headings, address).toHaveLength(1);
    expect.soft(descriptions, address).toHaveLength(1);
    const description = String(descriptions[0]);
    expect.soft(description.length, address).toBeGreaterThan(20);
    expect.soft(described.get(description), `described as ${address} is`).toBeUndefined();
    described.set(description, address);
  }
});

test('the site has every page of the specification, and lists each in its index', () => {
  expect(everyPage).toEqual(expect.arrayContaining(Object.keys(routes)));
});
