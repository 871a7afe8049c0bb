import type { Page } from '@playwright/test';
import type { ContentProblems } from '../src/base/problems/problem-feed';
import { PROBLEM_FEED } from '../src/base/problems/problem-feed';
import { cmsTest, expect, problemsOf, sourceOf } from './support/local-cms';

const test = cmsTest();

const problemIn = (file: string, line: number, message: string) => ({
  severity: 'error' as const,
  file,
  line,
  message,
  hint: 'Mend it.',
});

const found: ContentProblems = {
  hasCms: true,
  problems: [
    problemIn('content/docs/cookbook/credits.mdx', 1, 'One is wrong.'),
    problemIn('content/docs/cookbook/inventory.mdx', 12, 'Two is wrong.'),
  ],
};

// One window for all, because the CMS is large.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  // What `develop` sends; it checks the content in a process of its own.
  await page.route(`**${PROBLEM_FEED}`, (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 600000\ndata: ${JSON.stringify(found)}\n\n`,
    }),
  );
});
test.afterAll(() => page.close());

test('pages are listed as the sidebar lists them, and “Back” asks before it leaves a form with changes', async () => {
  await page.goto('/admin/#/collections/pages');

  await test.step('a mark stands where something is wrong', async () => {
    const category = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 2, name: 'Things and places' }),
    });
    const links = category.last().getByRole('link');
    await expect(links.first()).toHaveText('An inventory 1 problem');
    await expect(links.nth(1)).toHaveText('A shop and money');
    await links.nth(1).click();
    await expect(page.getByText('content/docs/cookbook/shop.mdx', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(links.first()).toBeVisible();
  });

  await test.step('“Back” asks', async () => {
    const browserAsked: string[] = [];
    page.on('dialog', (dialog) => {
      browserAsked.push(dialog.message());
      void dialog.dismiss();
    });
    await page.getByRole('link', { name: 'A shop and money' }).click();
    await page.getByLabel('Description').fill('Coins and counters.');
    await expect(page.getByText('Unsaved Changes')).toBeVisible();
    const question = page.getByRole('dialog', { name: 'Leave this form?' });
    // Playwright’s own waits until the address has changed, which it then has not.
    const goBack = () => page.evaluate(() => window.history.back());
    await goBack();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByLabel('Description')).toHaveValue('Coins and counters.');
    await goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'A shop and money' }).click();
    await expect(page.getByLabel('Description')).not.toHaveValue('Coins and counters.');
    expect(browserAsked).toEqual([]);
  });
});

test('what is wrong is below the form, that of its own file first', async () => {
  await page.goto('/admin/#/collections/pages/entries/cookbook/inventory');
  const bar = page.getByRole('complementary', { name: 'All problems' });
  await bar.getByText('In saved files: 2 problems').click();
  await expect(bar.getByRole('listitem').first()).toContainText('Two is wrong.');
  await bar.getByRole('link', { name: 'content/docs/cookbook/inventory.mdx:12' }).click();
  await expect(sourceOf(page)).toBeFocused();
  await bar.getByRole('link', { name: 'content/docs/cookbook/credits.mdx:1' }).click();
  await expect(page.getByText('content/docs/cookbook/credits.mdx', { exact: true })).toBeVisible();
  await expect(bar.getByRole('listitem').first()).toContainText('One is wrong.');
  await expect(problemsOf(page)).toBeHidden();
  await bar.getByText('In saved files: 2 problems').click();
});

test('at the end of a long text, the bar says what is wrong, and covers no line', async () => {
  await page.goto('/admin/#/collections/pages/entries/cookbook/inventory');
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\n[Lamps](/lamps/)\n\nThe last line.');
  const bar = page.getByRole('complementary', { name: 'All problems' });
  const count = bar.getByText('In this form: 1 problem');
  await expect(count).toBeInViewport();
  await expect(problemsOf(page)).not.toBeInViewport();
  const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : 0);
  const last = bottomOf(await page.getByText('The last line.').first().boundingBox());
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);

  await count.click();
  await bar.getByRole('button', { name: /^Line \d+$/ }).click();
  await expect(sourceOf(page)).toBeFocused();
  expect(await page.evaluate(() => String(document.getSelection()))).toContain('/lamps/');
});
