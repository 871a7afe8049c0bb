import { expect, test, type Locator, type Page } from '@playwright/test';
import { noteConsole } from './support/console-messages';
import { openPage } from './support/pages';
import { newestScene, playerIn } from './support/player';
import { pasteInto } from './support/playground';

const REFUSED = '/docs/ink-basics/tags_and_comments/';
const RUNS_OUT = '/docs/ink-basics/flow/';
const button = (sample: Locator, name: string) => sample.getByRole('button', { name, exact: true });
const editorIn = (page: Page) => page.getByRole('textbox', { name: 'The story’s ink' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a sample that fails on purpose says what is wrong, in its line', async ({ page }) => {
    await page.goto(REFUSED);
    const message = page.locator('#failing-sample-1 + [data-outcome]');
    await expect(message).toContainText('Error, line 1:');
    await expect(message).toContainText("Expected end of line but saw '| Gold: 2'");
    await expect(page.locator('#failing-sample-1 [data-faulty]')).toHaveText('Health: 5 | Gold: 2');
  });
});

test('a sample that does not compile can be edited until it does', async ({ page }) => {
  const messages = noteConsole(page);
  await openPage(page, REFUSED);
  const sample = page.locator('#failing-sample-1');
  const printed = sample.locator('xpath=following-sibling::*[1]');
  await expect(button(sample, 'Play')).toHaveCount(0);
  await button(sample, 'Edit').click();
  await expect(editorIn(page)).toBeFocused();
  await expect(sample.locator('.cm-lintRange-error')).toHaveText('Health: 5 | Gold: 2');
  await expect(sample.getByRole('list', { name: 'Problems' })).toContainText(
    'There is a | outside of braces',
  );
  await expect(printed).toBeHidden();
  await pasteInto(editorIn(page), 'Health: 5 \\| Gold: 2\n-> END\n');
  await expect(newestScene(page)).toHaveText('Health: 5 | Gold: 2');
  await expect(sample.locator('.cm-lintRange-error')).toHaveCount(0);
  await playerIn(page).getByRole('button', { name: 'Close the player' }).click();
  await expect(printed).toBeVisible();
  await expect(button(sample, 'Edit')).toBeFocused();
  expect(messages).toEqual([]);
});

test('a sample that fails while playing is played up to the message printed below it', async ({
  page,
}) => {
  await openPage(page, RUNS_OUT);
  const sample = page.locator('#failing-sample-1');
  const failure = sample.locator('xpath=following-sibling::*[2]');
  await expect(failure).toContainText('Error, line 5: The story runs out here');
  await button(sample, 'Play').click();
  await expect(page.getByRole('alertdialog')).toContainText('The story runs out here');
  await expect(failure).toBeHidden();
});

test('a printed transcript is hidden while its sample is played', async ({ page }) => {
  await openPage(page, '/docs/atrament-basics/choices/');
  const sample = page.locator('#sample-1');
  const transcript = page.locator('#sample-1 + figure');
  await expect(transcript).toContainText('What the player sees');
  await button(sample, 'Play').click();
  await expect(newestScene(page)).toContainText('Three stalls are still lit.');
  await expect(transcript).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(transcript).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await playerIn(page).getByRole('button', { name: 'Close the player' }).click();
  await expect(transcript).toBeVisible();
  await expect(button(sample, 'Play')).toBeFocused();
});
