import { expect as baseExpect, test, type Page } from '@playwright/test';

// One window for all, because the CMS is large; its files are other ones than those of cms.desk.spec.ts.
test.describe.configure({ mode: 'serial', timeout: 60_000 });
const expect = baseExpect.configure({ timeout: 20_000 });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
});
test.afterAll(() => page.close());

const entry = async (address: string) => {
  await page.goto('/admin/#/collections/pages');
  await expect(page.getByRole('heading', { name: 'Pages' })).toBeVisible();
  await page.goto(`/admin/#/collections/${address}`);
  await expect(page.getByText('Changes saved')).toBeVisible();
};
const save = async () => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now').click();
};

test('Escape closes the form for a new name, and messages', async () => {
  await entry('pages/entries/ink-basics/variables');
  await page.getByRole('button', { name: 'Rename …' }).click();
  await expect(page.getByLabel('New name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('New name')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rename …' })).toBeFocused();

  await page.getByLabel('Title').fill('');
  await save();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
