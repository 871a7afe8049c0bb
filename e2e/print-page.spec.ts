import { expect, test } from '@playwright/test';
import { openPage } from './support/pages';

const PRINT = '/docs/print/';

test('the overview leads to the whole documentation, whose contents are those of the sidebar', async ({
  page,
}) => {
  await openPage(page, '/docs/');
  const labels = await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link')
    .allTextContents();
  await page.getByRole('link', { name: 'Print the whole documentation' }).click();
  await expect(page).toHaveURL(PRINT);
  await expect(page.getByRole('link', { name: 'Back to the documentation' })).toBeVisible();

  // Its contents are the pages of the sidebar in their order, and lead to them.
  const contents = page.getByRole('region', { name: 'Contents' }).getByRole('link');
  const titles = (await contents.allTextContents()).map((text) => text.replace(/^[\d.]+\s/, ''));
  // Nested groups have no chapter of their own, and a label may be shorter than a title.
  expect(titles.length).toBeGreaterThan(20);
  expect(titles[0]).toBe(labels[0]);
  await contents.filter({ hasText: 'Saves' }).click();
  await expect(page.getByRole('heading', { name: /^[\d.]+\sSaves$/ })).toBeInViewport();
});

test(
  'it has no scripts, every id once, and links that lead somewhere',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto(PRINT);
    await expect(page.locator('script')).toHaveCount(0);
    const faults = await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const known = new Set(ids);
      const lost = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
        .map(({ hash }) => decodeURIComponent(hash.slice(1)))
        .filter((id) => !known.has(id));
      return { twice: ids.length - known.size, lost };
    });
    expect(faults).toEqual({ twice: 0, lost: [] });
  },
);

test('everything in it is open, and it has no buttons', { tag: '@soak' }, async ({ page }) => {
  await page.goto(PRINT);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.locator('details:not([open])')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'macOS' }).first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test(
  'a chapter starts a new sheet, and the docs in it follow one another',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto(PRINT);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    const chapters = page.locator('section:has(> article)');
    const sheets = await chapters.evaluateAll((sections) =>
      sections.map((section) => ({
        breakBefore: getComputedStyle(section).breakBefore,
        page: getComputedStyle(section).getPropertyValue('page'),
        docs: [...section.querySelectorAll(':scope > article')].map((doc) => {
          const { breakBefore, page: own } = getComputedStyle(doc) as CSSStyleDeclaration & {
            page: string;
          };
          return `${breakBefore} ${own}`;
        }),
      })),
    );
    expect(sheets.length).toBeGreaterThan(5);
    expect(sheets.every(({ breakBefore }) => breakBefore === 'page')).toBe(true);
    expect(new Set(sheets.map((sheet) => sheet.page)).size).toBe(sheets.length);
    for (const { page: name, docs } of sheets) {
      expect(docs.filter((doc) => doc !== 'auto auto' && doc !== `auto ${name}`)).toEqual([]);
    }
  },
);

test(
  'its pictures are printed, small enough to leave no large gap before them',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto(PRINT);
    await page.emulateMedia({ media: 'print' });
    const heights = await page
      .locator('figure > img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(5);
    // 6.8 cm, at 96 pixels an inch.
    expect(Math.max(...heights)).toBeLessThan(258);
  },
);
