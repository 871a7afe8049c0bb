import type { Page } from '@playwright/test';
import {
  dressPage,
  expectNoViolation,
  isQuickLook,
  looks,
  tagOfLook,
  type Look,
} from './support/axe';
import { cmsTest, expect, sourceOf } from './support/local-cms';
import { findOverflow } from './support/overflow';

const test = cmsTest();

test.describe.configure({ timeout: 90_000 });
test.use({ bypassCSP: true });

const open = async (page: Page, look: Look, address: string) => {
  await dressPage(page, look);
  await page.goto(`/admin/#/collections/${address}`);
};

for (const look of looks) {
  const title = `pages, pictures, forms, the sidebar and an unknown address can be read: ${look.colorScheme}, ${look.width} px`;
  test(title, { tag: tagOfLook(look) }, async ({ page }) => {
    const expectReadable = async () => {
      await expectNoViolation(page);
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
    };
    await open(page, look, 'pages');
    await test.step('the list of pages', async () => {
      await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
      await expectReadable();
    });

    await test.step('the library of pictures', async () => {
      await page.getByRole('button', { name: 'Pictures' }).click();
      // Only cards in sight exist.
      const search = page.getByPlaceholder('Search pictures');
      await search.fill('saves');
      await page.getByText('saves.svg').click();
      await expectNoViolation(page);
      await search.fill('no such picture');
      await expect(page.getByText('Nothing found')).toBeVisible();
      await expectReadable();
      await page.keyboard.press('Escape');
    });

    await test.step('the form of a page', async () => {
      await open(page, look, 'pages/entries/tutorial-extras/manage-docs-versions');
      await expect(sourceOf(page)).toBeVisible();
      await page.getByRole('button', { name: /^More settings/ }).click();
      await expectReadable();
    });

    await test.step('an unknown address, a new page and the sidebar', async () => {
      await page.goto('/admin/#/nowhere');
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
      await expectNoViolation(page);
      // One click, as there is nothing else to choose.
      await page.getByRole('button', { name: 'New page' }).click();
      await expect(page.getByLabel('Folder')).toBeVisible();
      await expectNoViolation(page);
      await open(page, look, 'sidebars/entries/sidebars');
      await page.getByRole('button', { name: 'Troubleshooting', exact: true }).click();
      await expectNoViolation(page);
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
    });
  });
}

// Both colours and both widths.
for (const look of looks.filter(isQuickLook)) {
  const name = `${look.colorScheme}, ${look.width} px`;
  test(`a search without results can be read: ${name}`, { tag: '@soak' }, async ({ page }) => {
    await open(page, look, 'pages');
    // The CMS draws the field anew when it has read the pages.
    await expect(page.getByRole('searchbox', { name: 'Filter the pages' })).toBeVisible();
    const field = page.getByPlaceholder('Search', { exact: true });
    await field.fill('zzzqq');
    const scopes = page.getByRole('listbox', { name: 'Where to search' });
    const chosen = scopes.getByRole('option', { selected: true });
    await expect(chosen).toHaveText(['Pages']);
    await expectNoViolation(page);
    await field.press('ArrowDown');
    await expect(chosen).toHaveText(['Sidebar']);
    await field.press('ArrowUp');
    await field.press('Enter');
    await expect(page.getByText('No page contains “zzzqq”.')).toBeVisible();
    await expectNoViolation(page);
  });

  test(`an open item of a list can be read: ${name}`, { tag: '@soak' }, async ({ page }) => {
    await open(page, look, 'glossary/entries/glossary');
    await page.getByText(/^Area: /).click({ force: true });
    await expect(page.getByLabel('Term', { exact: true }).filter({ visible: true })).toHaveValue(
      'Area',
    );
    await expectNoViolation(page);
    expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
  });
}

test('on a phone, the form and its preview take turns', { tag: '@soak' }, async ({ page }) => {
  await open(
    page,
    { colorScheme: 'light', width: 390 },
    'pages/entries/tutorial-basics/congratulations',
  );
  await expect(sourceOf(page)).toBeVisible();
  const frame = page.locator('#preview-pane');
  const toggle = page.getByRole('button', { name: 'Show the preview' });
  await expect(frame).toHaveCount(0);
  await toggle.click();
  await expect(page.getByLabel('Title')).toBeHidden();
  await expect.poll(async () => (await frame.boundingBox())?.width).toBeGreaterThan(360);
  await expect(page.frameLocator('#preview-pane').getByRole('heading', { level: 1 })).toBeVisible();
  // Another form does not open as its preview, and a wide window keeps its own.
  await page.goto('/admin/#/collections/pages/entries/tutorial-extras/translate-your-site');
  await expect(page.getByLabel('Title')).toHaveValue('Translate your site');
  await expect(page.getByLabel('Title')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin/#/collections/pages/entries/tutorial-basics/congratulations');
  await expect(frame).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Title')).toBeVisible();
  // The bar is below the text, not over it.
  const bar = await toggle.boundingBox();
  const pane = await page.locator('[class*="-ControlPaneContainer"]').first().boundingBox();
  expect(pane && pane.y + pane.height).toBeLessThanOrEqual(bar?.y ?? 0);
});
