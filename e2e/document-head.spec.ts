import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';

/** Pages of every kind; the search is one that search engines must not list. */
const WALK = [
  '/docs/atrament-basics/choices/',
  '/docs/category/markup/',
  '/playground/',
  '/search/',
  '/docs/troubleshooting/',
  '/',
  '/docs/quickstart/',
];

/** What the head says in the open document, and in the HTML that the server sends for its address. */
const readHeads = (page: Page) =>
  page.evaluate(async () => {
    function read({ title, documentElement: root, head }: Document) {
      const tags = head.querySelectorAll(
        'meta[name], meta[property], link[rel="canonical"], link[rel="alternate"]:not([type])',
      );
      const texts = Array.from(tags, ({ localName, attributes }) =>
        [
          localName,
          ...Array.from(attributes, ({ name, value }) => `${name}=${value}`)
            .filter((attribute) => !attribute.startsWith('data-react-helmet'))
            .sort(),
        ].join(' '),
      );
      const classes = [...root.classList].filter((name) => name.startsWith('docs-'));
      return { title, lang: root.lang, dir: root.dir, classes, tags: texts.sort() };
    }
    const response = await fetch(window.location.pathname);
    const served = new DOMParser().parseFromString(await response.text(), 'text/html');
    return { shown: read(document), served: read(served) };
  });

const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate(to);
  }, address);

test('after each page change, the head says what the server would send, and nothing twice', async ({
  page,
}) => {
  await openPage(page, '/docs/quickstart/');
  for (const address of WALK) {
    await goTo(page, address);
    await expect(page).toHaveURL(address);
    await expect(async () => {
      const { shown, served } = await readHeads(page);
      expect(shown).toEqual(served);
    }).toPass();
  }
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page).toHaveTitle('Atrament');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://atrament.ink/',
  );
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
