import { expect, test, type Locator, type Page } from '@playwright/test';
import { dressPage, expectNoViolation } from './support/axe';
import { tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { choicesIn, newestScene, playerIn, takeTurn } from './support/player';
import { chooseStory, editorOf, openStory, pasteInto, PLAYGROUND } from './support/playground';
import { translate } from './support/translator';

// How the playground fills the window: its panes, and the bar above them.

const LONG = `-> hall\n=== hall\n${'A long road.\n'.repeat(200)}+ [On] -> hall\n`;

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
const pane = (page: Page, name: string): Locator =>
  page.getByRole('group', { name, exact: true }).and(page.locator('[data-pane]'));
const areaOf = async (part: Locator): Promise<number> => {
  const { width = 0, height = 0 } = (await part.boundingBox()) ?? {};
  return width * height;
};
const widthOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;
const leftOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? -1;

/** How much of the window these parts have together. */
async function shareOf(page: Page, ...parts: readonly Locator[]): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  const areas = await Promise.all(parts.map(areaOf));
  return areas.reduce((sum, area) => sum + area, 0) / (width * height);
}

test('on a small laptop, text, map and story have four fifths of the window, and only they scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openStory(page, LONG);
  const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true });
  const [text, story] = [panel('Write'), page.locator('[role=tabpanel]:has(> * [data-play])')];
  await expect(newestScene(page)).toBeVisible();
  expect(await shareOf(page, page.locator('.cm-editor'), playerIn(page))).toBeGreaterThan(0.8);
  await tab(page, 'Map').click();
  await expect(page.getByRole('application', { name: 'Story map' })).toBeVisible();
  expect(await shareOf(page, text, panel('Map'), story)).toBeGreaterThan(0.8);
  // Without what stands above and below them.
  const drawing = page.getByRole('application', { name: 'Story map' });
  const played = playerIn(page);
  expect(await shareOf(page, page.locator('.cm-editor'), drawing, played)).toBeGreaterThan(0.8);

  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 2000);
  const scroller = page.locator('.cm-scroller');
  await expect.poll(() => scroller.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);
  await page.keyboard.press('End');
  expect(
    await page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight]),
  ).toEqual([0, 768]);
  expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });

  await test.step('Tab leads through what stands in the window, in the order in which it is seen', async () => {
    await tab(page, 'Map').focus();
    const places: string[] = [];
    for (let presses = 0; presses < 80 && places.at(-1) !== 'play'; presses += 1) {
      await page.keyboard.press('Tab');
      // In the text, Tab indents.
      await page.keyboard.press('Escape');
      const place = await page.evaluate(
        () => document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane ?? 'line',
      );
      if (place !== places.at(-1)) places.push(place);
    }
    expect(places.filter((place) => place !== 'line')).toEqual(['tools', 'text', 'play']);
  });
});

