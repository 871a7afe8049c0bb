import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { noteConsole } from './support/console-messages';
import { buttonIn, newestScene } from './support/player';
import { editorOf, openStory, pasteInto } from './support/playground';

const story =
  '# title: Low & <b>tide</b>\nThe [b]sea[/b] goes out.\n* [Follow it]\n  You follow.\n  -> END\n* [Stay] -> END\n';

async function download(page: Page, kind: string): Promise<{ name: string; bytes: Buffer }> {
  await buttonIn(page, 'Download').click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: kind }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}

test('the story downloaded as ink is exactly the text', async ({ page }) => {
  await openStory(page, story);
  await expect(newestScene(page)).toContainText('goes out.');
  const { name, bytes } = await download(page, 'As ink (.ink)');
  expect(name).toMatch(/\.ink$/);
  expect(bytes.toString('utf8')).toBe(story);
});

test('the story as a game plays from a folder, without a server', async ({
  page,
  context,
}, testInfo) => {
  await openStory(page, story);
  await expect(newestScene(page)).toContainText('goes out.');
  const { name, bytes } = await download(page, 'As a game that opens in a browser (.zip)');
  expect(name).toMatch(/\.zip$/);
  for (const [file, content] of Object.entries(unzipSync(bytes))) {
    const target = testInfo.outputPath(file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  expect(strFromU8(unzipSync(bytes)['story/ink/story.ink']!)).toBe(story);

  const game = await context.newPage();
  const messages = noteConsole(game);
  const requests: string[] = [];
  game.on('request', (request) => requests.push(request.url()));
  await game.goto(pathToFileURL(testInfo.outputPath('story/index.html')).href);
  await expect(game.getByText('The sea goes out.')).toBeVisible();
  await game.getByRole('button', { name: 'Follow it' }).click();
  await expect(game.getByText('You follow.')).toBeVisible();
  await game.getByRole('button', { name: 'Play again' }).click();
  await expect(game.getByRole('button', { name: 'Follow it' })).toBeVisible();
  expect(requests.filter((address) => !address.startsWith('file:'))).toEqual([]);
  expect(messages).toEqual([]);
});

test('a story with errors cannot be downloaded as a game, and the page says so', async ({
  page,
}) => {
  await openStory(page, story);
  await pasteInto(editorOf(page), '-> nowhere\n');
  await expect(page.getByRole('list', { name: 'Problems' })).toBeVisible();
  await buttonIn(page, 'Download').click();
  await page.getByRole('button', { name: /\.zip/ }).click();
  await expect(page.getByText('The game could not be packed', { exact: false })).toContainText(
    'mistakes',
  );
});
