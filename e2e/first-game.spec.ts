import { readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { writeStep, type Text } from './support/course';
import { tagOf } from './support/every-run';
import { download, downloadWindow, unpack } from './support/games';
import { findOverflow } from './support/overflow';
import { openPage, untilRunning } from './support/pages';
import { newestScene, playerIn } from './support/player';
import { nameOf, storedRows, untilStored } from './support/projects';
import { noteShifts } from './support/shifts';
import { denyStorage } from './support/storage';

/** The chapters, by the folders of their games. */
const chapters = readdirSync('content/first-game').sort();
const pageOf = (chapter: string): string => `/docs/first-game/${chapter.replace(/^\d+-/, '')}/`;
const gameOf = (chapter: string): string =>
  readFileSync(`content/first-game/${chapter}/main.ink`, 'utf8');

const ownGame = (page: Page): Locator =>
  page.getByRole('region', { name: 'Your first game', exact: true });
const steps = (page: Page): Locator => page.getByRole('main').locator('[id^="step-"]');
const editor = (page: Page): Locator => ownGame(page).getByRole('textbox', { name: /ink/i });

async function openStep(page: Page, number: number): Promise<void> {
  await steps(page).nth(number).getByRole('button', { name: 'Write it in your game' }).click();
  await expect(editor(page)).toBeVisible();
  await expect(ownGame(page)).toHaveCount(1);
}

/** The lines of a text, as the course compares them. */
const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** The reader’s game as the browser has stored it. */
async function storedGame(page: Page): Promise<string> {
  await untilStored(page);
  const [text, ...others] = await storedRows<{ program: { source: string } }>(page, 'texts');
  return others.length > 0 ? 'several projects' : (text?.program.source ?? '');
}

/** Does all steps of the chapter that is open, and expects the game that the course has at its end. */
async function doChapter(page: Page, chapter: string, text: Text): Promise<void> {
  const count = await steps(page).count();
  for (let number = 0; number < count; number += 1) {
    await openStep(page, number);
    await writeStep(page, { step: steps(page).nth(number), editor: editor(page), text });
    await expect(
      ownGame(page).getByText('Done: your game has what this step needs.'),
    ).toBeVisible();
  }
  expect(linesOf(await storedGame(page))).toEqual(linesOf(gameOf(chapter)));
}

/** Takes the finished game from the course to its end: into the playground and its tests, and as a download. */
async function takeAway(page: Page, folder: string): Promise<void> {
  await test.step('the same game is in the playground, with its files', async () => {
    await ownGame(page).getByRole('link', { name: 'Open in the playground' }).click();
    await expect(nameOf(page)).toHaveValue('Your first game');
    await page.getByRole('tab', { name: 'Tests' }).click();
    const tests = page.getByRole('tabpanel', { name: 'Tests' });
    await tests.getByRole('button', { name: /^Run/ }).click();
    await expect(tests.getByRole('button', { name: 'Run again' })).toBeVisible({ timeout: 60_000 });
    await expect(tests.getByText('Every line was reached.')).toBeVisible();
    await expect(tests.getByRole('region', { name: /Problems found/ })).toContainText(
      'None so far.',
    );
  });

  await test.step('the downloaded game is played to its end', async () => {
    const file = await download(page, 'Game for the web');
    await expect(downloadWindow(page)).not.toContainText('not part of the game');
    expect(file.name).toBe('the-bell-of-saltmere.zip');
    unpack(file.bytes, folder);
    await page.goto(pathToFileURL(`${folder}/index.html`).href);
    for (const choice of [
      'New game',
      'Put it back into the bag',
      'Unfold the map',
      'The post office',
      'Take the lantern from its hook',
      'Open the ledger',
      'Unfold the map',
      'The yellow house',
      'Look at the photograph on the wall',
      'Unfold the map',
      'The bell tower',
      'Look at the bell rope',
      'Climb the stair',
      'Open the letter',
      'Ring the bell',
    ]) {
      await page.getByRole('button', { name: choice, exact: true }).last().click();
    }
    await page.keyboard.press('Space');
    await expect(page.getByText('The letter is delivered.', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'The end' })).toBeVisible();
  });
}

