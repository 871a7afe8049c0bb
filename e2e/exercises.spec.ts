import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Exercise } from '../src/docs/exercises/exercise';
import { readExercises } from '../src/gatsby/exercises/read-exercises';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { isInEveryRun, tagOf } from './support/every-run';
import { openPage, untilRunning } from './support/pages';
import { buttonIn } from './support/player';
import { pasteInto } from './support/playground';
import { denyStorage } from './support/storage';

const { exercises } = readExercises(process.cwd());
const all = exercises.map(({ exercise }) => exercise);
const pages = [...new Set(all.map(({ page }) => page))];

const FIRST = all.find(({ id }) => id === 'tea-or-coffee')!;
const addressOf = ({ page }: Pick<Exercise, 'page'>): string => `/docs/${page}/`;
const boxOf = (page: Page, { id }: Exercise): Locator => page.locator(`#try-${id}`);
const editorIn = (box: Locator): Locator => box.getByRole('textbox', { name: 'The story’s ink' });
const resultIn = (box: Locator): Locator => box.getByRole('status', { name: 'Your exercise' });
const solve = (box: Locator): Promise<void> =>
  box.getByRole('button', { name: 'Solve it here' }).click();

// The build checks every exercise’s start and solution with the same code; here the page does.
const parts = pages.flatMap((name) =>
  [true, false].map((isQuick) => ({
    name,
    isQuick,
    ofPage: all.filter(({ page, id }) => page === name && isInEveryRun(id, 36) === isQuick),
  })),
);

for (const { name, isQuick, ofPage } of parts.filter((part) => part.ofPage.length > 0)) {
  const ids = ofPage.map(({ id }) => id).join(', ');
  const title = `${name}: each exercise fails with its start and is done with its solution: ${ids}`;
  test(title, { tag: tagOf(isQuick) }, async ({ page }) => {
    test.slow();
    const messages = noteConsole(page);
    await openPage(page, addressOf({ page: name }));
    for (const exercise of ofPage) {
      const box = boxOf(page, exercise);
      await solve(box);
      await expect(editorIn(box)).toBeFocused();
      // A comment is a change, and nothing else.
      await pasteInto(editorIn(box), `${exercise.start}\n/* mine */\n`);
      await expect(resultIn(box)).not.toContainText('What you write is checked');
      await expect(resultIn(box)).not.toContainText('Done');
      await pasteInto(editorIn(box), exercise.solution);
      await expect(resultIn(box)).toContainText('Done');
      await buttonIn(page, 'Close the player').click();
      await expect(box.getByText('Done ✓')).toBeVisible();
    }
    const stored = await page.evaluate(() => localStorage.getItem('docs.drafts:exercises'));
    expect(JSON.parse(stored!)).toEqual(ofPage.map(({ id }) => id));
    expect(messages).toEqual([]);
  });
}

test('a text is checked, and kept', async ({ page }) => {
  await openPage(page, addressOf(FIRST));
  const box = boxOf(page, FIRST);
  await solve(box);

  await test.step('a failing text is told the first thing that is missing, until it is done', async () => {
    await expect(resultIn(box)).toHaveText('What you write is checked while you write.');
    await pasteInto(editorIn(box), '"And to drink?"\n* Tea\n  -> END\n');
    await expect(resultIn(box)).toContainText('so the player needs two choices');
    await pasteInto(editorIn(box), '"And to drink?"\n* Tea\n  -> END\n* Coffee\n  -> tea_room\n');
    await expect(resultIn(box)).toContainText('Line 5:');
    await expectNoViolation(page, `#try-${FIRST.id}`);
    await pasteInto(editorIn(box), FIRST.solution);
    await expect(resultIn(box)).toContainText('Done');
    await expectNoViolation(page, `#try-${FIRST.id}`);
  });

  await test.step('text and mark survive Close, a reload, and the way back', async () => {
    await page.reload();
    await untilRunning(page);
    await expect(box.getByText('Done ✓')).toBeVisible();
    await solve(box);
    await expect(editorIn(box)).toContainText('thimble');
    await openPage(page, '/docs/');
    await page.goBack();
    await untilRunning(page);
    await expect(box.getByText('Done ✓')).toBeVisible();
  });
});

test(
  'an endless story is told with its line, and the next text is checked',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, addressOf(FIRST));
    const box = boxOf(page, FIRST);
    await solve(box);
    await pasteInto(editorIn(box), 'Tea\n-> round\n=== round\n-> round\n');
    await expect(resultIn(box)).toContainText('loops here without ever offering a choice');
    await pasteInto(editorIn(box), FIRST.solution);
    await expect(resultIn(box)).toContainText('Done');
  },
);

