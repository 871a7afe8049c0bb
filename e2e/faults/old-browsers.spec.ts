import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation, looks } from '../support/axe';
import { noteConsole } from '../support/console-messages';
import { download } from '../support/games';
import { makeOld, oldPage, restoreForTests } from '../support/old-browser';
import { findOverflow } from '../support/overflow';
import { openPage } from '../support/pages';
import { choicesIn, newestScene, takeTurn } from '../support/player';
import { editorOf, openStory } from '../support/playground';
import { pageKinds } from '../support/site-pages';

const STORY = '# title: Low tide\nThe sea goes out.\n* [Follow it]\n  You follow.\n  -> END\n';

/** Pages lacked both where `light-dark()` was unknown. */
const colorsOf = (page: Page) =>
  page.evaluate(() => {
    const { color } = getComputedStyle(document.body);
    const lines = [...document.querySelectorAll('body *')].filter((element) => {
      const style = getComputedStyle(element);
      return style.borderTopWidth !== '0px' && style.borderTopColor !== style.color;
    });
    const [, red] = /rgb\((\d+)/.exec(color) ?? [];
    return { areWordsLight: Number(red) > 128, hasLines: lines.length > 0 };
  });

for (const { colorScheme, width } of looks) {
  test.describe(`in the oldest browsers, ${colorScheme}, ${width}`, { tag: '@soak' }, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    const colors = { areWordsLight: colorScheme === 'dark', hasLines: true };

    for (const [kind, address] of Object.entries({ ...pageKinds, search: '/search/?q=choice' })) {
      test(`the ${kind} page has its colours and its layout`, async ({ page }, info) => {
        await makeOld(page);
        await openPage(page, address);
        await info.attach(kind, { body: await page.screenshot(), contentType: 'image/png' });
        await expect(page.getByText('Your browser is too old')).toBeHidden();
        expect.soft(await colorsOf(page)).toEqual(colors);
        await restoreForTests(page);
        expect.soft(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
        await expectNoViolation(page);
      });
    }

    test('a story is written, played and downloaded', async ({ page, context }, info) => {
      await makeOld(page);
      const messages = noteConsole(page);
      await openStory(page, STORY);
      await expect(newestScene(page)).toHaveText('The sea goes out.');
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
      await expect(page.getByText('too old for parts of the playground')).toBeVisible();
      await info.attach('playground', { body: await page.screenshot(), contentType: 'image/png' });
      if (width > 1000) {
        await editorOf(page).focus();
        await page.keyboard.press('F6');
        await expect(editorOf(page)).not.toBeFocused();
        await page.keyboard.press('Shift+F6');
        await expect(editorOf(page)).toBeFocused();
      }
      const { bytes } = await download(page, 'One file');
      expect(messages).toEqual([]);

      const html = bytes.toString();
      const open = async (content: string) => {
        const game = await context.newPage();
        writeFileSync(info.outputPath('game.html'), content);
        await game.goto(pathToFileURL(info.outputPath('game.html')).href);
        return game;
      };
      const game = await open(oldPage(html));
      await game.getByRole('button', { name: 'New game' }).click();
      await expect(newestScene(game)).toHaveText('The sea goes out.');
      await info.attach('game', { body: await game.screenshot(), contentType: 'image/png' });
      expect((await colorsOf(game)).areWordsLight).toBe(colorScheme === 'dark');
      await expectNoViolation(game);
      await takeTurn(choicesIn(game).first());
      await expect(newestScene(game)).toHaveText('You follow.');
      const older = await open(html.replace(/<script>(?=(?!window).{9})/, '<script>class {'));
      await expect(older.getByText('This game needs a newer browser.')).toBeVisible();
    });
  });
}