test('panes are dragged and hidden, and fill the window', async ({ page }) => {
  await openStory(page, LONG);

  await test.step('the pointer drags the line between two panes', async () => {
    const line = page.getByRole('separator', { name: 'Width of Text and Story' });
    const { x = 0, y = 0 } = (await line.boundingBox()) ?? {};
    await page.mouse.move(x + 2, y + 200);
    await page.mouse.down();
    await page.mouse.move(x - 150, y + 200, { steps: 4 });
    await page.mouse.up();
    expect(Math.abs((await leftOf(line)) - (x - 150))).toBeLessThan(6);
    await expect(line).not.toHaveAttribute('aria-valuenow', '51');
  });

  await test.step('a pane can be hidden, fill the window and come back, and the focus is never lost', async () => {
    await expect(newestScene(page)).toBeVisible();
    await page.getByRole('button', { name: 'Hide Story' }).press('Enter');
    await expect(playerIn(page)).toBeHidden();
    await expect(tab(page, 'Play')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(playerIn(page)).toBeVisible();
    await tab(page, 'Outline').click();
    await editorOf(page).click();
    await page.keyboard.press('F6');
    await expect(pane(page, 'Story')).toBeFocused();
    await page.keyboard.press('F6');
    await page.keyboard.press('F6');
    await expect(editorOf(page)).toBeFocused();
    await page.getByRole('button', { name: 'Fill the window with Text' }).press('Enter');
    await expect(playerIn(page)).toBeHidden();
    await expect(page.getByRole('tabpanel', { name: 'Outline' })).toBeHidden();
    const back = page.getByRole('button', { name: 'Show the other panes again' });
    await expect(back).toBeFocused();
    await back.press('Enter');
    await expect(playerIn(page)).toBeVisible();
    // What needs the story shows it.
    await page.getByRole('button', { name: 'Hide Story' }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(playerIn(page)).toBeVisible();
  });
});

test('keys make a pane wider and swap two; the project remembers it, and others have their own', async ({
  page,
}) => {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), 'Mine.\n-> END\n');
  await expect(page).toHaveURL(/\?project=/);
  const line = page.getByRole('separator', { name: 'Width of Text and Story' });
  const before = await widthOf(pane(page, 'Text'));
  await line.focus();
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => widthOf(pane(page, 'Text'))).toBeGreaterThan(before * 1.15);
  await page.getByRole('button', { name: 'Swap Text and Story' }).press('Enter');
  const isSwapped = async () =>
    (await leftOf(pane(page, 'Story'))) < (await leftOf(pane(page, 'Text')));
  expect(await isSwapped()).toBe(true);
  const [wide, mine] = [await widthOf(pane(page, 'Text')), page.url()];
  await page.reload();
  await expect(newestScene(page)).toHaveText('Mine.');
  expect(await isSwapped()).toBe(true);
  expect(Math.abs((await widthOf(pane(page, 'Text'))) - wide)).toBeLessThan(2);

  await page.keyboard.press('Control+Shift+P');
  // Also what is typed before the list is there.
  await page.keyboard.type('new project');
  await expect(page.getByRole('combobox', { name: 'Commands' })).toHaveValue('new project');
  await page.keyboard.press('Enter');
  await chooseStory(page);
  await expect(editorOf(page)).toHaveText(/Write here/);
  await pasteInto(editorOf(page), 'Another.\n-> END\n');
  await expect(page).not.toHaveURL(mine);
  await page.keyboard.press('F1');
  await page.keyboard.type('arrange panes');
  await page.keyboard.press('Enter');
  expect(await isSwapped()).toBe(false);
  await page.goto(mine);
  await expect(newestScene(page)).toHaveText('Mine.');
  expect(await isSwapped()).toBe(true);
});

const ROOMS = `-> hall
=== hall
A dark hall.
+ [On] -> cellar
=== cellar
A cold cellar.
+ [Back] -> hall
`;

