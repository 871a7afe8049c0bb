import { expect, test, type Page } from '@playwright/test';
import { searchQueries, searchQuestions, searchWishes } from './search-queries';
import { isInEveryRun, tagOf } from './support/every-run';
import { openPage } from './support/pages';

/** Opens the search; what it returns types a query, and resolves with the addresses of the settled results. */
async function openSearch(page: Page): Promise<(query: string) => Promise<(string | null)[]>> {
  await openPage(page, '/search/');
  const field = page.getByRole('combobox', { name: 'Search' });
  const settled = page.locator('[role=listbox][aria-busy=false]');
  return async (query) => {
    await field.fill(query);
    await expect(settled).toBeVisible();
    return page
      .getByRole('option')
      .evaluateAll((all) => all.map((option) => option.getAttribute('href')));
  };
}

// Every run asks for one in six, the soak for all.
for (const [tag, oneIn] of [
  ['@quick', 6],
  ['@soak', 1],
] as const) {
  const isAsked = ([query]: readonly [string, ...unknown[]]) => isInEveryRun(query, oneIn);
  const queries = searchQueries.filter(isAsked);
  const questions = searchQuestions.filter(isAsked);
  const wishes = searchWishes.filter(isAsked);

  test(
    `each of ${queries.length} queries and ${questions.length} questions finds what it asks for`,
    { tag },
    async ({ page }) => {
      test.slow();
      const find = await openSearch(page);
      for (const [query, address] of queries) {
        expect.soft((await find(query))[0], query).toBe(address);
      }
      for (const [question, address] of questions) {
        const [first, second] = await find(question);
        expect.soft([first, second], question).toContain(address);
      }
    },
  );

  test(
    `each of ${wishes.length} wishes finds what grants it, in the search and among all tags`,
    { tag },
    async ({ page }) => {
      test.slow();
      const find = await openSearch(page);
      for (const [wish, address] of wishes) {
        expect.soft((await find(wish)).slice(0, 3), wish).toContain(address);
      }

      await openPage(page, '/docs/reference/');
      const filter = page.getByRole('search', { name: 'Find a tag' }).getByRole('searchbox');
      const entries = page.locator('dl > div[id]');
      for (const [wish, , entry] of wishes) {
        if (entry === undefined) continue;
        await filter.fill(wish);
        const count = page
          .getByRole('search', { name: 'Find a tag' })
          .getByText(/^\d+ of \d+ entries/);
        await expect(count).toBeVisible();
        const found = await entries.evaluateAll((all) => all.map(({ id }) => id));
        expect.soft(found.slice(0, 3), wish).toContain(entry);
      }
    },
  );
}

for (const [typed, address] of [
  ['inventry', '/docs/cookbook/inventory/'],
  ['autosve', '/docs/ink-basics/glossary/#autosave'],
  ['knott', '/docs/ink-basics/glossary/#knot'],
  ['chekpoint', '/docs/ink-basics/glossary/#checkpoint'],
  ['musik', '/docs/atrament-basics/multimedia/sound/#music'],
] as const) {
  test(
    `“${typed}” finds first what is meant`,
    { tag: tagOf(typed === 'chekpoint') },
    async ({ page }) => {
      const find = await openSearch(page);
      expect((await find(typed)).slice(0, 3)).toContain(address);
    },
  );
}

test('a misspelling that is the engine’s own finds it, and what the word means', async ({
  page,
}) => {
  const find = await openSearch(page);
  const found = await find('backround');
  expect(found[0]).toContain('backround');
  expect(found).toContain('/docs/atrament-basics/multimedia/images/#background');
  await expect(page.getByText('Also showing results for “background”.')).toBeVisible();
});

test('a misspelling is corrected, and the original can be searched for', async ({ page }) => {
  await openPage(page, '/search/?q=divret');
  await expect(page.getByText('Showing results for “divert”.')).toBeVisible();
  await page.getByRole('button', { name: 'Search for “divret” instead' }).click();
  await expect(page.getByText('Showing results for')).toBeHidden();
});
