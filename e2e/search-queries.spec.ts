import { expect, test } from '@playwright/test';
import { searchQueries, searchQuestions } from './search-queries';
import { openPage } from './support/pages';

test(`each of ${searchQueries.length} queries finds first what it asks for`, async ({ page }) => {
  test.slow();
  await openPage(page, '/search/');
  const field = page.getByRole('combobox', { name: 'Search' });
  const settled = page.locator('[role=listbox][aria-busy=false]');
  const first = page.getByRole('option').first();
  for (const [query, address] of searchQueries) {
    await field.fill(query);
    await expect(settled).toBeVisible();
    expect.soft(await first.getAttribute('href'), query).toBe(address);
  }
});

test(`each of ${searchQuestions.length} questions finds first or second what it asks for`, async ({
  page,
}) => {
  test.slow();
  await openPage(page, '/search/');
  const field = page.getByRole('combobox', { name: 'Search' });
  const settled = page.locator('[role=listbox][aria-busy=false]');
  const options = page.getByRole('option');
  for (const [question, address] of searchQuestions) {
    await field.fill(question);
    await expect(settled).toBeVisible();
    const [first, second] = await options.evaluateAll((all) =>
      all.map((option) => option.getAttribute('href')),
    );
    expect.soft([first, second], question).toContain(address);
  }
});

test('a misspelling is corrected, and the original can be searched for', async ({ page }) => {
  await openPage(page, '/search/?q=divret');
  await expect(page.getByText('Showing results for “divert”.')).toBeVisible();
  await page.getByRole('button', { name: 'Search for “divret” instead' }).click();
  await expect(page.getByText('Showing results for')).toBeHidden();
});