const whole = 'a reader makes the whole game, from Begin to the downloaded file';
test(whole, { tag: '@soak' }, async ({ page }, testInfo) => {
  test.setTimeout(600_000);
  const messages = noteConsole(page);
  const text: Text = { lines: [] };
  await openPage(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Begin', exact: true }).click();
  for (const chapter of chapters) {
    await test.step(chapter, async () => {
      await expect(page).toHaveURL(pageOf(chapter));
      await doChapter(page, chapter, text);
      const next = chapters[chapters.indexOf(chapter) + 1];
      if (next === undefined) return;
      // By key: the editor’s hint closes when it loses the focus, which moves the link under the pointer.
      await page
        .getByRole('main')
        .locator(`p > a[href="${pageOf(next)}"]`)
        .press('Enter');
    });
  }

  await takeAway(page, testInfo.outputPath('game'));
  expect(messages).toEqual([]);
});

test(
  'a reader who begins with the last chapters ends with the downloaded file',
  { tag: '@soak' },
  async ({ page }, testInfo) => {
    test.slow();
    const messages = noteConsole(page);
    const [before, ...last] = chapters.slice(-3);
    const text: Text = { lines: gameOf(before!).trimEnd().split('\n') };
    for (const chapter of last) {
      await openPage(page, pageOf(chapter));
      await doChapter(page, chapter, text);
    }
    await takeAway(page, testInfo.outputPath('game'));
    expect(messages).toEqual([]);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a chapter is done, a reload loses nothing, and what is typed is seen in the game beside it', async ({
    page,
  }) => {
    const [chapter = ''] = chapters;
    await openPage(page, pageOf(chapter));
    await doChapter(page, chapter, { lines: [] });
    await expectNoViolation(page);
    await page.reload();
    await untilRunning(page);
    await openStep(page, 0);
    await expect(editor(page)).toContainText('To the keeper of the bell');

    await editor(page).fill('A dark hall.\n+ [Go down]\n  A cold cellar.\n  -> END\n');
    const strip = ownGame(page).locator('[data-strip]');
    await expect(strip).toHaveText(/A dark hall\.\s*Go down/);
    await expect(strip).toBeInViewport({ ratio: 1 });
    await expect(editor(page)).toBeInViewport();
    await strip.getByText('Go down').tap();
    await expect(strip).toHaveText('A cold cellar.');
    await expect(editor(page)).toBeFocused();
    await expect(newestScene(page)).toHaveText('A cold cellar.');
  });
});

test('the course says what is missing, replaces the reader’s text only with a copy, and puts lines where they belong', async ({
  page,
}) => {
  await openPage(page, pageOf('01-scene'));

  await test.step('after a pause, it is said what is missing, and what was almost right', async () => {
    await openStep(page, 2);
    const told = ownGame(page).getByRole('status', { name: 'This step' });
    await expect(told).toHaveText(
      'When you pause, your text is compared with the lines of this step.',
    );
    await editor(page).press('Control+End');
    await page.keyboard.insertText('- > END');
    await expect(told).toContainText('an arrow is a hyphen and a “greater than”, side by side');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('My own words.');
    await expect(told).toHaveText('Still missing: “-> END”.');
  });

  const replace = ownGame(page).getByRole('button', { name: 'Replace my text' });
  await test.step('a text that is replaced can be taken back', async () => {
    await openStep(page, 3);
    await replace.click();
    await expect(editor(page)).not.toContainText('My own words.');
    const told = ownGame(page).getByRole('status').first();
    await expect(told).toContainText('in the playground, under History');
    await told.getByRole('button', { name: 'Take my text back' }).click();
    await expect(editor(page)).toContainText('My own words.');
    await replace.click();
  });

  await test.step('lines are put in where they belong, or it is said why not', async () => {
    const putIn = ownGame(page).getByRole('button', { name: 'Write these lines for me' });
    await putIn.click();
    await expect(editor(page)).toContainText('// The Bell of Saltmere');
    await editor(page).press('Control+a');
    await page.keyboard.insertText('Another story.');
    await putIn.click();
    await expect(ownGame(page).getByText('next to “The road to Saltmere')).toBeVisible();
    await expect(editor(page)).toContainText('Another story.');
  });

  await ownGame(page).getByRole('link', { name: 'Open in the playground' }).click();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(
    page.getByRole('tabpanel', { name: 'History' }).getByRole('listitem'),
  ).not.toHaveCount(0);
});

test('lines that are there already are not written again', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, pageOf('01-scene'));
  await openStep(page, 3);
  const putIn = ownGame(page).getByRole('button', { name: 'Write these lines for me' });
  await putIn.click();
  await expect(ownGame(page).getByText('Done: your game has what this step needs.')).toBeVisible();
  await putIn.click();
  await expect(editor(page).getByText('// The Bell of Saltmere')).toHaveCount(1);
});

test(
  'lines to write and the text below them are in view together',
  { tag: '@soak' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openPage(page, pageOf('03-returning'));
    for (const number of [0, 2]) {
      await openStep(page, number);
      await expect(steps(page).nth(number).locator('figure').first()).toBeInViewport({ ratio: 1 });
      await expect(editor(page)).toBeInViewport();
    }
  },
);

