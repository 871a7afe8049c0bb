import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, looks, tagOfLook } from './support/axe';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { buttonIn, choicesIn, newestScene, playerIn, storyIn, takeTurn } from './support/player';
import { editorOf, openStory, pasteInto, PLAYGROUND } from './support/playground';

const kitchenSink = readFileSync('e2e/stories/kitchen-sink.ink', 'utf8');

/** The choices that lead to each scene of the kitchen sink. */
const scenes = {
  presentation: [],
  layout: [0],
  interaction: [0, 0],
  pictures: [0, 0, 0],
  layers: [0, 0, 0, 0],
  row: [0, 0, 0, 1],
  borderless: [0, 0, 0, 1, 0],
  timer: [0, 0, 0, 1, 0, 0],
  kettle: [0, 0, 0, 1, 0, 0, 0],
} as const;

const openScene = (page: Page, name: keyof typeof scenes): Promise<void> =>
  openStory(page, kitchenSink, [...scenes[name]]);
const choice = (page: Page, name: string): Locator =>
  storyIn(page).getByRole('list', { name: 'Choices' }).getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string): Locator =>
  playerIn(page).getByRole('dialog', { name, exact: true });
const openMenu = (page: Page): Promise<void> => buttonIn(page, 'Menu').click();
const left = async (element: Locator): Promise<number> => (await element.boundingBox())!.x;
const top = async (element: Locator): Promise<number> => (await element.boundingBox())!.y;

// Positions are measured, so nothing may be moving.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a story that is pasted into the playground is played', async ({ page }) => {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), kitchenSink);
  await expect(
    page.getByRole('region', { name: 'The story “The Kitchen Sink”, played' }),
  ).toBeVisible();
  await expect(newestScene(page)).toContainText('An information block.');
});

