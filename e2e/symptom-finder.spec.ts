import { expect, test, type Page } from '@playwright/test';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';

const address = '/docs/troubleshooting/';
const field = (page: Page) => page.getByRole('searchbox', { name: /^Type what you see/ });
const finder = (page: Page) => page.getByRole('search', { name: /^Type what you see/ });
const results = (page: Page) => page.getByRole('article').getByRole('term').getByRole('link');

test('what one sees, or a message, leads to its entry', async ({ page }) => {
  await openPage(page, address);

  await test.step('what one sees leads to its entry: type, arrows, Enter', async () => {
    await expect(finder(page).getByRole('status')).toHaveText(/^\d+ entries$/);
    await field(page).fill('columns below');
    await expect(results(page).first()).toHaveText('My two columns are one below the other');
    await expect(finder(page).getByRole('status')).toHaveText(/^\d+ of \d+ entries$/);
    await expect(page).toHaveURL(`${address}?q=columns+below`);

    await field(page).press('Enter');
    await expect(page).toHaveURL(`${address}?q=columns+below#columns`);
    await expect(page.locator('#columns')).toBeInViewport();
    await page.goBack();
    await expect(field(page)).toHaveValue('columns below');

    await field(page).fill('saves');
    await field(page).press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const target = String(await results(page).nth(1).getAttribute('href'));
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeInViewport();
  });

  await test.step('a message with other names and lines finds its entry, and what ink means', async () => {
    // The message of a sample that fails on purpose, as ink writes it.
    await field(page).fill(
      "ERROR: 'cellar.ink' line 12: Expected end of line but saw '| Lamps: 3'",
    );
    await expect(results(page).first()).toHaveAttribute('href', '#bar');
    await expect(page.getByText('What ink means: There is a | outside of braces')).toBeVisible();
    await field(page).press('Enter');
    await expect(page.locator('#bar')).toBeInViewport();
  });

  await test.step('on a phone, results fit and lead to their entries', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await field(page).fill('blank');
    await expect(results(page).first()).toBeVisible();
    expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
    await results(page).first().click();
    await expect(page.locator('#blank-choices')).toBeInViewport();
  });
});

test(
  'what is typed before the app has loaded is looked for',
  { tag: '@soak' },
  async ({ page }) => {
    const response = await page.goto(address);
    expect(await response?.text()).toContain('type="search"');
    await field(page).pressSequentially('gradient');
    await expect(results(page).first()).toHaveAttribute('href', '#gradient');
    await expect(field(page)).toHaveValue('gradient');
  },
);