test(
  'where storage is denied, an exercise can be done, and says that this does not last',
  { tag: '@soak' },
  async ({ page }) => {
    await denyStorage(page);
    await openPage(page, addressOf(FIRST));
    const box = boxOf(page, FIRST);
    await solve(box);
    await pasteInto(editorIn(box), FIRST.solution);
    await expect(resultIn(box)).toContainText('lasts only until you leave the page');
  },
);

for (const nonsense of ['{', '{"done":1}', '[1,2]', 'null']) {
  test(
    `stored nonsense (${nonsense}) is no progress, and harms nothing`,
    { tag: '@soak' },
    async ({ page }) => {
      const messages = noteConsole(page);
      await page.addInitScript(
        (text) => localStorage.setItem('docs.drafts:exercises', text),
        nonsense,
      );
      await openPage(page, addressOf(FIRST));
      const box = boxOf(page, FIRST);
      await solve(box);
      await pasteInto(editorIn(box), FIRST.solution);
      await expect(resultIn(box)).toContainText('Done');
      expect(messages).toEqual([]);
    },
  );
}

test.describe('the progress', () => {
  const LIST = '/docs/exercises/';
  const panelOf = (page: Page): Locator => page.getByRole('region', { name: 'Your progress' });

  async function openList(page: Page, done: readonly string[]): Promise<void> {
    await openPage(page, LIST);
    await page.evaluate(
      (ids) => localStorage.setItem('docs.drafts:exercises', JSON.stringify(ids)),
      done,
    );
    await page.reload();
    await untilRunning(page);
  }

  test('is saved to a file, cleared after a question, added again, and shown in the list and the sidebar', async ({
    page,
  }) => {
    const messages = noteConsole(page);
    await openList(page, [FIRST.id, 'quiet-choice', 'gone-since']);

    await test.step('saved, cleared and added again', async () => {
      await page.getByRole('button', { name: 'Your progress' }).click();
      const panel = panelOf(page);
      await expect(panel).toContainText(`2 of ${all.length} exercises are done.`);
      await expectNoViolation(page);
      const download = page.waitForEvent('download');
      await panel.getByRole('button', { name: 'Save to a file' }).click();
      const file = await (await download).path();
      await panel.getByRole('button', { name: 'Clear…' }).click();
      await panel.getByRole('button', { name: 'Forget them' }).click();
      await expect(panel).toContainText(`0 of ${all.length} exercises are done.`);
      const link = page.getByRole('listitem').getByRole('link', { name: FIRST.title });
      await expect(link).not.toHaveAttribute('data-exercises');
      await panel.getByLabel('Add from a file').setInputFiles(file);
      await expect(panel).toContainText(`2 of ${all.length} exercises are done.`);
      await expect(link).toHaveAttribute('data-exercises', '✓');
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('button', { name: 'Your progress' })).toBeFocused();
      expect(messages).toEqual([]);
    });

    await test.step('shown without moving anything', async () => {
      const link = page.getByRole('listitem').getByRole('link', { name: FIRST.title });
      const lesson = page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .locator(`a[href$="${addressOf(FIRST)}"]`);
      await openList(page, [FIRST.id, 'gone-since']);
      await expect(link).toHaveAttribute('data-exercises', '✓');
      await openPage(page, addressOf(FIRST));
      await expect(lesson).toHaveAttribute('data-exercises', /^1 of \d+$/);
      await expectNoViolation(page);
    });
  });

  test('refuses another file, and changes nothing', { tag: '@soak' }, async ({ page }) => {
    await openList(page, [FIRST.id]);
    await page.getByRole('button', { name: 'Your progress' }).click();
    const panel = panelOf(page);
    await panel.getByLabel('Add from a file').setInputFiles({
      name: 'a.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"done":[1]}'),
    });
    await expect(panel).toContainText('There is no progress in this file.');
    await expect(panel).toContainText(`1 of ${all.length} exercises are done.`);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('task, hints and solution can be read', async ({ page }) => {
    await page.goto(addressOf(FIRST));
    await expect(page.getByRole('heading', { name: FIRST.title })).toBeVisible();
    await expect(page.getByText('The waiter has asked')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Solve it here' })).toHaveCount(0);
    await page.getByText('Hint 1', { exact: true }).first().click();
    await expect(page.getByText('A choice is a line that begins with')).toBeVisible();
    await page.getByText('One way to do it', { exact: true }).first().click();
    await expect(page.getByText('It arrives in a pot').first()).toBeVisible();
  });
});
