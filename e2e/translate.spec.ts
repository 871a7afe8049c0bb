import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { findOverflow } from './support/overflow';
import { choicesIn, newestScene } from './support/player';
import { editorOf } from './support/playground';
import { writeProject } from './support/projects';

const STORY = `Night falls.
VAR coins = 3
You have {coins} coins.
* [Open the door] -> hall
=== hall
// She whispers.
Ada: Who is there?
-> END
`;

const tool = (page: Page) => page.getByRole('tabpanel', { name: 'Languages' });
const texts = (page: Page) => tool(page).getByRole('group', { name: 'Texts of the story' });
const field = (page: Page) => tool(page).getByRole('textbox', { name: /^Translation into/ });

async function addGerman(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Languages' }).click();
  await tool(page).getByRole('button', { name: 'Add a language' }).click();
  await tool(page).getByRole('combobox', { name: 'Language' }).selectOption('de');
  await tool(page).getByRole('combobox', { name: 'The story itself is in' }).selectOption('en');
  await tool(page).getByRole('button', { name: 'Add', exact: true }).click();
  await expect(tool(page)).toContainText('0 of 4 texts');
}

async function translate(page: Page, lines: readonly string[]): Promise<void> {
  await tool(page).getByRole('button', { name: 'Next to do' }).click();
  for (const line of lines) {
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText(line);
    await page.keyboard.press('Control+Enter');
  }
}

