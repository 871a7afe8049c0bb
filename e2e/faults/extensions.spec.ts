import { expect, test, type Page } from '@playwright/test';
import { extensions } from '../support/extensions';
import { openPage } from '../support/pages';
import { choicesIn, takeTurn } from '../support/player';

const SAMPLE_PAGE = '/docs/atrament-basics/choices/';
const sidebar = (page: Page) =>
  page.getByRole('navigation').filter({ hasText: 'Troubleshooting' }).first();
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Visits other pages and goes back, plays, changes colours and searches; the extension runs again after each step. */
async function readOn(page: Page, change: () => Promise<void>): Promise<void> {
  await sidebar(page).getByRole('link', { name: 'Troubleshooting' }).click();
  await expect(title(page, 'Troubleshooting')).toBeVisible();
  await change();
  await page.goBack();
  await expect(title(page, 'Choices')).toBeVisible();
  await change();
  const sample = page.locator('#sample-1');
  await sample.getByRole('button', { name: 'Play' }).click();
  await expect(choicesIn(sample).first()).toBeVisible();
  await change();
  await takeTurn(choicesIn(sample).first());
  await change();
  await sample.getByRole('button', { name: /Close/ }).click();
  await change();
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Switch between/ });
  for (const mode of ['light', 'dark']) {
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  }
  await change();
  await page.keyboard.press('/');
  const field = page.getByRole('combobox');
  await field.fill('glue');
  await expect(page.getByRole('option').first()).toBeVisible();
  await change();
  await field.fill('divert');
  await expect(
    page
      .getByRole('option')
      .filter({ hasText: /divert/i })
      .first(),
  ).toBeVisible();
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/docs\/(?!atrament-basics\/choices)/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const [name, rewrite] of Object.entries(extensions)) {
  test(
    `an extension that makes ${name}, after the page is up`,
    { tag: '@soak' },
    async ({ page }) => {
      test.slow();
      await openPage(page, SAMPLE_PAGE);
      await page.evaluate(rewrite);
      await readOn(page, () => page.evaluate(rewrite));
    },
  );

  test(
    `an extension that makes ${name}, before the scripts run`,
    { tag: '@soak' },
    async ({ page }) => {
      test.slow();
      // Like content scripts at the end of the document, which run before scripts that load in parallel.
      await page.addInitScript(
        `document.addEventListener('DOMContentLoaded', ${rewrite.toString()})`,
      );
      await openPage(page, SAMPLE_PAGE);
      await readOn(page, () => Promise.resolve());
    },
  );
}
