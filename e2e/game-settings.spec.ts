import { expect, test, type Page } from '@playwright/test';
import { dressPage, expectNoViolation } from './support/axe';
import { pngFile } from './support/media-files';
import { newestScene, playerIn } from './support/player';
import { editorOf, openGallery, pasteInto, PLAYGROUND } from './support/playground';
import { openPage } from './support/pages';

const STORY =
  '# title: The Ferry\n# IMAGE: my boat.png\nThe ferry leaves at nine.\n* [Wait] You wait.\n- -> END\n';

const form = (page: Page) => page.getByRole('tabpanel', { name: 'Game' });

test('a cover with a space in its name, a theme and a colour are chosen by their looks', async ({
  page,
}) => {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), STORY);
  await expect(newestScene(page)).toContainText('The ferry leaves at nine.');
  await page.getByRole('tab', { name: 'Files' }).click();
  const files = page.getByRole('tabpanel', { name: 'Files' });
  const chooser = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: 'Add files…' }).click();
  await (await chooser).setFiles(await pngFile(page, 'my boat.png', 60));
  await expect(files).toContainText('1 file was added.');
  await page.getByRole('tab', { name: 'Game' }).click();
  await form(page)
    .getByRole('group', { name: 'Cover' })
    .getByRole('button', { name: 'my boat.png' })
    .click();
  await expect(form(page)).toContainText('“my boat.png” is now called “my-boat.png”');
  // The picture of the title screen is the writer’s own.
  const cover = form(page).locator('[inert] img').first();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60);

  const colours = form(page).getByRole('group', { name: 'Colours' });
  await expect(colours.locator('[data-theme="dark"]')).toContainText('The ferry leaves at nine.');
  await colours.getByRole('button', { name: 'Dark' }).click();
  await expect(playerIn(page).locator('[data-game]')).toHaveAttribute('data-theme', 'dark');

  await form(page).getByRole('button', { name: 'Parchment' }).nth(1).click();
  await expect(form(page)).toContainText(/: 1, hard to read/);
  await form(page).getByLabel('Your own colour').nth(1).fill('#102030');
  await expect(form(page)).toContainText(/Text contrast: 14\.\d : 1, easy to read/);
  for (const look of [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 390 },
  ] as const) {
    await dressPage(page, look);
    await form(page).getByText('All settings').click();
    await expectNoViolation(page);
  }

  await page.getByRole('tab', { name: 'Write' }).click();
  await expect(editorOf(page)).toContainText(
    '# title: The Ferry# cover: my-boat.png# theme: dark# IMAGE: my-boat.png# BACKGROUND: CSS(\\#102030)',
  );
});

test('the gallery of starters opens a story by its picture, with keys and on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, PLAYGROUND);
  const gallery = await openGallery(page);
  const drawing = gallery.getByRole('button', { name: 'Paper boats' }).locator('use');
  await expect
    .poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width > 0))
    .toBe(true);
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'New project…' })).toBeFocused();

  await page.keyboard.press('Enter');
  await gallery.getByRole('button', { name: 'Paper boats' }).focus();
  await page.keyboard.press('Enter');
  await expect(gallery).toHaveCount(0);
  await expect(editorOf(page)).toBeFocused();
  await expect(editorOf(page)).toContainText('// Paper boats:');
  await page.getByRole('tab', { name: 'Play' }).click();
  await expect(newestScene(page)).toContainText('You fold the first boat');
});
