import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { dressPage, expectNoViolation, looks } from './support/axe';
import { tagOf } from './support/every-run';
import { noteConsole } from './support/console-messages';
import { download, downloadWindow, openInFrame, unpack } from './support/games';
import { pngFile, wavFile } from './support/media-files';
import { openPage } from './support/pages';
import { newestScene } from './support/player';
import { editorOf, PLAYGROUND } from './support/playground';
import { openProjects, untilStored } from './support/projects';

/** As it is typed; Enter indents the lines below a choice. */
const TYPED = `# title: Two Rooms
-> hall
=== hall
# IMAGE: lamp.png
A lamp burns in the hall.
+ [Climb the stairs] -> attic
=== attic
# AUDIO: rain.wav
Rain falls on the roof.
+ [Open the trunk] -> trunk
+ [Go back down] -> hall
=== trunk
The trunk is full of letters.`;
const ENDING = 'The last one is for you.';

const PIXELS = 24;
const SECONDS = 2;

/** Shows a tab of the playground; on wide screens, the story is always shown. */
async function show(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name, exact: true });
  if (await tab.isVisible()) await tab.click();
}

/** A tool of the playground, shown. */
async function openTool(page: Page, name: string): Promise<Locator> {
  await show(page, name);
  return page.getByRole('tabpanel', { name, exact: true });
}

const button = (place: Locator, name: string | RegExp): Locator =>
  place.getByRole('button', { name });

/** Notes the length of every sound that is heard, in all pages and their frames. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener('playing', () => {
        document.documentElement.dataset.heard = String(Math.round(this.duration));
      });
      return play.call(this);
    };
  });
}

/** Plays the game to its end, and expects its picture, its sound and its last words. */
async function playToTheEnd(place: ReturnType<Page['frameLocator']> | Page): Promise<void> {
  const newest = place.locator('[data-past="false"]');
  const choose = (name: string): Promise<void> => place.getByRole('button', { name }).click();
  await choose('New game');
  await expect(newest).toHaveText('A lamp burns in the hall.');
  const picture = newest.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(PIXELS);
  await choose('Climb the stairs');
  await expect(newest).toHaveText('Rain falls on the roof.');
  await expect(place.locator('html')).toHaveAttribute('data-heard', String(SECONDS));
  await choose('Open the trunk');
  await expect(newest).toContainText(ENDING);
  await expect(place.getByRole('button', { name: 'The end' })).toBeVisible();
}

