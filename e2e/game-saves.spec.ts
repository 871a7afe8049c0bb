import { writeFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { download, unpack } from './support/games';
import { openPlainHost } from './support/plain-host';
import { choicesIn, newestScene } from './support/player';
import { openStory } from './support/playground';

const story = `# title: Tide
# saves: 2
The sea goes out.
* [Follow it]
  You follow.
  * * [Further] -> END
`;

/** `openGame` opens the downloaded game on a host of its own, each time in a new page. */
const test = base.extend<{ openGame: () => Promise<Page> }>({
  openGame: async ({ page, context }, use, testInfo) => {
    await openStory(page, story);
    unpack((await download(page, 'Game for the web')).bytes, testInfo.outputPath('a/game of mine'));
    writeFileSync(testInfo.outputPath('404.html'), 'Not found');
    const host = await openPlainHost(testInfo.outputPath());
    await use(async () => {
      const game = await context.newPage();
      await game.goto(`${host.origin}/a/game%20of%20mine/index.html`);
      return game;
    });
    await host.close();
  },
});

/** Plays to the second scene and opens the page of saves. */
async function playToSave(game: Page): Promise<void> {
  await game.getByRole('button', { name: 'New game' }).click();
  await choicesIn(game).first().click();
  await expect(newestScene(game)).toHaveText('You follow.');
  await game.getByRole('button', { name: 'Menu' }).click();
  await game.getByRole('button', { name: 'Save game' }).click();
}

const newSave = (game: Page) => game.getByRole('button', { name: 'New save' });

test('saves: refused, kept when the page is closed at once, and outliving it', async ({
  openGame,
}) => {
  await test.step('one that cannot be stored is not lost in silence', async () => {
    const game = await openGame();
    const notice = game.getByRole('status').filter({ hasText: 'cannot keep saves' });
    await playToSave(game);
    await expect(notice).toHaveCount(0);
    await game.evaluate(() => {
      const put = (store: IDBObjectStore, ...record: Parameters<IDBObjectStore['add']>) =>
        store.add(...record);
      // As with a full disk: the write is accepted, and fails later.
      IDBObjectStore.prototype.put = function (value: unknown, key?: IDBValidKey) {
        put(this, value, key);
        return put(this, value, key);
      };
    });
    await newSave(game).click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    await game.close();
  });

  await test.step('one is kept if the page is closed at once, even by a browser too busy to confirm it', async () => {
    const game = await openGame();
    await playToSave(game);
    const isSaving = game.waitForEvent('console');
    const saving = newSave(game).evaluate(async (button: HTMLElement) => {
      button.click();
      // The game writes within the same task; what the browser answers would come after it.
      for (let turn = 0; turn < 1000; turn += 1) await Promise.resolve();
      console.log('saved');
      const end = performance.now() + 3000;
      while (performance.now() < end);
    });
    await isSaving;
    await Promise.all([game.close(), saving.catch(() => undefined)]);

    const again = await openGame();
    await again.getByRole('button', { name: 'Load game' }).click();
    await again.getByRole('button', { name: /^Save 1/ }).click();
    await expect(newestScene(again)).toHaveText('You follow.');
    await again.close();
  });

  await test.step('saves, autosave and settings outlive the page', async () => {
    const game = await openGame();
    await playToSave(game);
    await newSave(game).click();
    await game.getByRole('button', { name: 'Menu' }).click();
    await game.getByRole('checkbox', { name: 'Sound' }).uncheck();
    await game.getByRole('combobox', { name: 'Colours' }).selectOption('Sepia');

    await game.reload();
    await expect(game.locator('[data-theme="sepia"]')).toBeVisible();
    // Around the game as well.
    await expect(game.locator('html')).toHaveCSS('background-color', 'rgb(248, 235, 202)');
    await expect(game.getByRole('button', { name: 'Load game' })).toBeVisible();
    await game.getByRole('button', { name: 'Continue' }).click();
    await expect(newestScene(game)).toHaveText('You follow.');
    await game.getByRole('button', { name: 'Menu' }).click();
    await expect(game.getByRole('checkbox', { name: 'Sound' })).not.toBeChecked();
  });
});
