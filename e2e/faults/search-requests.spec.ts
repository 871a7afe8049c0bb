import { expect } from '@playwright/test';
import { eachFault, test } from '../support/faulty-host';
import { openPage } from '../support/pages';
import { reach } from '../support/recovery';

/** Whatever happens to these requests, the search finds its result, if necessary after a message and a retry. */
for (const [name, request, often] of [
  ['the names that are searched', /\/pagefind\/search-data\.json$/, null],
  ['what searches', /\/pagefind\/pagefind\.js$/, null],
  ['the words that are known', /\/pagefind\/search-words\.json$/, null],
  ['where the index begins', /\/pagefind\/pagefind-entry\.json$/, null],
  ['what is known of the pages', /\.pf_meta$/, null],
  ['the index', /\.pf_index$/, null],
  ['the texts that were found', /\.pf_fragment$/, null],
  ['the machine of the search', /\.pagefind$/, 'a page instead'],
] as const) {
  for (const { fault, tag } of eachFault(often)) {
    test(`${name}: ${fault}`, { tag }, async ({ page, host }) => {
      await openPage(page, '/docs/quickstart/');
      host.spoil(request, fault);
      await page.keyboard.press('/');
      const field = page.getByRole('combobox', { name: 'Search' });
      await field.fill('choices in random order');
      const results = page.locator('[role=listbox][aria-busy=false] [role=option]');
      await reach(page, host, results);
      await field.press('Enter');
      await expect(page).toHaveURL(/\/docs\/atrament-basics\/choices\//);
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
    });
  }
}

for (const { fault, tag } of eachFault(null)) {
  test(`the dialog: ${fault}`, { tag }, async ({ page, host }) => {
    await openPage(page, '/docs/quickstart/');
    host.spoil(/\.js$/, fault);
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search' });
    // If the dialog does not load, the search page does; it needs scripts as well.
    if (fault !== 'slow') {
      await page.waitForURL('/search/?q=');
      host.mend();
      await page.reload();
    }
    await field.fill('glue');
    await expect(
      page.locator('[role=listbox][aria-busy=false] [role=option]').first(),
    ).toBeVisible();
  });
}
