import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { download } from './support/games';
import { choicesIn, newestScene, playerIn, takeTurn } from './support/player';
import { editorOf, openStory } from './support/playground';

const hebrew = `# title: המגדלור!
# author: דנה לוי
VAR oil = "שמן"
הים שקט הלילה, והאור דולק.
בחדר יש [b]שולחן[/b] ו-[link=כיסא]כיסא[/link].
+ [לעלות במדרגות!] -> up
+ [כיסא] -> up
=== up
למעלה, {oil} ו-3 נרות. # CLASS: note
[b]הדלת[/b] סגורה, # IMAGE: door.png
{oil} נשפך.
[input var=oil]
+ [לרדת] -> up
`;
const arabic = `# title: المنارة!
البحر هادئ الليلة، والضوء مضاء.
* [اصعد الدرج!]
  في الأعلى.
  -> END
`;
const mixed = `# title: Two tongues
She says: “שלום!”
הוא עונה: Hello, 3 times!
* [Say שלום]
  Well said. -> END
* [לצאת, בשקט!] -> END
`;

/** Where the text of an element starts: its direction, as the browser sees it. */
const directionOf = (element: Locator): Promise<string> =>
  element.evaluate((one) => getComputedStyle(one).direction);

/** Whether the text of an element is nearer to its right edge than to its left. */
const isAtRight = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = one.getBoundingClientRect();
    const text = range.getBoundingClientRect();
    return box.right - text.right < text.left - box.left;
  });

const paragraphs = (page: Page): Locator => newestScene(page).locator(':scope > div');

test('a Hebrew story runs from right to left in the editor and the player', async ({ page }) => {
  await openStory(page, hebrew);
  await expect(paragraphs(page)).toHaveCount(2);
  for (const paragraph of await paragraphs(page).all()) {
    expect(await directionOf(paragraph)).toBe('rtl');
    expect(await isAtRight(paragraph)).toBe(true);
  }
  for (const choice of await choicesIn(page).all()) expect(await directionOf(choice)).toBe('rtl');
  expect(await directionOf(playerIn(page).locator('[data-toolbar]'))).toBe('rtl');
  const lines = editorOf(page).locator('.cm-line');
  const line = (text: string): Locator => lines.filter({ hasText: text }).first();
  for (const [text, direction] of [
    ['הים שקט', 'rtl'],
    ['+ [לעלות', 'rtl'],
    ['[b]הדלת[/b]', 'rtl'],
    ['{oil} נשפך', 'rtl'],
    ['=== up', 'ltr'],
    ['# title', 'ltr'],
  ] as const)
    expect(await directionOf(line(text))).toBe(direction);
  expect(await isAtRight(line('הים שקט'))).toBe(true);
  // The caret moves with the text: to the left at the beginning of a line.
  await line('הים שקט').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('X');
  await expect(line('הXים')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await takeTurn(choicesIn(page).first());
  await expect(newestScene(page)).toContainText('שמן');
  expect(await directionOf(newestScene(page).getByRole('textbox'))).toBe('rtl');
  await expectNoViolation(page);
});

test('in a story of two scripts, each paragraph and choice has its own direction', async ({
  page,
}) => {
  await openStory(page, mixed);
  await expect(paragraphs(page)).toHaveCount(2);
  expect(await directionOf(paragraphs(page).nth(0))).toBe('ltr');
  expect(await directionOf(paragraphs(page).nth(1))).toBe('rtl');
  expect(await directionOf(choicesIn(page).nth(0))).toBe('ltr');
  expect(await directionOf(choicesIn(page).nth(1))).toBe('rtl');
});

test(
  'a downloaded game names the language that its author set, or none',
  { tag: '@soak' },
  async ({ page, context }, testInfo) => {
    const file = testInfo.outputPath('index.html');
    const open = async (): Promise<Page> => {
      const { bytes } = await download(page, 'One file');
      await page.keyboard.press('Escape');
      writeFileSync(file, bytes);
      const game = await context.newPage();
      await game.goto(pathToFileURL(file).href);
      return game;
    };
    await openStory(page, arabic);
    await expect(newestScene(page)).not.toBeEmpty();
    const plain = await open();
    await expect(plain.getByRole('button', { name: 'New game' })).toBeVisible();
    await expect(plain.locator('html')).toHaveAttribute('lang', 'und');
    await plain.close();

    await page.getByRole('tab', { name: 'Game' }).click();
    const language = page.getByRole('textbox', { name: 'Language' });
    await language.fill('my own');
    await expect(page.getByText('is not the code of a language')).toBeVisible();
    await language.fill('ar');
    await language.press('Tab');
    await expect(newestScene(page)).toHaveCount(1);
    await expect(page.locator('[lang="ar"]')).toContainText('البحر هادئ');
    const game = await open();
    await expect(game.locator('html')).toHaveAttribute('lang', 'ar');
    expect(await directionOf(game.getByText('المنارة!').last())).toBe('rtl');
    // Its own words stay English for screen readers.
    const start = game.getByRole('button', { name: 'New game' });
    expect(await start.evaluate((one) => one.closest('[lang]')?.getAttribute('lang'))).toBe('en');
    await start.click();
    expect(await directionOf(newestScene(game).locator(':scope > div').first())).toBe('rtl');
    expect(await directionOf(choicesIn(game).first())).toBe('rtl');
    await takeTurn(choicesIn(game).first());
    await expectNoViolation(game);
  },
);
