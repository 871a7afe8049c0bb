import { expect, test, type Locator } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { findOverlaps } from './support/overlap';
import { choicesIn, newestScene, playerIn, takeTurn } from './support/player';
import { chooseStory, editorOf, openStory, pasteInto } from './support/playground';

const STORY =
  'VAR oil = 3\nYou stand in the dark.\n+ [Light the lamp]\n  ~ oil -= 1\n- There is light.\n+ [On]\n- -> END\n';

test.describe('while playing', () => {
  test(
    'a step back takes the last choice back, and what it changed',
    { tag: '@soak' },
    async ({ page }) => {
      await openStory(page, STORY);
      const back = playerIn(page).getByRole('button', { name: 'One step back' });
      await expect(newestScene(page)).toHaveText('You stand in the dark.');
      await expect(back).toHaveAttribute('aria-disabled', 'true');
      await playerIn(page).getByRole('button', { name: 'Inside the story' }).click();
      const drawer = playerIn(page).getByRole('complementary', { name: 'Inside the story' });
      await drawer.getByRole('button', { name: 'Watch oil' }).click();
      await drawer.getByRole('button', { name: 'Close “Inside the story”' }).click();
      await expect(playerIn(page)).toContainText('oil3');
      await takeTurn(choicesIn(page).first());
      await expect(playerIn(page)).toContainText('oil2');
      await back.click();
      await expect(newestScene(page)).toHaveText('You stand in the dark.');
      await expect(playerIn(page)).toContainText('oil3');
      await expect(back).toBeFocused();
    },
  );

  test('the story is shown as on a phone, a tablet or a desktop, in light or dark', async ({
    page,
  }) => {
    await openStory(page, STORY);
    await expect(choicesIn(page)).toHaveCount(1);
    for (const [screen, width] of [
      ['Phone', 390],
      ['Tablet', 820],
      ['Desktop', 1280],
    ] as const) {
      await page.getByRole('combobox', { name: 'Screen' }).selectOption(screen);
      await expect
        .poll(() => playerIn(page).evaluate((player: HTMLElement) => player.offsetWidth))
        .toBe(width);
      await expect(choicesIn(page).first()).toBeInViewport({ ratio: 0.99 });
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
    }
    const paper = () =>
      playerIn(page).evaluate((player) => getComputedStyle(player).backgroundColor);
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('Light');
    const light = await paper();
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('Dark');
    await expect.poll(paper).not.toBe(light);
    await expectNoViolation(page);
    await takeTurn(choicesIn(page).first());
    await expect(newestScene(page)).toContainText('There is light.');
  });

  for (const width of [1280, 390]) {
    test(
      `the game is shown from its title screen, ${width} px`,
      { tag: tagOf(width === 390) },
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await openStory(page, `# title: The Lamp\n${STORY}`);
        const show = async (name: string): Promise<void> => {
          if (width === 390) await page.getByRole('tab', { name, exact: true }).click();
        };
        const player = playerIn(page);
        const begin = player.getByRole('button', { name: 'New game' });
        const title = player.getByText('The Lamp', { exact: true });
        await show('Play');
        await expect(newestScene(page)).toHaveText('You stand in the dark.');
        await page.getByRole('combobox', { name: 'Start at' }).selectOption('Title screen');
        await expect(title).toBeVisible();
        await expectNoViolation(page);
        await show('Write');
        await pasteInto(editorOf(page), `# title: The Lantern\n${STORY}`);
        await show('Play');
        await expect(player.getByText('The Lantern', { exact: true })).toBeVisible();
        await begin.click();
        await expect(newestScene(page)).toHaveText('You stand in the dark.');
        await player.getByRole('button', { name: 'Restart' }).click();
        await expect(begin).toBeVisible();
      },
    );
  }
});