test('the line that is typed and the game that plays it are in view together, also in place of another text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, pageOf('05-remembering'));
  await openStep(page, 1);
  const line = editor(page).locator('.cm-activeLine');
  const expectBoth = async (): Promise<void> => {
    await expect(line).toBeInViewport({ ratio: 1 });
    await expect(newestScene(ownGame(page))).toBeInViewport();
    await expect(playerIn(ownGame(page))).toBeInViewport({ ratio: 0.95 });
  };
  await expectBoth();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText('My own road.\n'.repeat(90));
  await expect(newestScene(ownGame(page))).toContainText('My own road.');
  await ownGame(page).getByRole('button', { name: 'Replace my text' }).click();
  await expect(line).toContainText('a hundred pigeonholes');
  await expectBoth();
  expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
});

test('the editor opens where the lines of the step go', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, pageOf('05-remembering'));
  await openStep(page, 1);
  await expect(editor(page)).toBeFocused();
  await expect(editor(page).locator('.cm-activeLine')).toContainText('a hundred pigeonholes');
  await page.keyboard.type('\n- (counter)');
  await expect(editor(page)).toContainText('- (counter)+ [Back to the square]');
});

test('finished steps and chapters are marked, and the course goes on where its reader stopped', async ({
  page,
}) => {
  test.slow();
  await openPage(page, pageOf('01-scene'));
  for (let number = 0; number < (await steps(page).count()); number += 1) {
    await openStep(page, number);
    await ownGame(page).getByRole('button', { name: 'Write these lines for me' }).click();
    await expect(
      ownGame(page).getByText('Done: your game has what this step needs.'),
    ).toBeVisible();
  }
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const chapter = sidebar.getByRole('link', { name: '1. A scene' });
  await expect(chapter).toHaveAttribute('data-exercises', '✓');
  await openPage(page, '/docs/category/your-first-game/');
  await expect(chapter).toHaveAttribute('data-exercises', '✓');
  const listed = page.getByRole('main').getByRole('heading', { name: '1. A scene' });
  await expect(listed).toHaveAttribute('data-exercises', '✓');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Navigation bar' });
  await expect(menu.getByRole('link', { name: '1. A scene' })).toHaveAttribute(
    'data-exercises',
    '✓',
  );
  await menu.getByRole('button', { name: 'Close navigation bar' }).click();
  const onward = page.getByRole('main').getByRole('link', { name: 'Continue: 2. Choices' });
  await onward.click();
  await expect(page).toHaveURL(pageOf('02-choices'));
  await expect(onward).toHaveCount(0);
  await openPage(page, pageOf('01-scene'));
  await expect(onward).toBeVisible();
  await expect(steps(page).first().getByText('Done ✓')).toBeVisible();
});

for (const width of [1280, 390]) {
  test(
    `the link to where one goes on comes with the page, and moves nothing, at ${width}`,
    { tag: tagOf(width === 390) },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() =>
        localStorage.setItem('docs.drafts:exercises', '["first-game/scene/step-1"]'),
      );
      const shifts = await noteShifts(page);
      for (const address of ['/', '/docs/', '/docs/category/your-first-game/']) {
        await page.goto(address);
        await shifts.begin();
        // No sign of the reader: neither a pointer nor a key.
        await expect(
          page.getByRole('main').getByRole('link', { name: /^Continue: 1/ }),
        ).toBeVisible();
        expect(await shifts.read()).toBeLessThan(0.0002);
      }
    },
  );
}

test(
  'a reader who skips chapters is told whose lines these are',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, pageOf('05-remembering'));
    await openStep(page, 0);
    await expect(ownGame(page).getByText('This browser has no game of yours yet')).toBeVisible();
  },
);

test('a second tab follows, and says so', { tag: '@soak' }, async ({ page, context }) => {
  await openPage(page, pageOf('01-scene'));
  await openStep(page, 1);
  await editor(page).press('Control+End');
  await page.keyboard.insertText('Written here.');
  const other = await context.newPage();
  await openPage(other, pageOf('01-scene'));
  await openStep(other, 1);
  await expect(ownGame(other).getByText('Another tab is writing this project.')).toBeVisible();
  await expect(editor(other)).toContainText('Written here.');
  await ownGame(other).getByRole('button', { name: 'Write here' }).click();
  await expect(ownGame(page).getByText('Another tab is writing this project.')).toBeVisible();
});

test(
  'a browser that stores nothing says so, and the text stays in the editor',
  { tag: '@soak' },
  async ({ page }) => {
    await denyStorage(page);
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    await openPage(page, pageOf('01-scene'));
    await openStep(page, 0);
    await editor(page).press('Control+End');
    await page.keyboard.insertText('Rain.');
    await expect(ownGame(page).getByRole('alert')).toContainText('only in this page');
    await expect(editor(page)).toContainText('Rain.');
    await openStep(page, 1);
    await expect(ownGame(page).getByRole('alert')).toContainText('does not let this site store');
  },
);
