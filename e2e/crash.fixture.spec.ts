import { expect, test, type Page } from '@playwright/test';
import { openPage, untilRunning } from './support/pages';
import { noteDocuments } from './support/requests';

const crashed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page crashed.' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('a page that crashes', async ({ page }) => {
  await openPage(page, 'crash/');
  const documents = noteDocuments(page);

  await test.step('says so inside the frame, with the chain of causes', async () => {
    await press(page, 'Crash once');
    await expect(crashed(page)).toBeVisible();
    await expect(page.getByRole('main').locator('pre')).toHaveText(
      'The story has no end.\n\nCause:\nThe ink has run dry.\n\nCause:\nThe well is closed.',
    );
    await expect(page).toHaveTitle('Page Error');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Tutorial' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
  });

  await test.step('Try again brings the page back', async () => {
    await press(page, 'Try again');
    await expect(title(page, 'A page that crashes')).toBeVisible();
    await expect(page).not.toHaveTitle('Page Error');
    expect(documents).toEqual([]);
  });

  await test.step('other pages work, and so does this one after coming back', async () => {
    await press(page, 'Crash once');
    await page.getByRole('banner').getByRole('link', { name: 'Tutorial' }).click();
    await expect(page).toHaveURL(/\/base\/docs\/$/);
    await expect(crashed(page)).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
    await page.goBack();
    await expect(title(page, 'A page that crashes')).toBeVisible();
    expect(documents).toEqual([]);
  });

  await test.step('if it crashes again, Try again reloads it', async () => {
    await press(page, 'Crash for good');
    await press(page, 'Try again');
    await expect(crashed(page)).toBeVisible();
    expect(documents).toEqual([]);
    await press(page, 'Try again');
    await untilRunning(page);
    await expect(title(page, 'A page that crashes')).toBeVisible();
    expect(documents).toHaveLength(1);
  });
});
