import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { dressPage, expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { choicesIn, newestScene, takeTurn } from './support/player';
import { editorOf, pasteInto, PLAYGROUND, shareHash } from './support/playground';

const PLAY = '/play/';
const LOOKS = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;
const lamp =
  '# title: The lamp\nThe lamp is out.\n* [Light it]\n  It burns.\n  * * [Blow it out] -> END\n';

/** The player in the page that has nothing else. */
const begin = (page: Page) => page.getByRole('button', { name: 'New game' }).click();

/** Writes a story, and copies the link to play it. */
async function copyLink(page: Page, { isForTesters = false } = {}): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), lamp);
  await expect(newestScene(page)).toHaveText('The lamp is out.');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  if (isForTesters) await page.getByRole('checkbox', { name: /^For testers/ }).check();
  await page.getByRole('button', { name: 'Copy the link: A link to play' }).click();
  await expect(page.getByText('The link is in the clipboard.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Opens a link as somebody else would, on a phone. */
async function openElsewhere(browser: Browser, link: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(link);
  return page;
}

test('a story that is sent is played on another device, and its saves stay there', async ({
  page,
  browser,
}) => {
  const link = await copyLink(page);

  const other = await openElsewhere(browser, link);
  const messages = noteConsole(other);
  await expect(other.getByRole('banner')).toHaveCount(0);
  await expect(other.getByRole('navigation')).toHaveCount(0);
  await expect(other).toHaveTitle('The lamp');
  await begin(other);
  await takeTurn(choicesIn(other).first());
  await expect(newestScene(other)).toHaveText('It burns.');
  for (const look of LOOKS) {
    await dressPage(other, look);
    await expectNoViolation(other);
    expect(await findOverflow(other)).toEqual({ pixels: 0, elements: [] });
  }

  await other.reload();
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(newestScene(other)).toHaveText('It burns.');
  // Another link, in the same tab: a game of its own.
  await other.evaluate(
    (hash) => void (window.location.hash = hash),
    await shareHash({ source: lamp.replace('burns', 'glows') }),
  );
  await expect(other.getByRole('button', { name: 'New game' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Continue' })).toHaveCount(0);
  expect(messages).toEqual([]);
  await other.context().close();
});

test('a tester’s note comes back to its line, and plays to its place', async ({
  page,
  browser,
}) => {
  const link = await copyLink(page, { isForTesters: true });
  await page.keyboard.press('Escape');

  const other = await openElsewhere(browser, link);
  await begin(other);
  await takeTurn(choicesIn(other).first());
  await other.keyboard.press('Alt+n');
  await expect(other.getByRole('textbox', { name: /author know/ })).toBeFocused();
  await other.keyboard.type('It burns 3 times too long.');
  for (const look of LOOKS) {
    await dressPage(other, look);
    await expectNoViolation(other);
  }
  await other.getByRole('button', { name: 'Keep the note' }).click();
  // A digit in a note is no choice.
  await expect(newestScene(other)).toHaveText('It burns.');
  await other.reload();
  await other.getByRole('button', { name: '1 note' }).click();
  const saved = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Save as a file' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  await other.keyboard.press('Escape');
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.context().close();

  // The story has been written on since, and the notes were quoted in a letter.
  await pasteInto(
    editorOf(page),
    lamp.replace('The lamp is out.', 'It is dark.\nThe lamp is out.'),
  );
  await page.getByRole('tab', { name: 'Files' }).click();
  await page.getByRole('button', { name: 'Paste a link, or notes…' }).click();
  await page
    .getByRole('textbox', { name: /notes of a tester/ })
    .fill(text.replace(/^/gm, '> ').replaceAll('\n', ' '));
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await page.getByRole('button', { name: 'Add them to this project' }).click();
  const notes = page.getByRole('region', { name: /Notes by testers/ });
  await expect(notes).toContainText('It burns 3 times too long.');
  await expect(notes.getByRole('button', { name: 'Line 5' })).toBeVisible();
  await expect(notes).toContainText('The text is as the tester saw it.');
  await notes.getByRole('button', { name: /^Go there/ }).click();
  await expect(newestScene(page)).toHaveText('It burns.');

  // It also stands in the text and on the map.
  await page.getByTitle('It burns 3 times too long.').click();
  const atLine = page.getByRole('dialog', { name: 'Notes by testers' });
  await expect(atLine).toBeFocused();
  await expect(atLine.getByRole('button', { name: 'Line 5' })).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(editorOf(page)).toBeFocused();
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.getByRole('button', { name: /^Beginning,.* 1 note by a tester/ }).click();
  const there = page.getByRole('region', { name: 'Notes by testers' });
  await there.getByRole('button', { name: /^Done, remove/ }).click();
  await expect(page.getByTitle('It burns 3 times too long.')).toHaveCount(0);
  await there.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByTitle('It burns 3 times too long.')).toBeVisible();
});

test('a picture travels in the link', async ({ page }) => {
  const picture = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 });
    canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  });
  const source = '# title: Boat\nA boat.\n# IMAGE: boat.png\n* [Board it] -> END\n';
  await page.goto(
    // With what a chat program may add.
    `${PLAY}${await shareHash({ source, extras: { assets: { 'boat.png': picture } } })}).&x=1`,
  );
  await begin(page);
  const image = page.getByRole('img', { name: /boat/ });
  await expect(image).toBeVisible();
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(40);
});

test('what is no link, or half of one, is told in a sentence', async ({ page }) => {
  const messages = noteConsole(page);
  const whole = await shareHash({ source: lamp });
  const follow = (hash: string) => page.evaluate((next) => (window.location.hash = next), hash);
  await page.goto(PLAY);
  for (const [hash, told] of [
    ['', 'this address has none'],
    ['#pl', 'this address has none'],
    [whole.slice(0, -20), 'This link is damaged'],
    ['#play=2.abcd', 'newer version'],
    [`#play=1.${'A'.repeat(400_000)}`, 'too long'],
  ] as const) {
    await follow(hash);
    await expect(page.getByRole('heading', { name: 'There is no story here' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(told);
  }
  await follow(await shareHash({ source: '-> nowhere\n' }));
  await expect(page.getByRole('alert')).toContainText('nowhere');
  await expect(page.getByText(/Declare|Did you mean|Write/)).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('without scripts, the page says what it needs', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(PLAY);
  await expect(page.locator('noscript p', { hasText: 'needs JavaScript' })).toBeVisible();
  await context.close();
});