test('the story plays in a window of its own, which follows until it is brought back', async ({
  page,
  context,
}) => {
  await openStory(page, ROOMS);
  await expect(newestScene(page)).toHaveText('A dark hall.');
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Play in a window of its own' }).press('Enter');
  const own = await opening;
  await expect(newestScene(own)).toHaveText('A dark hall.');
  await expect(own.getByRole('banner')).toBeHidden();
  await expect(playerIn(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show it' })).toBeFocused();

  await test.step('it follows the text, keeps its place, and what is inside the story is its own', async () => {
    await takeTurn(choicesIn(own).first());
    await expect(newestScene(own)).toHaveText('A cold cellar.');
    await pasteInto(editorOf(page), ROOMS.replace('cold cellar', 'wet cellar'));
    await expect(newestScene(own)).toHaveText('A wet cellar.');
    await playerIn(own).getByRole('button', { name: 'Inside the story' }).click();
    await expect(own.getByRole('complementary', { name: 'Inside the story' })).toContainText(
      'cellar',
    );
    await tab(page, 'Outline').click();
    await expect(page.getByRole('tabpanel', { name: 'Outline' })).toContainText(
      /cellar.*the story is here/,
    );
  });

  await test.step('what is asked for here is done there', async () => {
    await page.keyboard.press('F1');
    await page.keyboard.type('one step back');
    await page.keyboard.press('Enter');
    await expect(newestScene(own)).toHaveText('A dark hall.');
    await tab(page, 'Map').click();
    await page
      .getByRole('application', { name: 'Story map' })
      .getByText('cellar', { exact: true })
      .click();
    await page.getByRole('button', { name: 'Play from here' }).click();
    await expect(newestScene(own)).toHaveText('A wet cellar.');
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    await dressPage(own, { colorScheme, width: 480 });
    await expectNoViolation(own);
    await dressPage(page, { colorScheme, width: 1280 });
    await expectNoViolation(page);
  }

  await editorOf(page).click();
  await page.keyboard.press('F4');
  await expect.poll(() => own.isClosed()).toBe(true);
  await expect(newestScene(page)).toHaveText('A wet cellar.');
  await expect(editorOf(page)).toBeFocused();
  const again = context.waitForEvent('page');
  await page.keyboard.press('F4');
  const second = await again;
  await expect(newestScene(second)).toHaveText('A wet cellar.');
  await page.goto('/docs/');
  await expect.poll(() => second.isClosed()).toBe(true);
});

test('what is set and watched moves to the window of its own and back, through a translator', async ({
  page,
  context,
}) => {
  await translate(context, 'replaces');
  await openStory(page, `VAR oil = 3\n${ROOMS}`);
  await playerIn(page).getByRole('button', { name: 'Inside the story' }).click();
  await page.getByRole('button', { name: 'Watch oil' }).click();
  await page.getByRole('button', { name: 'Close “Inside the story”' }).click();
  const watched = (place: Page) =>
    place.getByText('oil', { exact: true }).and(place.locator('dt, dt *'));
  await expect(watched(page).first()).toBeVisible();

  const opening = context.waitForEvent('page');
  await page.keyboard.press('F4');
  const own = await opening;
  await expect(newestScene(own)).toHaveText('A dark hall.');
  await expect(watched(own).first()).toBeVisible();
  await own.getByRole('button', { name: 'Menu' }).click();
  const size = (place: Page) => place.getByRole('slider', { name: 'Font size' });
  await size(own).press('ArrowRight');
  await expect(size(own)).toHaveValue('110');
  await own.keyboard.press('Escape');
  await takeTurn(choicesIn(own).first());
  await expect(newestScene(own)).toHaveText('A cold cellar.');

  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(newestScene(page)).toHaveText('A cold cellar.');
  await expect(watched(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(size(page)).toHaveValue('110');
});

test('a browser that blocks the window is told about', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openStory(page, ROOMS);
  await page.getByRole('button', { name: 'Play in a window of its own' }).click();
  await expect(page.getByText('Allow pop-ups for this site')).toBeVisible();
  await expect(newestScene(page)).toHaveText('A dark hall.');
});

for (const { name, ...look } of [
  { name: 'light', colorScheme: 'light' },
  { name: 'dark', colorScheme: 'dark' },
  { name: 'forced colours', colorScheme: 'dark', forcedColors: 'active' },
] as const) {
  test(
    `the window can be used by everybody, with each tool beside the text and the story (${name})`,
    { tag: '@soak' },
    async ({ page }) => {
      test.slow();
      await page.emulateMedia(look);
      await openPage(page, `${PLAYGROUND}#differences`);
      await dressPage(page, { colorScheme: look.colorScheme, width: 1280 });
      const help = page.getByRole('tabpanel', { name: 'Help' });
      await expect(help.getByRole('heading', { name: /differently/ })).toBeInViewport();
      await expect(choicesIn(page).first()).toBeVisible();
      await expectNoViolation(page);
      for (const tool of ['Files', 'Outline', 'Find', 'Map', 'Tests', 'Game', 'History']) {
        await tab(page, tool).click();
        await expect(page.getByRole('tabpanel', { name: tool, exact: true })).not.toBeEmpty();
        if (tool === 'Map')
          await expect(page.getByRole('application', { name: 'Story map' })).toBeVisible();
        await expectNoViolation(page);
      }
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    },
  );
}

for (const [name, size] of [
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a window enlarged to 200 %', { width: 683, height: 384 }],
] as const) {
  test(
    `on ${name}, one thing at a time has nearly all of the window`,
    { tag: tagOf(name === 'a phone') },
    async ({ page }) => {
      await page.setViewportSize(size);
      await openStory(page, LONG);
      await tab(page, 'Write').click();
      expect(await shareOf(page, pane(page, 'Text'))).toBeGreaterThan(0.7);
      for (const thing of ['Write', 'Play', 'Files'])
        await expect(tab(page, thing)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('separator')).toHaveCount(0);
      await tab(page, 'Play').click();
      await expect(newestScene(page)).toBeInViewport();
      await expect(editorOf(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Commands' })).toBeInViewport({ ratio: 1 });
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(size.height);
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
    },
  );
}

test('only the panes scroll in a browser that does not know :has(), as Firefox before 121', async ({
  page,
}) => {
  await page.route(`**${PLAYGROUND}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(':has(', ':not-known(');
    await route.fulfill({ response, body });
  });
  await page.goto(PLAYGROUND);
  await expect(editorOf(page)).toBeVisible();
  await expect(newestScene(page)).toBeInViewport();
  const { height } = page.viewportSize()!;
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it is, and where to read on', async ({ page }) => {
    await page.goto(PLAYGROUND);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page
      .getByRole('main')
      .getByRole('link', { name: /its keys/ })
      .click();
    await expect(page).toHaveURL('/docs/playground/');
  });
});
