import { expect, test, type Locator, type Page } from '@playwright/test';
import { tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { choicesIn, newestScene } from './support/player';
import { editorOf, openStory } from './support/playground';
import { findUnreachable } from './support/reach';

const STORY = `# title: Low tide
VAR oil = 3
The sea goes out.
* [Follow it, as far as it goes] -> sand
* {oil > 1} [Light the lamp] -> sand
* {oil > 2} [Call the others] -> sand
* [Stay] -> rock
=== rock ===
You stay.
-> END
=== sand ===
# IMAGE: sand.png
You follow. {oil}
* [Further] The end. -> END
`;
/** The keyboard of a phone covers this much of the window. */
const KEYBOARD = 260;
const isWhole = { pixels: 0, elements: [] };
const tools = ['Files', 'Outline', 'Find', 'Tests', 'Game', 'History', 'Help', 'Map'];

const openTool = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).tap();
const box = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}, (?:place|where)`) });
const held = (page: Page) => page.locator('[data-dragged]');

/** Opens the keyboard, as far as a page can know of it: what is seen of the window is less high. */
const openKeyboard = (page: Page) =>
  page.evaluate((covered) => {
    const { visualViewport: seen, innerHeight } = window;
    if (seen === null) return;
    Object.defineProperty(seen, 'height', { configurable: true, value: innerHeight - covered });
    seen.dispatchEvent(new Event('resize'));
  }, KEYBOARD);

/** Types at the end of a text, and expects its line above the signs of ink, which stand above the keyboard. */
async function expectLineAboveKeyboard(page: Page, editor: Locator): Promise<void> {
  const signs = page.getByRole('toolbar', { name: 'Ink signs' });
  await expect(signs).toBeVisible();
  await openKeyboard(page);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Gulls.');
  const line = editor.locator('.cm-activeLine');
  await expect(line).toContainText('Gulls.');
  const edges = async (part: Locator) => {
    const { y, height } = (await part.boundingBox())!;
    return { top: y, bottom: y + height };
  };
  const free = page.viewportSize()!.height - KEYBOARD;
  await expect.poll(async () => (await edges(signs)).bottom).toBeLessThanOrEqual(free + 1);
  await expect
    .poll(async () => (await edges(line)).bottom)
    .toBeLessThanOrEqual((await edges(signs)).top + 1);
  expect((await edges(line)).top).toBeGreaterThan((await edges(editor)).top - 1);
  await expect(line).toBeInViewport({ ratio: 0.9 });
}

/** A finger that rests on a place of the map until that is held, moves by some pixels, and is lifted. */
async function holdPlace(page: Page, name: string, by = { x: 0, y: 0 }): Promise<void> {
  const input = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await box(page, name).boundingBox())!;
  const at = { x: x + width / 2, y: y + height / 2 };
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof at)[]) =>
    input.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', at);
  // One that is selected follows at once.
  if ((await box(page, name).getAttribute('aria-pressed')) !== 'true')
    await expect(held(page)).toBeAttached();
  for (const part of by.x === 0 && by.y === 0 ? [] : [0.5, 1])
    await touch('touchMove', { x: at.x + by.x * part, y: at.y + by.y * part });
  await touch('touchEnd');
  await expect(held(page)).toHaveCount(0);
}

const leftOf = async (place: Locator) => (await place.boundingBox())!.x;

for (const viewport of [
  { width: 360, height: 640 },
  { width: 412, height: 915 },
]) {
  const isSmall = viewport.width === 360;
  test.describe(`on a phone, ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test(
      'a game is played to its end, and all of each tool can be pressed',
      { tag: tagOf(isSmall) },
      async ({ page }) => {
        await openStory(page, STORY);
        for (const words of ['You follow. 3', 'The end.']) {
          await choicesIn(page).first().tap();
          await expect(newestScene(page)).toContainText(words);
        }
        expect.soft(await findUnreachable(page.getByRole('main')), 'Play').toEqual([]);
        expect.soft(await findUnreachable(page.getByRole('banner')), 'bar').toEqual([]);
        for (const tool of tools) {
          await openTool(page, tool);
          const panel = page.getByRole('tabpanel', { name: tool, exact: true });
          await expect(panel.locator('input, button, a, [role=status], p').first()).toBeVisible();
          if (tool === 'Map') await expect(page.getByRole('application')).toBeVisible();
          expect.soft(await findUnreachable(panel), tool).toEqual([]);
          expect.soft(await findOverflow(page), tool).toEqual(isWhole);
        }
        await test.step('the panel about a place covers nothing, above or below it', async () => {
          for (const name of ['Beginning', 'sand']) {
            await page.getByRole('button', { name: 'Show everything' }).tap();
            await box(page, name).tap();
            const panel = page.getByRole('region', { name: `What to do with “${name}”` });
            await expect(panel).toBeVisible();
            expect.soft(await findUnreachable(page.getByRole('main')), name).toEqual([]);
            await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
            await expect.soft(panel.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
            await panel.getByRole('button', { name: 'Close' }).tap();
          }
        });
        for (const name of ['Projects', 'Commands']) {
          await page.getByRole('button', { name, exact: true }).tap();
          const dialog = page.getByRole('dialog', { name });
          await expect(dialog).toBeVisible();
          expect.soft(await findUnreachable(dialog), name).toEqual([]);
          await page.keyboard.press('Escape');
        }
      },
    );

    test(
      'the line that is typed is seen above the keyboard: in the text, on the map, in the course',
      { tag: tagOf(isSmall) },
      async ({ page }) => {
        await openStory(page, `${STORY}${'Sand.\n'.repeat(40)}`);
        await openTool(page, 'Write');
        await editorOf(page).getByText('The sea').tap();
        await expectLineAboveKeyboard(page, editorOf(page));
        await openTool(page, 'Map');
        await box(page, 'sand').tap();
        await page.getByRole('button', { name: 'Write here' }).tap();
        const lines = page.getByRole('textbox', { name: 'Lines of “sand”' });
        await lines.locator('.cm-line').first().tap();
        await expectLineAboveKeyboard(page, lines);
        await openPage(page, '/docs/first-game/choices/');
        await page.getByRole('button', { name: 'Write it in your game' }).first().tap();
        const game = page.getByRole('region', { name: 'Your first game', exact: true });
        const editor = game.getByRole('textbox', { name: /ink/i });
        await editor.locator('.cm-line').first().tap();
        await expectLineAboveKeyboard(page, editor);
        expect(await findOverflow(page)).toEqual(isWhole);
      },
    );

    test(
      'on the map, places are held to be moved or selected',
      { tag: tagOf(isSmall) },
      async ({ page }) => {
        await openStory(page, STORY);
        await openTool(page, 'Map');
        await expect(box(page, 'sand')).toBeVisible();
        // A map that nobody has moved shows all of itself after each change.
        await page.getByRole('button', { name: 'Zoom out' }).tap();
        /** Where places are, seen from the one that stays. */
        const place = async (name: string) =>
          (await leftOf(box(page, name))) - (await leftOf(box(page, 'rock')));
        const first = [await place('Beginning'), await place('sand')] as const;
        /** In tens of pixels: places stand at whole numbers of the map, which is drawn smaller. */
        // Without the sign of a zero.
        const tens = (pixels: number) => Math.round(pixels / 10) + 0;
        const moved = async () => [
          tens((await place('Beginning')) - first[0]),
          tens((await place('sand')) - first[1]),
        ];
        await holdPlace(page, 'sand', { x: 40, y: 0 });
        await expect.poll(moved).toEqual([0, 4]);
        await holdPlace(page, 'sand');
        await expect(box(page, 'sand')).toHaveAttribute('aria-pressed', 'true');
        await expect(page.getByText('Hold other places')).toBeVisible();
        await holdPlace(page, 'Beginning');
        await expect(page.getByText('2 places selected')).toBeVisible();
        await holdPlace(page, 'Beginning', { x: -20, y: 0 });
        await expect.poll(moved).toEqual([-2, 2]);
      },
    );
  });
}
