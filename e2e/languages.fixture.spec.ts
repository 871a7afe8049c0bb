import { expect, test } from '@playwright/test';
import { openPage } from './support/pages';

test('the language menu leads to the same page in the build of the other language', async ({
  page,
}) => {
  await openPage(page, 'docs/quickstart/');
  const menu = page.getByRole('banner').locator('summary[aria-label="Languages"]');
  await expect(menu).toHaveText('English');
  await menu.click();
  const german = page.getByRole('link', { name: 'Deutsch' });
  await expect(german).toHaveAttribute('href', '/base/de/docs/quickstart/');
  await expect(german).toHaveAttribute('lang', 'de');
  await expect(german).toHaveAttribute('hreflang', 'de');
  const english = page.getByRole('link', { name: 'English' });
  await expect(english).toHaveAttribute('href', '/base/docs/quickstart/');
  await expect(english).toHaveAttribute('aria-current', 'true');
});
