import { expectNoViolation } from './support/axe';
import { cmsTest, expect, read, sourceOf, write } from './support/local-cms';

const test = cmsTest();

const FILE = 'content/docs/cookbook/letters-and-newspapers.mdx';

test('the search finds pages by the words of their text, as it is now, tells drafts, and says what to try if it finds nothing', async ({
  page,
}) => {
  const before = read(FILE);
  write(FILE, `${before.replace('\n', '\ndraft: true\n')}\nA lanternfish, and an Éclair.\n`);
  try {
    await page.goto('/admin/#/collections/pages');
    const field = page.getByPlaceholder('Search', { exact: true });
    const results = page.getByRole('main').getByRole('listitem');
    for (const term of ['lanternfish', 'eclair  lanternfish']) {
      await field.fill(term);
      await page.keyboard.press('Enter');
      await expect(results).toHaveText([/^Letters and newspapers draft/]);
    }
    await expect(page.getByRole('main').getByRole('status')).toHaveText('1 page');
    await expect(results.getByText('A lanternfish, and an Éclair.')).toBeVisible();
    await expect(results.locator('mark')).toHaveText(['lanternfish', 'Éclair']);
    await expectNoViolation(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await field.fill('lanternfish');
    await page.getByText('All content').click();
    await expect(page.getByRole('heading', { name: 'Found for “lanternfish”' })).toBeVisible();
    await expect(results).toHaveText([/^Letters and newspapers draft/]);
    await expectNoViolation(page);
    await page.reload();
    await results.getByRole('link', { name: /^Letters and newspapers draft/ }).click();
    await expect(page.getByLabel('Title')).toHaveValue(/newspapers/i);
    await expect(page.getByText('Changes saved')).toBeVisible();
    // It opens at what was found, which is selected.
    await expect(sourceOf(page)).toBeFocused();
    expect(await page.evaluate(() => document.getSelection()?.toString())).toBe('lanternfish');
    await expect(sourceOf(page).getByText('A lanternfish, and an Éclair.')).toBeInViewport();
    await expect(page).toHaveURL(/letters-and-newspapers$/);

    await page.goto('/admin/#/search/unlanternlike');
    await expect(page.getByText('No page contains “unlanternlike”.')).toBeVisible();
    await expect(page.getByText(/^Try fewer words/)).toBeVisible();
  } finally {
    write(FILE, before);
  }
});
