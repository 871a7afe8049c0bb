import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';

const PAGE = 'docs/fixture/long-page/';
const CYRILLIC = 'чернила-и-перо';
const ODD = 'half/whole?';
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });

const topOf = (page: Page, id: string) =>
  page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? NaN, id);

async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect.poll(() => topOf(page, id)).toBeLessThan(120);
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(-1);
}

for (const id of [CYRILLIC, ODD]) {
  const encoded = encodeURIComponent(id);

  test(`#${id} is found on a first load, encoded`, async ({ page }) => {
    await openPage(page, `${PAGE}#${encoded}`);
    await expectAtTop(page, id);
  });

  test(`#${id} is found from another page, encoded`, async ({ page }) => {
    await openPage(page, 'docs/quickstart/');
    await page.evaluate((address) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(address);
    }, `/base/${PAGE}#${encoded}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Long page' })).toBeAttached();
    await expectAtTop(page, id);
  });
}

test('the table of contents has all letters and two levels', async ({ page }) => {
  await openPage(page, PAGE);

  await test.step('the table of contents omits the fourth level and nests the third', async () => {
    await expect(contents(page).getByRole('link')).toHaveText([
      'Second level',
      'Third level',
      'Чернила и перо',
      'Slash and question mark',
      'The end',
    ]);
    await expect(
      contents(page).getByRole('listitem').first().getByRole('listitem').getByRole('link'),
    ).toHaveText(['Third level']);
  });

  await test.step('the table of contents leads to headings of every script, and marks them', async () => {
    await contents(page).getByRole('link', { name: 'Чернила и перо' }).click();
    await expectAtTop(page, CYRILLIC);
    await expect(contents(page).locator('[aria-current]')).toHaveText('Чернила и перо');
    await contents(page).getByRole('link', { name: 'Slash and question mark' }).click();
    await expectAtTop(page, ODD);
    await expect(contents(page).locator('[aria-current]')).toHaveText('Slash and question mark');
  });
});
