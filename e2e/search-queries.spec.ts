import { expect, test, type Page } from '@playwright/test';
import { searchQueries, searchQuestions, searchWishes } from './search-queries';
import { isInEveryRun } from './support/every-run';
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

/** Words with a slip, and where what is meant is explained. */
const slips = [
  ['inventry', '/docs/cookbook/inventory/'],
  ['autosve', '/docs/ink-basics/glossary/#autosave'],
  ['knott', '/docs/ink-basics/glossary/#knot'],
  ['chekpoint', '/docs/ink-basics/glossary/#checkpoint'],
  ['musik', '/docs/atrament-basics/multimedia/sound/#music'],
] as const;

/** Asks the filter of all tags for each wish, which is to find its entry among the first three. */
async function askAllTags(page: Page, wishes: typeof searchWishes): Promise<void> {
  await openPage(page, '/docs/reference/');
  const finder = page.getByRole('search', { name: 'Find a tag' });
  const entries = page.locator('dl > div[id]');
  for (const [wish, , entry] of wishes) {
    if (entry === undefined) continue;
    await finder.getByRole('searchbox').fill(wish);
    await expect(finder.getByText(/^\d+ of \d+ entries/)).toBeVisible();
    const found = await entries.evaluateAll((all) => all.map(({ id }) => id));
    expect.soft(found.slice(0, 3), wish).toContain(entry);
  }
}

// Every run asks for one in twelve, the soak for all.
for (const [tag, oneIn] of [
  ['@quick', 12],
  ['@soak', 1],
] as const) {
  const isAsked = ([query]: readonly [string, ...unknown[]]) => isInEveryRun(query, oneIn);
  const queries = searchQueries.filter(isAsked);
  const questions = searchQuestions.filter(isAsked);
  const wishes = searchWishes.filter(isAsked);
  const words = slips.filter(([typed]) => tag === '@soak' || typed === 'chekpoint');

  test(
    `${queries.length} queries, ${questions.length} questions and ${wishes.length} wishes find what they ask for`,
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
      for (const [wish, address] of [...wishes, ...words]) {
        expect.soft((await find(wish)).slice(0, 3), wish).toContain(address);
      }
      await test.step('wishes among all tags', () => askAllTags(page, wishes));
    },
  );
}

test('a misspelling is corrected, unless it is the engine’s own, and can be searched for', async ({
  page,
}) => {
  const find = await openSearch(page);
  const found = await find('backround');
  expect(found[0]).toContain('backround');
  expect(found).toContain('/docs/atrament-basics/multimedia/images/#background');
  await expect(page.getByText('Also showing results for “background”.')).toBeVisible();

  await find('divret');
  await expect(page.getByText('Showing results for “divert”.')).toBeVisible();
  await page.getByRole('button', { name: 'Search for “divret” instead' }).click();
  await expect(page.getByText('Showing results for')).toBeHidden();
});
