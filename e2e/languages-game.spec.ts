import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { pseudoText } from '../src/ink/languages/pseudo-language';
import { readRows } from '../src/ink/languages/text-rows';
import { writePo } from '../src/playground/tables/write-po';
import { dressPage, expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { download, downloadButton, downloadWindow } from './support/games';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { choicesIn, newestScene, takeTurn } from './support/player';
import { PLAYGROUND } from './support/playground';

const STORY = `# title: The tide
# author: A. Nobody
# saves: 2
VAR coins = 3
The sea goes out, and you have {coins} coins.
* [Follow it!]
  You follow: nobody is there.
  * * [Go further]
    It comes back. -> END
`;
const GERMAN: Readonly<Record<string, string>> = {
  'The tide': 'Die Ebbe',
  'The sea goes out, and you have {coins} coins.': '{coins} Münzen hast du, und das Meer geht.',
  '[Follow it!]': '[Ihm nach!]',
  'You follow: nobody is there.': 'Du folgst ihm: niemand ist da.',
  '[Go further]': '[Weiter]',
};

const rows = readRows({ source: STORY, files: {} });
const tableOf = (code: string, textOf: (row: (typeof rows)[number]) => string): Uint8Array => {
  const entries = rows.map((row) => ({
    ...{ place: row.place, original: row.original },
    ...{ text: textOf(row), isToCheck: false },
  }));
  return writePo({ code, entries, kept: [] }, rows, { title: 'Tide', sourceLanguage: 'en' });
};

const project = {
  'atrament.config.json': Buffer.from('{"language":"en"}'),
  'root/game/story.ink': Buffer.from(STORY),
  'root/game/languages/de.po': tableOf('de', ({ original }) => GERMAN[original] ?? ''),
  // From right to left, in letters that mean nothing.
  'root/game/languages/ar.po': tableOf('ar', (row) => pseudoText('ar-XB', row)),
};
const RTL_LETTERS = /[\u05D0-\u05EA]/;

async function importProject(page: Page): Promise<void> {
  await openPage(page, PLAYGROUND);
  await page.getByRole('tab', { name: 'Files' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Files' });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    panel.getByRole('button', { name: 'Import a game…' }).click(),
  ]);
  const buffer = Buffer.from(zipSync(project));
  await chooser.setFiles({ name: 'tide.zip', mimeType: 'application/zip', buffer });
  await panel.getByRole('button', { name: 'Open as a new project' }).click();
  await expect(newestScene(page)).toContainText('The sea goes out');
}

/** A phone whose browser is in a language. */
async function phoneIn(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
  return context.newPage();
}

const language = (game: Page, name = 'Language'): Locator => game.getByRole('combobox', { name });
const press = (game: Page, name: string | RegExp) => game.getByRole('button', { name }).click();

/** Looks at the whole page, on a phone and on a wide screen. */
async function expectGoodLooks(game: Page): Promise<void> {
  for (const look of [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 390 },
  ] as const) {
    await dressPage(game, look);
    await expectNoViolation(game);
    expect(await findOverflow(game)).toEqual({ pixels: 0, elements: [] });
  }
}

test('a game in several languages: the reader’s own at first, another one in the middle, and both are kept', async ({
  page,
  browser,
}, testInfo) => {
  const file = testInfo.outputPath('tide.html');
  const address = pathToFileURL(file).href;

  await test.step('languages are offered with the download', async () => {
    await importProject(page);
    await downloadButton(page).click();
    const languages = downloadWindow(page).getByRole('region', { name: 'Languages' });
    await expect(languages.getByRole('checkbox')).toHaveCount(2);
    await expect(languages).toContainText(`5 of ${rows.length} texts are translated.`);
    await expectNoViolation(page, 'dialog[open]');
    const { bytes } = await download(page, 'One file');
    writeFileSync(file, bytes);
    const { name } = await download(page, 'Atrament project');
    expect(name).toBe('the-tide-project.zip');
    await downloadWindow(page)
      .getByRole('combobox', { name: /Atrament project/ })
      .selectOption('Deutsch');
    expect((await download(page, 'Atrament project')).name).toBe('die-ebbe-de-project.zip');
  });

  const game = await phoneIn(browser, 'de-AT');
  const messages = noteConsole(game);
  const html = game.locator('html');

  await test.step('begins in the language of the browser', async () => {
    await game.goto(address);
    await expect(game).toHaveTitle('Die Ebbe');
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(language(game, 'Sprache')).toHaveValue('de');
    await expectGoodLooks(game);
    await press(game, 'Neues Spiel');
    await expect(newestScene(game)).toContainText('3 Münzen hast du');
    await takeTurn(choicesIn(game).first());
    await expect(newestScene(game)).toContainText('Du folgst ihm');
    await press(game, 'Menü');
    await expectGoodLooks(game);
    await press(game, 'Spiel speichern');
    await press(game, 'Neuer Spielstand');
  });

  await test.step('changes in the middle, with its direction', async () => {
    await press(game, 'Menü');
    await language(game, 'Sprache').selectOption('العربية');
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expectGoodLooks(game);
    await press(game, 'Back to the story');
    await expect(newestScene(game)).toHaveText(RTL_LETTERS);
    await expectGoodLooks(game);
    await expect(choicesIn(game)).toHaveCount(1);
  });

  await test.step('place and language are kept when it is opened again', async () => {
    await game.reload();
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expectGoodLooks(game);
    await press(game, 'Continue');
    await expect(newestScene(game)).toHaveText(RTL_LETTERS);
    await expect(choicesIn(game)).toHaveCount(1);
    await press(game, 'Menu');
    await press(game, 'Load game');
    await press(game, /^Save 1/);
    await expect(newestScene(game)).toHaveText(RTL_LETTERS);
    await press(game, 'Menu');
    await language(game).selectOption('English');
    await expect(html).toHaveAttribute('dir', 'ltr');
    await press(game, 'Back to the story');
    await expect(newestScene(game)).toContainText('You follow: nobody is there.');
    await takeTurn(choicesIn(game).first());
    await expect(newestScene(game)).toContainText('It comes back.');
  });
  expect(messages).toEqual([]);
});

test('a link to play has its languages, each in its direction, and the page around stays as it is', async ({
  page,
  browser,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await importProject(page);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('checkbox', { name: /^Put German into the link/ })).toBeChecked();
  const copy = page.getByRole('button', { name: 'Copy the link: A link to play' });
  await copy.click();
  await expect(page.getByText('The link is in the clipboard.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const game = await phoneIn(browser, 'de');
  await game.goto(link);
  await expect(game).toHaveTitle('Die Ebbe');
  await press(game, 'Neues Spiel');
  await takeTurn(choicesIn(game).first());
  await expect(newestScene(game)).toContainText('Du folgst ihm');
  await press(game, 'Menü');
  await language(game, 'Sprache').selectOption('العربية');
  await press(game, 'Back to the story');
  await expect(newestScene(game)).toHaveText(RTL_LETTERS);
  expect(await newestScene(game).evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
  await expect(game.locator('html')).toHaveAttribute('lang', 'en');
  await expectNoViolation(game);
  await game.reload();
  await press(game, 'Continue');
  await expect(newestScene(game)).toHaveText(RTL_LETTERS);
});
