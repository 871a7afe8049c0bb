import { expect, test, type Locator, type Page } from '@playwright/test';
import { tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { everyPage, pageKinds } from './support/site-pages';

test.use({ javaScriptEnabled: false });

const background = (page: Page) =>
  page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);
const phone = { width: 390, height: 800 };

for (const [kind, address] of Object.entries(pageKinds)) {
  const tag = tagOf(kind === 'doc');
  test(`the ${kind} page can be read and left`, { tag }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('paragraph').first()).toBeVisible();
    // Nothing is offered that needs scripts, and nothing is waited for.
    await expect(page.locator('ul:empty').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Copy code|Switch between/ })).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Tutorial' })
      .click();
    await expect(page).toHaveURL('/docs/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documentation');
  });

  test(
    `on a small screen, the ${kind} page has its navigation in the page`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(phone);
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'GitHub' })).toBeVisible();
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Tutorial' })
        .click();
      await expect(page).toHaveURL('/docs/');
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await sidebar.getByRole('link', { name: 'Atrament - Basics', exact: true }).click();
      await expect(page).toHaveURL('/docs/category/atrament---basics/');
      await page.getByRole('main').getByRole('link', { name: 'Saves' }).first().click();
      await expect(page).toHaveURL('/docs/atrament-basics/saves/');
    },
  );

  test(`the ${kind} page follows the colours of the system`, { tag }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    const light = await background(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await background(page)).not.toBe(light);
  });
}

test('every page of the docs can be reached from the sidebar, in two steps at most', async ({
  page,
}) => {
  await page.goto(pageKinds.doc);
  const linksOf = (scope: Locator) =>
    scope
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const reached = new Set(await linksOf(page.getByRole('navigation', { name: 'Docs sidebar' })));
  const categories = new Set(everyPage.filter((address) => address.startsWith('/docs/category/')));
  for (const category of categories) {
    await page.goto(category);
    for (const link of await linksOf(page.getByRole('main'))) reached.add(link);
  }
  const isOfReference = (address: string) => address.startsWith('/docs/reference/');
  const docs = everyPage.filter(
    (address) => address.startsWith('/docs/') && !isOfReference(address),
  );
  expect(docs.filter((address) => !reached.has(address) && address !== '/docs/')).toEqual([]);
});

test(
  'tab panels are shown one below the other, each under its label',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto(pageKinds.doc);
    await expect(page.getByRole('tab')).toHaveCount(0);
    const panels = page.getByRole('tabpanel', { includeHidden: true });
    expect(await panels.count()).toBeGreaterThan(4);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
    const labels = await panels.evaluateAll((all) =>
      all.map((panel) => getComputedStyle(panel, '::before').content),
    );
    expect(labels.slice(0, 3)).toEqual(['"Windows"', '"macOS"', '"Linux"']);
  },
);

test('details open, files of a tree fold, headings can be linked to', async ({ page }) => {
  await page.goto('/docs/tutorial-basics/create-a-document/');
  const details = page.locator('details').filter({ hasText: 'Who is in the last compartment?' });
  const answer = details.getByRole('paragraph');
  await expect(answer).toBeHidden();
  await details.getByText('Who is in the last compartment?').click();
  await expect(answer).toBeVisible();
  await details.getByText('Who is in the last compartment?').click();
  await expect(answer).toBeHidden();

  await page.goto('/docs/tutorial-basics/create-a-document/#components');
  await expect(page.getByRole('heading', { level: 2, name: 'Components' })).toBeInViewport();
});

test(
  'the table of contents leads to its sections, on small screens too',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto(pageKinds.doc);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Create a project' })
      .click();
    await expect(page).toHaveURL('/docs/quickstart/#create');

    await page.setViewportSize(phone);
    await page.goto(pageKinds.doc);
    await page.getByRole('article').getByText('On this page').click();
    await page
      .getByRole('article')
      .locator('details')
      .getByRole('listitem')
      .getByRole('link', { name: 'Create a project', exact: true })
      .click();
    await expect(page).toHaveURL('/docs/quickstart/#create');
    await expect(page.getByRole('heading', { name: 'Create a project' })).toBeInViewport();
  },
);

test('the home page shows the start of its story, and says what playing requires', async ({
  page,
}) => {
  await page.goto('/');
  const story = page.getByRole('region', { name: /to be played$/ });
  await expect(story.getByText(/Your aunt has left you a bottle of ink/)).toBeVisible();
  await expect(story.getByText(/Turn on scripts/)).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`no kind of page scrolls sideways at ${width}`, { tag: '@soak' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of Object.values(pageKinds)) {
      await page.goto(address);
      expect.soft(await findOverflow(page), address).toEqual({ pixels: 0, elements: [] });
    }
  });
}
