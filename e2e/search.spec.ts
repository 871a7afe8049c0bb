import { expect, test, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, looks, tagOfLook } from './support/axe';
import { noteConsole } from './support/console-messages';
import { openPage } from './support/pages';
import { choicesIn, newestScene, takeTurn } from './support/player';
import { holdRequests } from './support/requests';

const PAGE = '/docs/quickstart/';
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const trigger = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const options = (page: Page) => page.locator('[role=listbox][aria-busy=false] [role=option]');

async function openSearch(page: Page, text = ''): Promise<void> {
  await trigger(page).click();
  await expect(field(page)).toBeFocused();
  if (text === '') return;
  await field(page).fill(text);
  await expect(options(page).first()).toBeVisible();
}

test('the search is opened, asked and followed', async ({ page }) => {
  const messages = noteConsole(page);
  await openPage(page, PAGE);

  await test.step('opens by its keys, gives the focus back, and breaks no policy', async () => {
    for (const keys of ['/', 'Control+k', 'Meta+k']) {
      await trigger(page).focus();
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await field(page).fill('a/b');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(trigger(page)).toBeFocused();
    }
    expect(messages).toEqual([]);
  });

  await test.step('an exact name shows its entry’s card at once', async () => {
    await openSearch(page, '#auto_choice');
    const card = options(page).first();
    await expect(card).toHaveAccessibleName(/^# AUTO_CHOICE: \S/);
    await expect(card.getByText('# AUTO_CHOICE: delay=10').first()).toBeVisible();
    await expect(card.locator('pre')).toContainText('AUTO_CHOICE');
    await field(page).fill('auto_choi');
    await expect(card.locator('pre')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('by keyboard alone: found, followed to the section, its words marked until Escape', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('choices in random order');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/atrament-basics\/choices\/#shuffle$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Choices in random order/ })).toBeInViewport();
    const marked = () =>
      page.evaluate(() => {
        const ranges = CSS.highlights.get('found-words') as unknown as Set<Range> | undefined;
        return [...(ranges ?? [])].map(String);
      });
    await expect
      .poll(async () => (await marked()).map((word) => word.toLowerCase()))
      .toContain('order');
    await page.keyboard.press('Escape');
    expect(await marked()).toEqual([]);
  });

  await test.step('an exact name offers its sample, which plays on the card', async () => {
    // The header is in view there.
    await page.keyboard.press('Home');
    await openSearch(page, '#auto_choice');
    await expect(options(page).nth(1)).toHaveAccessibleName('Play the sample of # AUTO_CHOICE');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('# AUTO_CHOICE');
    await expect(page).toHaveURL(/\/docs\/reference\/scene-tags\/auto-choice\//);
    await expect(newestScene(page)).toContainText('The rope is burning.');
    await expect(newestScene(page)).toBeInViewport();
    await takeTurn(choicesIn(page).filter({ hasText: 'Let go' }));
    await expect(newestScene(page)).toContainText('The water is warmer than you thought.');
  });
});

test('what is typed while the dialog is on its way is searched for', async ({ page }) => {
  await openPage(page, PAGE);
  await page.waitForLoadState('networkidle');
  const dialogFiles = await holdRequests(page, /\.js$/);
  await page.keyboard.type('/glu');
  dialogFiles.release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('e');
  await expect(field(page)).toHaveValue('glue');
  await expect(options(page).first()).toContainText(/glue/i);
});

test('by touch on a small screen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    hasTouch: true,
    viewport: { width: 390, height: 800 },
  });
  const page = await context.newPage();
  await openPage(page, PAGE);
  await trigger(page).tap();
  await field(page).fill('[info]');
  await options(page).first().tap();
  await expect(page).toHaveURL('/docs/reference/markup/info/');
  await expect(dialog(page)).toBeHidden();
  await context.close();
});

test('keeps the last searches until they are forgotten', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PAGE);
  await openSearch(page, 'glue');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await openSearch(page);
  const recent = page.getByRole('listbox', { name: 'Recent searches' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('glue');
  await field(page).fill('');
  await page.getByRole('button', { name: 'Clear list' }).click();
  await expect(recent.getByRole('option')).toHaveCount(0);
});

test('samples are found by themselves, once a page', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PAGE);
  await openSearch(page, 'shuffle');
  await page.getByText('Samples', { exact: true }).click();
  await expect(options(page).first()).toBeVisible();
  const addresses = await options(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.join()).not.toContain('sample');
});

test(
  'pages about this website are only found when asked for',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await openSearch(page, 'sidebar');
    const tutorial = page.locator('[role=option][href^="/docs/tutorial-"]');
    await expect(tutorial).toHaveCount(0);
    await page.getByText('For maintainers', { exact: true }).click();
    await expect(tutorial.first()).toBeVisible();
  },
);

test('the page of the search answers its address, and keeps it', async ({ page }) => {
  await openPage(page, '/search/?q=glue');
  await expect(field(page)).toHaveValue('glue');
  await expect(options(page).first()).toHaveAttribute('href', '/docs/ink-basics/glossary/#glue');
  await field(page).fill('divert');
  await expect(page).toHaveURL(/\/search\/\?q=divert$/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.locator('link[rel=search]')).toHaveAttribute('href', '/opensearch.xml');
});

test('a missing index is said', { tag: '@soak' }, async ({ page }) => {
  await page.route('**/pagefind/**', (route) => route.fulfill({ status: 404, body: '' }));
  await openPage(page, PAGE);
  await trigger(page).click();
  await field(page).fill('glue');
  await expect(page.getByText('The search index is missing.')).toBeVisible();
});

test('failed requests can be retried', { tag: '@soak' }, async ({ page }) => {
  await page.route('**/search-data.json', (route) => route.abort());
  await openPage(page, PAGE);
  await trigger(page).click();
  await field(page).fill('glue');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/search-data.json');
  await retry.click();
  await expect(options(page).first()).toBeVisible();
});

test(
  'without scripts the field leads to its page, which offers alternatives',
  { tag: '@soak' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      javaScriptEnabled: false,
    });
    const page = await context.newPage();
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/search\/\??$/);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'All tags and markup' }),
    ).toBeVisible();
    await context.close();
  },
);

for (const look of looks) {
  test(
    `no violation in the dialog, in ${look.colorScheme} at ${look.width}`,
    { tag: tagOfLook(look) },
    async ({ page }) => {
      await dressPage(page, look);
      await openPage(page, PAGE);
      await openSearch(page);
      const axe = () => expectNoViolation(page, 'dialog[open]');
      await axe();
      for (const text of ['#auto_choice', 'random order', 'divret', '->']) {
        await field(page).fill(text);
        await expect(options(page).first()).toBeVisible();
        await axe();
      }
      await field(page).fill('qqqxyzzy');
      await expect(page.getByText('Nothing found')).toBeVisible();
      await axe();
    },
  );
}