for (const width of [1280, 390]) {
  test(
    `everything can be done by its name, and the focus stays where it was (${width} px)`,
    { tag: tagOf(width === 390) },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openStory(page, STORY);
      const editor = editorOf(page);
      const list = page.getByRole('dialog', { name: 'Commands' });
      const run = async (command: string): Promise<void> => {
        await page.keyboard.press('F1');
        await expect(list.getByRole('combobox')).toBeFocused();
        await page.keyboard.type(command);
        await page.keyboard.press('Enter');
        await expect(list).toBeHidden();
      };
      if (width === 390) await page.getByRole('tab', { name: 'Write' }).click();
      await editor.click();
      await editor.press('ControlOrMeta+Home');
      await run('turn comment');
      await expect(editor).toBeFocused();
      await expect(editor).toContainText('// VAR oil = 3');
      await run('turn comment');
      await expect(editor).not.toContainText('//');
      await page.keyboard.press('F1');
      await expectNoViolation(page);
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
      await page.keyboard.press('Escape');
      await expect(editor).toBeFocused();
      await editor.press('ControlOrMeta+Home');
      await editor.press('ControlOrMeta+ArrowRight');
      await editor.press('ControlOrMeta+ArrowRight');
      await run('rename');
      await expect(
        page.getByRole('textbox', { name: 'New name for the variable “oil”' }),
      ).toBeFocused();
      await page.keyboard.press('Escape');
      await run('outline');
      await expect(page.getByRole('tab', { name: 'Outline' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.getByRole('group', { name: 'Outline', exact: true })).toBeFocused();
      await run('inside the');
      await expect(page.getByRole('complementary', { name: 'Inside the story' })).toBeVisible();
      await run('story download');
      await expect(page.getByRole('dialog', { name: /Download/ })).toBeVisible();
      await page.keyboard.press('F1');
      await expect(list).toBeHidden();
      await page.keyboard.press('Escape');
      await run('new project');
      await chooseStory(page);
      await expect(editor).toHaveText(/Write here/);
    },
  );
}

test(
  'while the text has an error, the player says so beside what it shows',
  { tag: '@soak' },
  async ({ page }) => {
    await openStory(page, 'One.\n+ [On]\n- Two.\n');
    const note = playerIn(page).getByText(/^The story continues once/);
    await expect(choicesIn(page)).toHaveCount(1);
    await pasteInto(editorOf(page), 'One.\n+ [On] -> nowhere\n- Two.\n');
    await expect(note).toBeVisible();
    await expect(choicesIn(page)).toBeInViewport({ ratio: 1 });
    expect(await findOverlaps(playerIn(page).getByRole('button'))).toEqual([]);
    await pasteInto(editorOf(page), 'One.\n');
    const end = playerIn(page).getByRole('button', { name: 'The end' });
    await expect(end).toBeVisible();
    await pasteInto(editorOf(page), 'One.\n-> nowhere\n');
    await expect(note).toBeVisible();
    await expect(end).toBeHidden();
  },
);

test('a story that fails while it is written takes no letter from its writer', async ({ page }) => {
  await openStory(page, '-> hall\n=== cellar\nDark.\n-> END\n=== hall');
  const failure = playerIn(page).getByRole('alertdialog');
  await editorOf(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n# IMA');
  await expect(failure).toBeVisible();
  await page.keyboard.type('GE: lamp.png\nA lamp burns.\n-> END');
  await expect(newestScene(page)).toHaveText('A lamp burns.');
  await expect(failure).toBeHidden();
  await expect(editorOf(page)).toContainText('=== hall# IMAGE: lamp.pngA lamp burns.-> END');
});

test(
  'on a phone, the text and the story are tabs, and each fits the window',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openStory(page, STORY);
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await expect(tab('Play')).toHaveAttribute('aria-selected', 'true');
    await expect(newestScene(page)).toBeVisible();
    await expect(editorOf(page)).toBeHidden();
    await tab('Write').click();
    await expect(editorOf(page)).toBeVisible();
    await expect(newestScene(page)).toBeHidden();
    await tab('Write').press('ArrowRight');
    await expect(tab('Play')).toBeFocused();
    await expect(choicesIn(page).first()).toBeInViewport({ ratio: 1 });
    await expect(tab('Play')).toBeInViewport({ ratio: 1 });
    expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(tab('Play')).toBeHidden();
    await expect(editorOf(page)).toBeVisible();
    await expect(newestScene(page)).toBeVisible();
  },
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });

  test('the signs of ink are at hand, and a scene gets another name', async ({ page }) => {
    await openStory(page, '-> hall\n=== hall\nDark.\n-> END\n');
    await page.getByRole('tab', { name: 'Write', exact: true }).tap();
    await editorOf(page).getByText('hall').first().tap();
    const signs = page.getByRole('toolbar', { name: 'Ink signs' });
    await expect(signs).toBeInViewport({ ratio: 1 });
    await expectNoViolation(page);
    await signs.getByRole('button', { name: 'Rename' }).tap();
    await page.getByRole('textbox', { name: /New name for the place/ }).fill('cellar');
    await page.getByRole('button', { name: 'Rename', exact: true }).tap();
    await expect(editorOf(page)).toContainText('=== cellar');
    await editorOf(page).getByText('Dark.').tap();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await signs.getByRole('button', { name: '* choice' }).tap();
    await page.keyboard.type(' Out');
    await expect(editorOf(page)).toContainText('* Out');
    expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
  });

  test(
    'the signs cover neither the line being written nor the way out of focus mode',
    { tag: '@soak' },
    async ({ page }) => {
      await openStory(page, `${'A road.\n'.repeat(80)}-> END\n`);
      await page.getByRole('tab', { name: 'Write', exact: true }).tap();
      await editorOf(page).getByText('A road.').first().tap();
      const signs = page.getByRole('toolbar', { name: 'Ink signs' });
      await expect(signs).toBeVisible();
      await page.keyboard.press('Control+End');
      await page.keyboard.type('Who is there?');
      const top = async () => (await signs.boundingBox())?.y ?? 0;
      const bottomOf = async (part: Locator) => {
        const { y = Infinity, height = 0 } = (await part.boundingBox()) ?? {};
        return y + height;
      };
      await expect
        .poll(() => bottomOf(editorOf(page).locator('.cm-activeLine')))
        .toBeLessThanOrEqual(await top());
      await page.getByRole('button', { name: 'Focus', exact: true }).tap();
      await editorOf(page).getByText('Who is there?').tap();
      await expect(signs).toBeVisible();
      const leave = page.getByRole('button', { name: 'Leave focus mode' });
      expect(await bottomOf(leave)).toBeLessThanOrEqual(await top());
      await leave.tap();
      await expect(leave).toBeHidden();
    },
  );
});
