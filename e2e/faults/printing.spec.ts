import { expect, test } from '@playwright/test';
import { noteConsole } from '../support/console-messages';
import { openPage } from '../support/pages';
import { choicesIn, newestScene, takeTurn } from '../support/player';
import { editorOf, openStory, pasteInto } from '../support/playground';

const story = 'A road.\n+ [On]\n- A hill.\n+ [Down]\n- The sea.\n-> END\n';

test('a page is printed in the middle of a story, which goes on', async ({ page }) => {
  const messages = noteConsole(page);
  await openStory(page, story);
  await takeTurn(choicesIn(page).first());
  expect((await page.pdf()).length).toBeGreaterThan(5000);
  await expect(newestScene(page)).toHaveText('A hill.');
  await takeTurn(choicesIn(page).first());
  await expect(newestScene(page)).toHaveText('The sea.');
  await pasteInto(editorOf(page), story.replace('The sea.', 'The ocean.'));
  await page.pdf();
  await expect(newestScene(page)).toHaveText('The ocean.');
  expect(messages).toEqual([]);
});

test(
  'a page is printed while the search is open and the next page loads',
  { tag: '@soak' },
  async ({ page }) => {
    const messages = noteConsole(page);
    await openPage(page, '/docs/quickstart/');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.fill('glue');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.pdf();
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('Enter');
    await page.pdf();
    await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeAttached();
    await expect(page).toHaveURL(/#glue$/);
    const place = await page.evaluate(() => Math.round(window.scrollY));
    await page.pdf();
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(place);
    expect(messages).toEqual([]);
  },
);