for (const look of looks) {
  const title = `a writer makes a whole game, ${look.colorScheme}, ${look.width} px`;
  test(
    title,
    { tag: tagOf(look.colorScheme === 'dark' && look.width === 390) },
    async ({ page, context }, testInfo) => {
      // Many steps, most of them checked by axe.
      test.slow();
      await listen(context);
      const messages = noteConsole(page);
      const axe = () => expectNoViolation(page);
      await openPage(page, PLAYGROUND);
      await dressPage(page, look);

      await test.step('write three scenes on a blank page', async () => {
        await button(await openProjects(page), 'New project').click();
        await editorOf(page).click();
        // Enter would accept a word that is suggested.
        for (const line of TYPED.split('\n')) {
          await page.keyboard.type(line);
          await page.keyboard.press('Escape');
          await page.keyboard.press('Enter');
        }
        await show(page, 'Play');
        await expect(newestScene(page)).toHaveText('A lamp burns in the hall.');
        await show(page, 'Write');
        await axe();
      });

      await test.step('add a picture and a sound', async () => {
        const files = await openTool(page, 'Files');
        await expect(files.getByRole('region', { name: /not here/ })).toContainText('lamp.png');
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          button(files, 'Add files').click(),
        ]);
        await chooser.setFiles([
          await pngFile(page, 'lamp.png', PIXELS),
          wavFile('rain.wav', SECONDS),
        ]);
        await expect(files).toContainText('2 files were added.');
        await expect(files.getByText('used once')).toHaveCount(2);
        await axe();
      });

      await test.step('find a scene on the map', async () => {
        const map = await openTool(page, 'Map');
        for (const name of ['hall', 'attic', 'trunk'])
          await expect(button(map, new RegExp(`^${name}, place`))).toBeVisible();
        await axe();
        await button(map, /^attic, place/).click();
        await button(map, 'Write').click();
        const lines = page.getByRole('textbox', { name: 'Lines of “attic”' });
        await expect(lines).toBeFocused();
        await expect(lines.locator('.cm-line').first()).toHaveText('# AUDIO: rain.wav');
      });

      await test.step('reload: nothing is lost', async () => {
        await untilStored(page);
        await openPage(page, page.url());
        for (const line of TYPED.split('\n')) await expect(editorOf(page)).toContainText(line);
        await show(page, 'Play');
        await expect(newestScene(page).locator('img')).toBeVisible();
        await axe();
      });

      const tests = page.getByRole('tabpanel', { name: 'Tests' });
      const wrong = tests.getByRole('region', { name: /Problems found/ });
      await test.step('let the tests find a dead end, and fix it', async () => {
        await openTool(page, 'Tests');
        await button(tests, /^Run/).click();
        await expect(button(tests, 'Run again')).toBeVisible();
        await expect(wrong.getByRole('listitem')).toHaveCount(1);
        await axe();
        await button(wrong, /^Go there/).click();
        await expect(newestScene(page)).toContainText('The trunk is full of letters.');
        await openTool(page, 'Tests');
        await button(wrong, /^Line 13/).click();
        await expect(editorOf(page)).toBeFocused();
        await page.keyboard.press('End');
        await page.keyboard.type(` ${ENDING}\n-> END`);
        await openTool(page, 'Tests');
        await button(tests, /^Run/).click();
        await expect(wrong).toContainText('None so far.');
        await expect(tests).toContainText('one ending, every line reached.');
      });

      await test.step('pin a play', async () => {
        await show(page, 'Play');
        // The story is still where the tests have led it.
        await expect(newestScene(page)).toContainText(ENDING);
        await openTool(page, 'Tests');
        const pins = tests.getByRole('region', { name: /Pinned plays/ });
        await button(tests, 'Pin this play').click();
        await expect(pins).toContainText('As it was.');
        await axe();
      });

      await test.step('look at the other tools', async () => {
        const outline = await openTool(page, 'Outline');
        await expect(outline).toContainText('attic');
        await axe();
        const game = await openTool(page, 'Game');
        await expect(game.getByLabel('Title', { exact: true })).toHaveValue('Two Rooms');
        await axe();
        const history = await openTool(page, 'History');
        await expect(history.getByRole('listitem').first()).toBeVisible();
        await axe();
      });

      const folder = testInfo.outputPath('two-rooms');
      await test.step('take the game away', async () => {
        await show(page, 'Play');
        await page.getByRole('button', { name: 'Download', exact: true }).click();
        await expect(downloadWindow(page)).toBeVisible();
        await axe();
        const { name, bytes } = await download(page, 'Game for the web');
        expect(name).toBe('two-rooms.zip');
        expect(unpack(bytes, folder)).toContain('index.html');
      });

      await test.step('play it from its folder', async () => {
        const game = await context.newPage();
        await dressPage(game, look);
        const said = noteConsole(game);
        await game.goto(pathToFileURL(`${folder}/index.html`).href);
        await expect(game).toHaveTitle('Two Rooms');
        await playToTheEnd(game);
        expect(said).toEqual([]);
      });

      // game-with-files.spec.ts plays another in a frame in every run.
      if (look.colorScheme === 'light')
        await test.step('play it in a sandboxed frame of another site', async () => {
          const outer = await context.newPage();
          await dressPage(outer, look);
          const said = noteConsole(outer);
          const { frame, close } = await openInFrame(outer, folder);
          await button(frame.getByRole('status'), 'Close').click();
          await playToTheEnd(frame);
          expect(said).toEqual([]);
          await close();
        });
      expect(messages).toEqual([]);
    },
  );
}
