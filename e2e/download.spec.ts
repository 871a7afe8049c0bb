import { pathToFileURL } from 'node:url';
import { writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { download, downloadButton, downloadWindow, openInFrame, unpack } from './support/games';
import { findOverlaps } from './support/overlap';
import { choicesIn, newestScene } from './support/player';
import { editorOf, openStory, pasteInto } from './support/playground';

const story = `# title: Low & <b>tide</b>
# author: A. Nobody
# saves: 2
The [b]sea[/b] goes out.
* [Follow it]
  You follow.
  * * [Further]
      The sand is [img]shell.png[/img] wet.
      -> END
* [Hide #HIDDEN] -> END
* [Stay] -> END
`;

async function openGame(page: Page): Promise<void> {
  await openStory(page, story);
  await expect(newestScene(page)).toContainText('goes out.');
}

test('the ink alone is exactly the text', { tag: '@soak' }, async ({ page }) => {
  await openGame(page);
  const { name, bytes } = await download(page, 'The ink alone');
  expect(name).toBe('low-b-tide-b.ink');
  expect(bytes.toString('utf8')).toBe(story);
});

test('the proof copy opens as a page, with nothing of the story acting in it', async ({ page }) => {
  await openGame(page);
  const { name, bytes } = await download(page, 'Proof copy');
  expect(name).toBe('low-b-tide-b-proof.html');
  await page.setContent(bytes.toString('utf8'));
  await expect(page.getByRole('heading', { name: 'Low & <b>tide</b>' })).toBeVisible();
  await expect(page.getByText('• Follow it')).toBeVisible();
  await expect(page.getByText(/^1\d words, 1 place\./)).toBeVisible();
  await expectNoViolation(page);
});

test('the window says what the game will lack before it is made', async ({ page }) => {
  await openStory(page, '# title: A\n# font: Lora\nEXTERNAL f(x)\n=== function f(x)\n~ return x\n');
  await downloadButton(page).click();
  const dialog = downloadWindow(page);
  await expect(dialog.getByRole('term')).toHaveText([
    'Fonts that come with the engine are not available',
    'External functions',
  ]);
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(downloadButton(page)).toBeFocused();

  await pasteInto(editorOf(page), '# title: A\n# AUDIO: door.mp3\n[img]map.png[/img]\n');
  await downloadButton(page).click();
  await expect(dialog).toContainText('These files are not part of the game: door.mp3, map.png.');
  await expect(dialog.getByRole('term')).toHaveCount(0);
});

test(
  'a story with mistakes cannot be downloaded as a game, and the window says so',
  { tag: '@soak' },
  async ({ page }) => {
    await openGame(page);
    await pasteInto(editorOf(page), '-> nowhere\n');
    await expect(page.getByRole('list', { name: 'Problems' })).toBeVisible();
    await downloadButton(page).click();
    const alert = downloadWindow(page).getByRole('alert').first();
    await expect(alert).toContainText('has mistakes');
    await expect(
      downloadWindow(page).getByRole('button', { name: 'Game for the web' }),
    ).toBeDisabled();
    await alert.getByRole('button', { name: /^Line \d+$/ }).click();
    await expect(downloadWindow(page)).toBeHidden();
  },
);

test('the configuration from the tab “Game” is in the project, after a reload, too', async ({
  page,
}) => {
  await openGame(page);
  await page.getByRole('tab', { name: 'Game' }).click();
  const form = page.getByRole('tabpanel', { name: 'Game' });
  await form.getByRole('textbox', { name: 'Language' }).fill('de');
  await form.getByRole('textbox', { name: 'Language' }).press('Enter');
  await form.getByText('All settings').click();
  await form.getByRole('combobox', { name: 'Compiler' }).selectOption('true');
  await expectNoViolation(page);
  await page.reload();
  await expect(newestScene(page)).toContainText('goes out.');
  await page.getByRole('tab', { name: 'Game' }).click();
  await expect(form.getByRole('textbox', { name: 'Language' })).toHaveValue('de');
  const { bytes } = await download(page, 'Atrament project');
  const config = unzipSync(bytes)['atrament.config.json']!;
  expect(JSON.parse(strFromU8(config))).toMatchObject({
    language: 'de',
    inkjscompiler: true,
    game: { path: 'game', source: 'story.ink' },
  });
});

test('the project has the layout of the engine’s', { tag: '@soak' }, async ({ page }) => {
  await openGame(page);
  const { name, bytes } = await download(page, 'Atrament project');
  expect(name).toBe('low-b-tide-b-project.zip');
  const files = unzipSync(bytes);
  expect(Object.keys(files).sort()).toEqual(['atrament.config.json', 'root/game/story.ink']);
  expect(strFromU8(files['root/game/story.ink']!)).toBe(story);
  expect(JSON.parse(strFromU8(files['atrament.config.json']!))).toMatchObject({
    name: 'Low & <b>tide</b>',
    game: { path: 'game', source: 'story.ink' },
  });
});

for (const way of ['Game for the web', 'One file'] as const) {
  test(
    `${way}: plays from a folder, without a server or a network`,
    { tag: tagOf(way === 'One file') },
    async ({ page, context }, testInfo) => {
      await openGame(page);
      const { name, bytes } = await download(page, way);
      if (way === 'One file') {
        expect(name).toBe('low-b-tide-b.html');
        writeFileSync(testInfo.outputPath('index.html'), bytes);
      } else {
        expect(name).toBe('low-b-tide-b.zip');
        expect(unpack(bytes, testInfo.outputPath()).sort()).toEqual([
          'game/licences.txt',
          'game/player.css',
          'game/player.js',
          'game/story.js',
          'index.html',
        ]);
      }

      const game = await context.newPage();
      const messages = noteConsole(game);
      const requests: string[] = [];
      game.on('request', (request) => requests.push(request.url()));
      await game.goto(pathToFileURL(testInfo.outputPath('index.html')).href);
      await expect(game).toHaveTitle('Low & <b>tide</b>');
      await expect(game.getByText('A. Nobody')).toBeVisible();
      // Axe fetches the style sheets, which a page from a folder cannot.
      if (way === 'One file') await expectNoViolation(game);
      await game.getByRole('button', { name: 'New game' }).click();
      await expect(newestScene(game)).toHaveText('The sea goes out.');
      await expect(choicesIn(game)).toHaveText(['Follow it', 'Stay']);
      // Keys work wherever the focus is.
      await game.evaluate(() => (document.activeElement as HTMLElement).blur());
      await game.keyboard.press('1');
      await expect(newestScene(game)).toHaveText('You follow.');
      await game.keyboard.press('Escape');
      await game.getByRole('button', { name: 'Save game' }).click();
      await expect(game.getByText('cannot keep saves')).toHaveCount(0);
      await game.getByRole('button', { name: 'New save' }).click();
      await game.keyboard.press('1');
      await expect(game.getByRole('img', { name: 'Placeholder for shell.png' })).toBeVisible();
      await game.getByRole('button', { name: 'The end' }).click();
      await game.getByRole('button', { name: 'Load game' }).click();
      await game.getByRole('button', { name: /^Save 1/ }).click();
      await expect(newestScene(game)).toHaveText('You follow.');
      expect(requests.filter((address) => !/^(?:file|data|blob):/.test(address))).toEqual([]);
      expect(messages).toEqual([]);
    },
  );
}

test(
  'in a sandboxed frame of another site it plays, and says once that saves do not last',
  { tag: '@soak' },
  async ({ page, context }, testInfo) => {
    await openGame(page);
    unpack((await download(page, 'Game for the web')).bytes, testInfo.outputPath());
    const outer = await context.newPage();
    const messages = noteConsole(outer);
    const { frame, close } = await openInFrame(outer, testInfo.outputPath());
    await expect(frame.getByRole('status')).toContainText('cannot keep saves');
    expect(await findOverlaps(frame.locator('button, [role="status"]'))).toEqual([]);
    await frame.getByRole('status').getByRole('button', { name: 'Close' }).click();
    await frame.getByRole('button', { name: 'New game' }).click();
    await frame.getByRole('button', { name: 'Follow it' }).click();
    await frame.getByRole('button', { name: 'Menu' }).click();
    await frame.getByRole('button', { name: 'Save game' }).click();
    await expect(frame.getByText('cannot keep saves')).toBeVisible();
    await frame.getByRole('button', { name: 'New save' }).click();
    await frame.getByRole('button', { name: 'Further' }).click();
    await frame.getByRole('button', { name: 'Menu' }).click();
    await frame.getByRole('button', { name: 'Load game' }).click();
    await frame.getByRole('button', { name: /^Save 1/ }).click();
    await expect(frame.locator('[data-past="false"]')).toHaveText('You follow.');
    await expect(frame.getByText('cannot keep saves')).toHaveCount(0);
    expect(messages).toEqual([]);
    await close();
  },
);
