import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';

const PAGE = '/docs/quickstart/';
/** Has headings of both levels. */
const LEVELS = '/docs/atrament-basics/choices/';
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const small = { width: 390, height: 800 };

const headingIds = (page: Page, selector: string) =>
  page
    .getByRole('article')
    .locator(selector)
    .evaluateAll((elements) => elements.map((element) => `#${element.id}`));

test('the table of contents beside the text', async ({ page }) => {
  await openPage(page, LEVELS);

  await test.step('lists the headings of levels 2 and 3, in the order of the page', async () => {
    const targets = await contents(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(targets.length).toBeGreaterThan(3);
    expect(targets).toEqual(await headingIds(page, 'h2.anchor, h3.anchor'));
  });

  await test.step('marks the section that is being read', async () => {
    const current = contents(page).locator('[aria-current]');
    await expect(current).toHaveCount(0);
    for (const id of (await headingIds(page, 'h2.anchor')).slice(0, 3)) {
      await page.locator(id).evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
      await expect(current).toHaveCount(1);
      await expect(current).toHaveAttribute('href', id);
      await expect(current).toHaveAttribute('aria-current', 'location');
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(current).toHaveCount(0);
  });

  await test.step('a followed entry is the marked one', async () => {
    const link = contents(page).getByRole('link').nth(2);
    const target = String(await link.getAttribute('href'));
    await link.click();
    await expect(page).toHaveURL(`${LEVELS}${target}`);
    await expect(page.locator(target)).toBeInViewport();
    await expect(contents(page).locator('[aria-current]')).toHaveAttribute('href', target);
  });
});

/** Whatever else leads to the first section from above it would be a second table. */
async function expectOneTable(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.locator('summary', { hasText: 'On this page' })).toBeVisible();
  const [first] = await headingIds(page, 'h2.anchor');
  await expect(
    main.locator(`a[href="${first}"]:not(.hash-link)`).filter({ visible: true }),
  ).toHaveCount(0);
}

test('on small screens it is the only one, folded up above the text', async ({ page }) => {
  await page.setViewportSize(small);
  await openPage(page, PAGE);
  await expectOneTable(page);
  await expect(contents(page)).toBeHidden();
  const summary = page.locator('summary', { hasText: 'On this page' });
  const links = page.locator('details', { has: summary }).getByRole('link');
  await expect(links.first()).toBeHidden();

  await summary.click();
  await expect(links.first()).toBeVisible();
  const target = String(await links.nth(1).getAttribute('href'));
  await links.nth(1).click();
  await expect(page).toHaveURL(`${PAGE}${target}`);
  await expect(page.locator(target)).toBeInViewport();
  await expect(links.first()).toBeHidden();
});

for (const address of ['/docs/tutorial-basics/create-a-document/', '/docs/troubleshooting/']) {
  test(
    `on small screens ${address} has one table of contents`,
    { tag: '@soak' },
    async ({ page }) => {
      await page.setViewportSize(small);
      await page.goto(address);
      await expectOneTable(page);
    },
  );
}

test('on the next page the folded one is folded up again', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize(small);
  await openPage(page, PAGE);
  const summary = page.locator('summary', { hasText: 'On this page' });
  const details = page.locator('details', { has: summary });
  await summary.click();
  await expect(details).toHaveAttribute('open');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/docs/category/your-first-game/');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/docs/first-game/scene/');
  await expect(details).not.toHaveAttribute('open');
});

test(
  'without scripts the folded one can be opened',
  { tag: '@soak' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: small });
    const page = await context.newPage();
    await page.goto(`${String(baseURL)}${PAGE}`);
    const summary = page.locator('summary', { hasText: 'On this page' });
    await summary.click();
    const links = page.locator('details', { has: summary }).getByRole('link');
    await expect(links.first()).toBeVisible();
    await context.close();
  },
);
