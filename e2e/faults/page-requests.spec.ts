import { expect, type Page } from '@playwright/test';
import { eachFault, test } from '../support/faulty-host';
import { openPage } from '../support/pages';
import { reach } from '../support/recovery';
import { DOC_CHUNK, DOC_STYLES, pageData } from '../support/requests';

const START = '/docs/category/ink-basics/';
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Whatever happens to these requests while a page is open, the next page opens, and Back returns. */
for (const [name, request, isFetchedAhead, often] of [
  ['the data of the next page', pageData('docs/troubleshooting'), true, 'a page instead'],
  ['the data of the site', /\/app-data\.json$/, false, null],
  ['its script', DOC_CHUNK, true, null],
  ['its styles', DOC_STYLES, false, null],
  ['all that is fetched', /^empty /, false, null],
] as const) {
  for (const { fault, tag } of eachFault(often)) {
    test(`${name}: ${fault}`, { tag }, async ({ page, host }) => {
      if (isFetchedAhead) host.spoil(request, fault);
      await openPage(page, START);
      if (!isFetchedAhead) host.spoil(request, fault);
      await entry(page, 'Troubleshooting').click();
      await reach(page, host, title(page, 'Troubleshooting'));
      expect(host.spoiled()).toBeGreaterThan(0);
      await expect(page).toHaveURL('/docs/troubleshooting/');
      host.mend();
      await page.goBack();
      await expect(title(page, 'Ink Basics')).toBeVisible();
    });
  }
}

/** Whatever happens to these requests on the first page, it can be read and left. */
for (const [name, request, often] of [
  ['a font', /^font /, null],
  ['an image', /^image /, null],
  ['the runtime of the scripts', /\/app-start-[\da-f]+\.js$/, 'refused'],
  ['the framework', /\/framework-[\da-f]+\.js$/, null],
  ['the script of the site', /\/app-[\da-f]+\.js$/, null],
  ['the script of the first page', DOC_CHUNK, null],
  ['the data of the first page', pageData('docs/quickstart'), null],
  ['the data of the whole site', /\/app-data\.json$/, null],
] as const) {
  for (const { fault, tag } of eachFault(often)) {
    test(`first page, ${name}: ${fault}`, { tag }, async ({ page, host }) => {
      host.spoil(request, fault);
      await page.goto('/docs/quickstart/');
      await expect(title(page, 'Quickstart')).toBeVisible();
      // The app loads when the reader does something.
      await page.mouse.wheel(0, 50);
      await expect.poll(host.spoiled).toBeGreaterThan(0);
      await expect(page.getByRole('heading', { name: 'What you need' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(title(page, 'Quickstart')).toBeAttached();
      await entry(page, 'Troubleshooting').click();
      await reach(page, host, title(page, 'Troubleshooting'));
      await expect(page).toHaveURL('/docs/troubleshooting/');
    });
  }
}
