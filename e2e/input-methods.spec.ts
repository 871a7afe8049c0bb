import { expect, test, type Locator } from '@playwright/test';
import { openPage } from './support/pages';
import { editorOf, openStory, pasteInto } from './support/playground';

/** The key that ends or rejects a composition: within it, and after it, as Safari sends it. */
const ways = [
  ['within the composition', { isComposing: true, keyCode: 229 }],
  ['after it, as in Safari', { isComposing: false, keyCode: 229 }],
] as const;

async function press(field: Locator, key: string, init: object): Promise<void> {
  await field.dispatchEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
}

for (const [name, init] of ways) {
  test(`search: Enter ${name} follows no result`, async ({ page }) => {
    await openPage(page, '/docs/quickstart/');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('glue');
    await expect(page.getByRole('option').first()).toBeVisible();
    await press(field, 'Enter', init);
    await expect(field).toBeVisible();
    await expect(page).toHaveURL('/docs/quickstart/');
    await press(field, 'Enter', { keyCode: 13 });
    await expect(page).not.toHaveURL('/docs/quickstart/');
  });

  test(`playground: Enter and Escape ${name} end no form`, async ({ page }) => {
    await openStory(page, 'Hello.\n');
    // It becomes a project with its first change.
    await pasteInto(editorOf(page), 'Hello there.\n');
    const project = page.getByRole('textbox', { name: 'Name of the project' });
    await project.focus();
    await press(project, 'Enter', init);
    await expect(project).toBeFocused();

    await page.getByRole('button', { name: 'New file' }).click();
    const file = page.getByRole('textbox', { name: 'Name of the file' });
    await file.fill('かな');
    await press(file, 'Escape', init);
    await expect(file).toHaveValue('かな');
    await press(file, 'Escape', { keyCode: 27 });
    await expect(file).toHaveCount(0);
  });
}