test('a story is translated with the keys, played in its language, and follows its original', async ({
  page,
}) => {
  const messages = noteConsole(page);
  await writeProject(page, STORY);
  await addGerman(page);
  await translate(page, [
    'Es wird Nacht.',
    'Du hast {coins} Münzen.',
    '[Tür öffnen]',
    'Ada: Wer ist da?',
  ]);
  await expect(tool(page)).toContainText('4 of 4 texts of your story, 100%');
  await expectNoViolation(page);

  // A text leads to the game in its language, and to the map.
  const typeface = (element: Element) => getComputedStyle(element).fontFamily;
  const row = texts(page).getByRole('button', { name: /Münzen/ });
  const rowTypeface = await row.evaluate(typeface);
  await row.click();
  expect(await field(page).evaluate(typeface)).toBe(rowTypeface);
  await tool(page).getByRole('button', { name: 'Play from here' }).click();
  await expect(newestScene(page)).toContainText('Du hast 3 Münzen.');
  await texts(page)
    .getByRole('button', { name: /Wer ist da/ })
    .click();
  await tool(page).getByRole('button', { name: 'Show on the map' }).click();
  const map = page.getByRole('tabpanel', { name: 'Map' });
  await expect(map.getByRole('region', { name: 'What to do with “hall”' })).toBeVisible();
  // It is in sight, beside what is known of it.
  await map.getByRole('button', { name: /^hall, place/ }).click({ trial: true, timeout: 5000 });
  await map.getByRole('button', { name: /^Beginning, where/ }).click();
  await expect(map).toContainText('Words in German.');
  await expect(map).toContainText('Tür öffnen');
  await map.getByRole('button', { name: /^Change the text of “Tür öffnen”/ }).click();
  await expect(page.getByRole('textbox', { name: 'What players read' })).toHaveValue(
    'Open the door',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Languages' }).click();
  await choicesIn(page).getByText('Tür öffnen').click();
  await expect(newestScene(page)).toContainText('Wer ist da?');
  // The place stays when the language changes.
  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('');
  await expect(newestScene(page)).toContainText('Who is there?');

  await tool(page).getByRole('button', { name: 'Check that it is the same game' }).click();
  await expect(tool(page)).toContainText('The same game: 200 plays');
  await page.getByRole('tab', { name: 'Tests' }).click();
  await page.getByRole('combobox', { name: 'Plays' }).selectOption('100');
  await page.getByRole('button', { name: 'Run the tests' }).click();
  await expect(page.getByRole('region', { name: 'Deutsch' })).toContainText(
    'The same game: 100 plays',
  );
  await page.getByRole('tab', { name: 'Languages' }).click();

  // The original changes: its translation stays, to be checked; a place gets another name.
  await editorOf(page).getByText('You have {coins} coins.').click();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Not many.');
  await expect(texts(page)).toContainText('to be checked');
  await expect(texts(page)).toContainText('Du hast {coins} Münzen.');
  await tool(page).getByRole('button', { name: 'Next to do' }).click();
  await expect(tool(page)).toContainText('What has changed since it was translated');
  await expect(tool(page).getByRole('insertion').last()).toContainText('Not many.');
  await tool(page).getByRole('button', { name: 'It is right' }).click();
  await expect(tool(page)).toContainText('4 of 4 texts of your story, 100%');

  await page.reload();
  await page.getByRole('tab', { name: 'Languages' }).click();
  await expect(tool(page)).toContainText('4 of 4 texts of your story, 100%');
  expect(messages).toEqual([]);
});

test('what ink would not read as text is said in its row, and not played', async ({ page }) => {
  await writeProject(page, STORY);
  await addGerman(page);
  await translate(page, ['Es wird Nacht.']);
  await page.keyboard.insertText('Du hast {münzen} Münzen.');
  await expect(tool(page)).toContainText('The story has no “münzen”.');
  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('de');
  await expect(newestScene(page)).toContainText('You have 3 coins.');
});

test('a language has functions of its own, which its texts can call', async ({ page }) => {
  await writeProject(page, STORY);
  await addGerman(page);
  await tool(page).getByRole('button', { name: 'Add functions for this language' }).click();
  await expect(editorOf(page, 'languages/de.ink')).toContainText('=== function one_or_more');
  await translate(page, [
    'Es wird Nacht.',
    'Du hast {coins} {one_or_more(coins, "Münze", "Münzen")}.',
  ]);
  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('de');
  await expect(newestScene(page)).toContainText('Du hast 3 Münzen.');
  await page.getByRole('combobox', { name: 'Language' }).last().selectOption('');
  await expect(newestScene(page)).toContainText('You have 3 coins.');
  await expect(page.getByRole('list', { name: 'Problems' })).toBeHidden();
});

test('a file comes back from a translator, and says first what it changes', async ({
  page,
}, info) => {
  await writeProject(page, STORY);
  await addGerman(page);
  await translate(page, ['Es wird Nacht.', 'Du hast {coins} Münzen.']);
  await tool(page).getByText('Work with a translator').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tool(page).getByRole('button', { name: /\.po/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('de.po');
  const sent = readFileSync(await file.path(), 'utf8');
  expect(sent).toContain('#. She whispers.\n#. Speaker: Ada\n#: story.ink:7\nmsgctxt "hall"');
  const back = info.outputPath('de.po');
  writeFileSync(
    back,
    sent
      .replace('msgstr "Du hast {coins} Münzen."', 'msgstr "{coins} Münzen hast du."')
      .replace(
        'msgid "Ada: Who is there?"\nmsgstr ""',
        'msgid "Ada: Who is there?"\nmsgstr "Ada: Wer da?"',
      ),
  );
  await tool(page).locator('input[type=file]').setInputFiles(back);
  await expect(tool(page)).toContainText('1 text would be new.');
  await expect(tool(page)).toContainText('1 text would change.');
  await expect(texts(page)).not.toContainText('Wer da?');
  await tool(page).getByRole('button', { name: 'Take all of it' }).click();
  await expect(texts(page)).toContainText('{coins} Münzen hast du.');
  await expect(texts(page)).toContainText('Ada: Wer da?');

  const broken = info.outputPath('broken.po');
  writeFileSync(broken, 'msgid "a"\nmsgstr "');
  await tool(page).locator('input[type=file]').setInputFiles(broken);
  await expect(tool(page).getByText(/nothing was read/)).toBeVisible();
  await expect(texts(page)).toContainText('Ada: Wer da?');
});

test('on a phone, a language is added, deleted and brought back', async ({ page }) => {
  await writeProject(page, STORY);
  await page.setViewportSize({ width: 390, height: 844 });
  await addGerman(page);
  await translate(page, ['Es wird Nacht.', 'Du hast {coins} Münzen.']);
  await expect(tool(page)).toContainText('2 of 4 texts');
  expect((await findOverflow(page)).elements).toEqual([]);
  await tool(page).getByRole('button', { name: 'Delete this translation' }).click();
  await tool(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(tool(page)).toContainText('The translation into German was deleted.');
  await tool(page).getByRole('button', { name: 'Undo' }).click();
  await expect(texts(page)).toContainText('Du hast {coins} Münzen.');
});