test.describe('markup', () => {
  test('text, fields, keys, pictures and layers, scene by scene', async ({ page }) => {
    await openScene(page, 'presentation');

    await test.step('markup of presentation', async () => {
      const scene = newestScene(page);
      await expect(scene.getByText('Presentation', { exact: true })).toBeVisible();
      await expect(scene.getByText('accent, all caps')).toHaveCSS('text-transform', 'uppercase');
      await expect(scene.getByText('Accent side, system font.')).toHaveCSS('text-align', 'right');
      await expect(scene.getByText('highlighted')).toBeVisible();
      await expect(scene.locator('mark', { hasText: 'colours' })).toHaveCSS(
        'color',
        'rgb(255, 255, 255)',
      );
      await expect(scene.getByText('another face')).toHaveCSS('font-family', /Courier New/);
      await expect(scene.getByRole('progressbar', { name: 'Oil' })).toHaveAttribute(
        'aria-valuenow',
        '30',
      );
      await expect(scene.getByRole('progressbar', { name: 'Patience' })).toHaveAttribute(
        'aria-valuenow',
        '70',
      );
      await expect(scene.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
      await expect(scene.getByText('Spaced out')).not.toHaveCSS('letter-spacing', 'normal');
      await expect(scene.getByRole('heading', { name: 'A heading', level: 3 })).toBeVisible();
      await expect(scene.getByRole('list').getByRole('listitem')).toHaveText(['One', 'Two']);
      await expect(scene.getByRole('blockquote')).toHaveText('Quoted.');
      const spoiler = scene.getByRole('button', { name: 'Spoiler, show it' });
      await spoiler.click();
      await expect(scene.getByRole('button', { name: 'hidden one', expanded: true })).toBeVisible();
    });

    await test.step('by keyboard: numbers take choices, the focus goes to the first new one, fields keep their digits', async () => {
      await choice(page, 'Layout').focus();
      await page.keyboard.press('1');
      await expect(choice(page, 'Interaction')).toBeFocused();
      await page.keyboard.press('2');
      await expect(newestScene(page)).toContainText('Below it.');
      await page.keyboard.press('1');
      await expect(choice(page, '1. Open the door')).toBeFocused();
      const oil = newestScene(page).getByRole('spinbutton');
      await oil.fill('');
      await oil.pressSequentially('1');
      await expect(oil).toHaveValue('1');
      await expect(newestScene(page)).toContainText('stands ajar');
    });

    await test.step('choices numbered at the left; hidden ones are left out', async () => {
      await expect(choicesIn(page)).toHaveText(['1. Open the door', '2. Locked door']);
      await expect(choicesIn(page).last()).toBeDisabled();
      await expect(choicesIn(page).first()).toHaveCSS('text-align', /left|start/);
    });

    await test.step('markup of interaction: fields, links, buttons, and addresses that are safe', async () => {
      const scene = newestScene(page);
      const stats = scene.getByRole('button', { name: 'Stats', exact: true });
      await scene.getByRole('textbox', { name: 'Name' }).fill('Zed');
      await scene.getByRole('spinbutton').fill('5');
      await stats.click();
      await expect(dialog(page, 'Stats of Zed')).toContainText('Oil in the can: 5');
      await dialog(page, 'Stats of Zed').getByRole('button', { name: 'Pour' }).click();
      await expect(dialog(page, 'Stats of Zed')).toContainText('Oil in the can: 6');
      await page.keyboard.press('Escape');
      await expect(stats).toBeFocused();
      await scene.getByRole('button', { name: 'Window' }).click();
      await dialog(page, 'Stats of Zed').getByRole('button', { name: 'Close' }).click();
      await expect(scene.getByRole('button', { name: 'Disabled' })).toBeDisabled();
      await expect(scene.getByRole('link')).toHaveText(['inkle']);
      await takeTurn(scene.getByRole('button', { name: 'door', exact: true }));
      await expect(newestScene(page)).toContainText('A picture of the site’s.');
    });

    await test.step('media: pictures, placeholders for missing ones, backgrounds, sounds', async () => {
      const scene = newestScene(page);
      const picture = scene.getByRole('img', { name: 'Picture pictures/gate.jpg', exact: true });
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const orchard = scene.getByRole('img', { name: /^Placeholder for .*orchard\.jpg$/ });
      await expect(orchard).toBeVisible();
      await expect(
        scene.getByRole('img', { name: /^Placeholder for films\/picnic/ }),
      ).toBeVisible();
      await expect(scene.getByText('Template card.html')).toBeVisible();
      await expect(playerIn(page).locator('[data-background="true"]')).toHaveCSS(
        'background-image',
        /url\(.+evening\.[\w]+"?\)/,
      );
      await expect(playerIn(page).locator('[data-page="true"]')).toHaveCSS(
        'background-image',
        /linear-gradient/,
      );
      const sounds = playerIn(page).getByRole('list', { name: 'Sounds' });
      await expect(sounds.getByRole('listitem').first()).toContainText('music/wind.mp3, looped');
    });

    await test.step('choices in a grid of two', async () => {
      const [one, two, three] = [
        choice(page, 'Layers'),
        choice(page, 'Row'),
        choice(page, 'Pictures'),
      ];
      expect(await top(one)).toBe(await top(two));
      expect(await left(one)).toBe(await left(three));
      expect(await top(three)).toBeGreaterThan(await top(one));
    });

    await test.step('the sound is off until it is switched on', async () => {
      const bar = playerIn(page).getByRole('group', { name: 'Player' });
      await expect(bar.getByRole('button', { name: 'Sound', pressed: false })).toBeVisible();
      await bar.getByRole('button', { name: 'Sound' }).click();
      await expect(bar.getByRole('button', { name: 'Sound', pressed: true })).toBeVisible();
      await openMenu(page);
      await expect(dialog(page, 'Menu').getByRole('checkbox', { name: 'Sound' })).toBeChecked();
      await page.keyboard.press('Escape');
    });

    await test.step('layers: pictures that open a window and areas that are choices', async () => {
      await takeTurn(choice(page, 'Layers'));
      const scene = newestScene(page);
      await expect(choicesIn(page)).toHaveCount(0);
      await expect(playerIn(page).getByRole('list', { name: 'Sounds' })).toHaveCount(0);
      await scene.getByRole('button', { name: 'Place in the picture: stats' }).click();
      await dialog(page, 'Stats of Zed').getByRole('button', { name: 'Close' }).click();
      await takeTurn(scene.getByRole('button', { name: 'Place in the picture: The mill' }));
      await expect(newestScene(page)).toContainText('The road forks.');
    });
  });

  test('layout, saves, the drawer and choices of each kind', async ({ page }) => {
    await openScene(page, 'layout');

    await test.step('markup of layout', async () => {
      const scene = newestScene(page);
      await expect(scene.getByRole('separator')).toHaveCount(2);
      const [one, other] = [scene.getByText('Left half.'), scene.getByText('Right half.')];
      expect(await top(one)).toBe(await top(other));
      expect(await left(other)).toBeGreaterThan(await left(one));
      const table = scene.getByRole('table').first();
      await expect(table.getByRole('columnheader')).toHaveText(['Thing', 'Weight', 'Price']);
      await expect(table.getByRole('row').last().getByRole('cell')).toHaveText([
        'Oil can',
        '5',
        '3',
      ]);
    });

    await test.step('choices grouped, with one that cannot be taken', async () => {
      await expect(choicesIn(page)).toHaveText(['Interaction', 'Nowhere', 'Layout again']);
      await expect(choice(page, 'Nowhere')).toBeDisabled();
      const [one, two] = [
        (await choicesIn(page).first().boundingBox())!,
        (await choicesIn(page).nth(1).boundingBox())!,
      ];
      expect(two.y - one.y - one.height).toBeLessThanOrEqual(1);
    });

    await test.step('loading a save restores its moment, and restarting starts over', async () => {
      await openMenu(page);
      await dialog(page, 'Menu').getByRole('button', { name: 'Save game' }).click();
      await dialog(page, 'Save game').getByRole('button', { name: 'New save' }).click();
      await takeTurn(choice(page, 'Interaction'));
      await openMenu(page);
      await dialog(page, 'Menu').getByRole('button', { name: 'Load game' }).click();
      await dialog(page, 'Load game')
        .getByRole('button', { name: /^Save 1/ })
        .click();
      await expect(newestScene(page)).toContainText('Below it.');
      await buttonIn(page, 'Restart').click();
      await expect(newestScene(page)).toContainText('An information block.');
    });

    await test.step('the drawer shows what is inside the story, and variables can be changed', async () => {
      await takeTurn(choice(page, 'Layout'));
      await buttonIn(page, 'Inside the story').click();
      const drawer = playerIn(page).getByRole('complementary', { name: 'Inside the story' });
      await drawer.getByRole('spinbutton', { name: 'Value of oil' }).fill('9');
      await drawer.getByRole('checkbox', { name: 'Value of is_lit' }).check();
      await expect(drawer).toContainText('key, lamp');
      await drawer.getByText(/^Go to a place/).click();
      await drawer.getByRole('combobox', { name: 'Place in the story' }).selectOption('row');
      await drawer.getByRole('button', { name: 'Go', exact: true }).click();
      await expect(newestScene(page)).toContainText('The road forks.');
      await expect(playerIn(page).getByText('Oil: 9')).toBeVisible();
      await drawer.getByRole('button', { name: 'Close “Inside the story”' }).click();
      await expect(drawer).toHaveCount(0);
    });

    await test.step('choices in a row, below a prompt, with a picture in a label', async () => {
      await expect(storyIn(page).getByText('Which way?')).toBeVisible();
      expect(await top(choice(page, 'Left'))).toBe(await top(choice(page, 'Right')));
      await expect(choicesIn(page).last().getByRole('img')).toBeVisible();
    });

    await test.step('choices without borders and shuffled: each does what it says', async () => {
      await takeTurn(choice(page, 'Left'));
      await expect(choicesIn(page)).toHaveCount(3);
      const names = await choicesIn(page).allTextContents();
      expect(names.toSorted()).toEqual(['Blue', 'Green', 'Red']);
      await expect(choice(page, 'Green')).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
      await expect(choice(page, 'Green')).toHaveCSS('text-align', /right|end/);
      await expect(choice(page, 'Blue')).toBeDisabled();
    });

    await test.step('continuing by a click anywhere, or a key', async () => {
      for (const name of ['Red', 'Stay']) await takeTurn(choice(page, name));
      await expect(newestScene(page)).toHaveText('The kettle sings.');
      await newestScene(page).click();
      await expect(newestScene(page)).toHaveText('Tea.');
      await storyIn(page).focus();
      await page.keyboard.press('Space');
      await expect(newestScene(page)).toHaveText('The last lamp is out.');
      await expect(buttonIn(page, 'The end')).toBeFocused();
    });
  });
});

test.describe('remarks below the story', () => {
  const remarks = (page: Page) => playerIn(page).locator('details', { hasText: /^1 note/ });
  const HARD_TO_READ = 'Text is hard to read on this background';

  for (const [name, value] of [
    ['picture', 'img/street.jpg'],
    ['colour', 'CSS(black)'],
  ] as const) {
    test(
      `name a background ${name} that is too dark for the text`,
      { tag: tagOf(name === 'picture') },
      async ({ page }) => {
        await openStory(page, `# BACKGROUND: ${value}\nRain.\n-> END\n`);
        await remarks(page).locator('summary').click();
        await expect(remarks(page)).toContainText(HARD_TO_READ);
        await expect(remarks(page)).toContainText(
          /with the light theme the contrast is [1-4]\.\d : 1/,
        );
        await pasteInto(editorOf(page), `# theme: dark\n# BACKGROUND: ${value}\nRain.\n-> END\n`);
        await expect(remarks(page)).toHaveCount(0);
      },
    );
  }

  test('say nothing of a background that is light enough', { tag: '@soak' }, async ({ page }) => {
    await openStory(page, '# BACKGROUND: img/map.jpg\nNorth is at the bottom.\n-> END\n');
    await expect(newestScene(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(remarks(page)).toHaveCount(0);
  });
});

test.describe('choices', () => {
  test('what a story says and does by itself', async ({ page }) => {
    await openStory(page, 'One. [b]Bold[/b].\n+ [On]\n- Two, [spoiler]hidden[/spoiler].\n-> END\n');

    await test.step('new text is announced politely, but not at the beginning', async () => {
      const live = playerIn(page).locator('> [aria-live="polite"]');
      await expect(choice(page, 'On')).toBeVisible();
      await expect(live).toHaveText('');
      await choice(page, 'On').click();
      await expect(live).toHaveText(/^Two, /);
      await buttonIn(page, 'Restart').click();
    });

    await test.step('RESTART and CLEAR of the story', async () => {
      await pasteInto(
        editorOf(page),
        'Begin.\n+ [On]\n- # CLEAR\n Middle.\n+ [Again] # RESTART\n- -> END\n',
      );
      await takeTurn(choice(page, 'On'));
      await expect(storyIn(page)).not.toContainText('Begin.');
      await takeTurn(choice(page, 'Again'));
      await expect(newestScene(page)).toHaveText('Begin.');
      await expect(storyIn(page)).not.toContainText('Middle.');
    });

    await test.step('a timed choice, unless its clock is stopped', async () => {
      const story =
        'Burning.\n# AUTO_CHOICE: delay=2 choice="Run"\n+ [Run]\n  Ran.\n+ [Stay]\n  Stayed.\n- -> END\n';
      await pasteInto(editorOf(page), story);
      const clock = storyIn(page).getByRole('img', { name: 'Time left' });
      await storyIn(page).getByRole('button', { name: 'Pause the timer' }).click();
      await expect(clock).toBeVisible();
      await storyIn(page).getByRole('button', { name: 'Resume the timer' }).click();
      await expect(newestScene(page)).toHaveText('Ran.');
    });
  });
});

test.describe('by keyboard and by ear', () => {
  test('keys have no effect outside the player', { tag: '@soak' }, async ({ page }) => {
    await openScene(page, 'presentation');
    await expect(choice(page, 'Layout')).toBeVisible();
    await page.getByRole('button', { name: 'New project…' }).focus();
    await page.keyboard.press('1');
    await expect(newestScene(page)).toContainText('An information block.');
  });
});

test.describe('in sight', () => {
  const SAMPLE_PAGE = '/docs/atrament-basics/choices/';

  test('a sample', async ({ page }) => {
    await openPage(page, SAMPLE_PAGE);

    await test.step('is all in view if the window has room, and moves only then', async () => {
      const sample = page.locator('#sample-1');
      const play = sample.getByRole('button', { name: 'Play', exact: true });
      await play.click();
      await expect(choicesIn(sample)).toHaveCount(3);
      await expect(choicesIn(sample).last()).toBeInViewport({ ratio: 1 });
      await expect(sample.getByRole('button', { name: 'Close the player' })).toBeInViewport({
        ratio: 1,
      });

      const scroll = () => page.evaluate(() => window.scrollY);
      const before = await scroll();
      await sample.getByRole('button', { name: 'Close the player' }).click();
      await page.evaluate((top) => window.scrollTo(0, top), before);
      await play.click();
      await expect(choicesIn(sample).first()).toBeFocused();
      expect(await scroll()).toBe(before);
      await sample.getByRole('button', { name: 'Close the player' }).click();
    });

    await test.step('scrolls new text into view, and no further', async () => {
      const sample = page.locator('#sample-1');
      const play = sample.getByRole('button', { name: 'Play', exact: true });
      // Play is at the bottom edge of the window.
      await play.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      await play.press('Enter');
      await expect(choicesIn(sample).first()).toBeFocused();
      await expect(choicesIn(sample).first()).toBeInViewport({ ratio: 1 });
      await expect(newestScene(sample)).toBeInViewport({ ratio: 1 });
      const scroll = () => page.evaluate(() => window.scrollY);
      const before = await scroll();
      await takeTurn(choicesIn(sample).first());
      await expect(newestScene(sample)).toBeInViewport({ ratio: 1 });
      await buttonIn(sample, 'Restart').click();
      await expect(choicesIn(sample).first()).toBeInViewport({ ratio: 1 });
      expect(await scroll()).toBeGreaterThanOrEqual(before);
    });
  });

  test('a long scene has room; if it does not, it shows that more follows', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const lines = (count: number) => 'A line of a long story, which is read.\n\n'.repeat(count);
    await openStory(
      page,
      `Begin.\n+ [On]\n- # CLEAR\n${lines(5)}+ [Up]\n- # CLEAR\n${lines(30)}+ [Down]\n- -> END\n`,
    );
    await takeTurn(choice(page, 'On'));
    await expect(choice(page, 'Up')).toBeInViewport({ ratio: 1 });
    await expect(storyIn(page)).not.toHaveAttribute('data-more');
    await takeTurn(choice(page, 'Up'));
    await expect(storyIn(page)).toHaveAttribute('data-more');
    await storyIn(page).evaluate((pane) => pane.scrollTo(0, pane.scrollHeight));
    await expect(storyIn(page)).not.toHaveAttribute('data-more');
    await expect(choice(page, 'Down')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('around the story', () => {
  test(
    'title and about screen, and the way back into the game',
    { tag: '@soak' },
    async ({ page }) => {
      await openScene(page, 'layout');
      await openMenu(page);
      await dialog(page, 'Menu').getByRole('button', { name: 'Quit game' }).click();
      await dialog(page, 'Quit game').getByRole('button', { name: 'Yes' }).click();
      await expect(playerIn(page)).toContainText('the tests');
      await buttonIn(page, 'About').click();
      await expect(playerIn(page)).toContainText('Everything at once.');
      await buttonIn(page, 'Back to the title').click();
      await buttonIn(page, 'Continue').click();
      await expect(newestScene(page)).toContainText('Below it.');
    },
  );
});

for (const look of looks) {
  test(
    `is accessible, narrow and quiet in ${look.colorScheme} at ${look.width}`,
    { tag: tagOfLook(look) },
    async ({ page }) => {
      test.setTimeout(90_000);
      const messages = noteConsole(page);
      await dressPage(page, look);
      await openScene(page, 'presentation');
      const lookAt = async (): Promise<void> => {
        // Around the player, window.spec.ts looks.
        await expectNoViolation(page, '[data-play]');
        expect.soft(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
      };
      await expect(newestScene(page)).toContainText('An information block.');
      await lookAt();
      for (const name of [
        'Layout',
        'Interaction',
        '1. Open the door',
        'Row',
        'Left',
        'Red',
        'Stay',
      ]) {
        await takeTurn(choice(page, name));
        await lookAt();
      }
      await buttonIn(page, 'Inside the story').click();
      await expect(playerIn(page).getByRole('complementary')).toContainText('Turn');
      await lookAt();
      await openMenu(page);
      await lookAt();
      await dialog(page, 'Menu').getByRole('button', { name: 'Quit game' }).click();
      await dialog(page, 'Quit game').getByRole('button', { name: 'Yes' }).click();
      await expect(buttonIn(page, 'New game')).toBeVisible();
      await lookAt();
      expect(messages).toEqual([]);
    },
  );
}
