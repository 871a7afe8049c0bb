import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe';
import { tagOf } from '../support/every-run';
import {
  answerFolderPicker,
  FOLDER,
  focusWindow,
  readInFolder,
  writeInFolder,
} from '../support/folder';
import { openPage, untilRunning } from '../support/pages';
import { editorOf, pasteInto, PLAYGROUND } from '../support/playground';
import { newestScene } from '../support/player';
import { nameOf, openProjects, untilStored, writeProject } from '../support/projects';

const STORY = 'root/game/story.ink';
const KEPT = `Kept in the folder “${FOLDER}”.`;

const stateOf = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /folder “/ })
    .first();

async function keepInFolder(page: Page): Promise<void> {
  const projects = await openProjects(page);
  await projects.getByRole('button', { name: /^Keep .* in a folder…$/ }).click();
  await expect(projects.getByText(KEPT)).toBeVisible();
  await projects.getByRole('button', { name: 'Close' }).click();
}

async function typeAtStart(page: Page, text: string): Promise<void> {
  await editorOf(page).press('Control+Home');
  await page.keyboard.type(text);
}

/** Lets a test take the permission for folders away, as a restart of the browser does. */
async function lendPermission(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(FileSystemHandle.prototype, {
      queryPermission: () =>
        Promise.resolve(sessionStorage.getItem('is-asked') === null ? 'granted' : 'prompt'),
      requestPermission: () => {
        sessionStorage.removeItem('is-asked');
        return Promise.resolve('granted');
      },
    });
  });
}

async function takePermission(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('is-asked', 'yes'));
}

test.beforeEach(async ({ page }) => {
  await answerFolderPicker(page);
});

test('what is typed arrives in the folder, laid out as a project of the engine', async ({
  page,
}) => {
  await writeProject(page, 'Mine.\n-> END\n');
  await keepInFolder(page);
  await expect.poll(() => readInFolder(page, STORY)).toBe('Mine.\n-> END\n');
  await expect
    .poll(() => readInFolder(page, 'atrament.config.json'))
    .toContain('"source": "story.ink"');
  await typeAtStart(page, 'All ');
  await expect.poll(() => readInFolder(page, STORY)).toBe('All Mine.\n-> END\n');
  await expectNoViolation(page);
});

test('what another program writes arrives in the editor, with line ends kept', async ({ page }) => {
  await writeProject(page, 'Mine.\n-> END\n');
  await keepInFolder(page);
  await writeInFolder(page, STORY, 'Theirs.\r\n-> END\r\n');
  await expect(editorOf(page)).toContainText('Theirs.');
  await writeInFolder(page, 'root/game/two.ink', 'Two.\n');
  await expect(page.getByRole('tab', { name: 'two.ink' })).toBeVisible();
  await typeAtStart(page, 'All ');
  await expect.poll(() => readInFolder(page, STORY)).toBe('All Theirs.\r\n-> END\r\n');
});

test('a game that is in the folder already comes into an empty project', async ({ page }) => {
  await openPage(page, PLAYGROUND);
  await writeInFolder(page, 'atrament.config.json', '{"game":{"path":"tale","source":"main.ink"}}');
  await writeInFolder(page, 'root/tale/main.ink', 'From the disk.\n-> END\n');
  const projects = await openProjects(page);
  await projects.getByRole('button', { name: 'New project' }).click();
  await keepInFolder(page);
  await expect(editorOf(page)).toContainText('From the disk.');
  await typeAtStart(page, 'Read ');
  await expect
    .poll(() => readInFolder(page, 'root/tale/main.ink'))
    .toContain('Read From the disk.');
  expect(await readInFolder(page, STORY)).toBeNull();
});

test('a folder with a story opens as a project of its own, and the next time as the same one', async ({
  page,
}) => {
  await writeProject(page, 'Mine.\n-> END\n');
  await writeInFolder(page, 'tale.ink', 'INCLUDE parts/two.ink\n-> two\n');
  await writeInFolder(page, 'parts/two.ink', '=== two\nFrom the disk.\n-> END\n');
  const projects = await openProjects(page);
  await projects.getByRole('button', { name: 'Open a folder…' }).click();
  await expect(projects).toBeHidden();
  await expect(stateOf(page)).toContainText(KEPT);
  await expect(nameOf(page)).toHaveValue(FOLDER);
  await expect(page.getByRole('tab', { name: 'parts/two.ink' })).toBeVisible();
  await expect(newestScene(page)).toContainText('From the disk.');
  await typeAtStart(page, '// Read\n');
  await expect.poll(() => readInFolder(page, 'tale.ink')).toMatch(/^\/\/ Read\nINCLUDE/);
  // No project of the engine is made of it.
  expect(await readInFolder(page, 'atrament.config.json')).toBeNull();

  const again = await openProjects(page);
  await again.getByRole('link', { name: 'Mine.' }).click();
  await expect(editorOf(page)).toContainText('Mine.');
  await page.keyboard.press('F1');
  await page.keyboard.type('open a folder');
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toContainText('// Read');
  await expect((await openProjects(page)).getByRole('link', { name: FOLDER })).toHaveCount(1);
});

test('a folder without ink: it is said, and a story can begin there', async ({ page }) => {
  await openPage(page, PLAYGROUND);
  await writeInFolder(page, 'notes.txt', 'Milk.');
  await page.getByRole('tab', { name: 'Files' }).click();
  const files = page.getByRole('tabpanel', { name: 'Files' });
  await files.getByRole('button', { name: 'Open a folder…' }).click();
  await expect(files.getByText(`There is no ink in the folder “${FOLDER}”`)).toBeVisible();
  await expectNoViolation(page);
  await files.getByRole('button', { name: 'Start a story there' }).click();
  await expect(stateOf(page)).toContainText('Kept in the folder “story”.');
  await typeAtStart(page, 'Once.');
  await expect.poll(() => readInFolder(page, `story/${STORY}`)).toBe('Once.');
  expect(await readInFolder(page, 'notes.txt')).toBe('Milk.');
});

test('both sides changed: they are shown side by side, and the other one stays in the history', async ({
  page,
}) => {
  await lendPermission(page);
  await writeProject(page, 'Mine.\n-> END\n');
  await keepInFolder(page);
  await takePermission(page);
  await writeInFolder(page, STORY, 'Theirs.\n-> END\n');
  await typeAtStart(page, 'All ');
  await expect(stateOf(page)).toContainText('until you allow it again');
  await page.getByRole('button', { name: 'Allow again' }).click();
  await expect(stateOf(page)).toContainText('One file differs');
  // Nothing is overwritten.
  await expect(editorOf(page)).toContainText('All Mine.');
  expect(await readInFolder(page, STORY)).toBe('Theirs.\n-> END\n');

  await page.getByRole('button', { name: 'Compare…' }).click();
  const dialog = page.getByRole('dialog', { name: `Your story and the folder “${FOLDER}”` });
  await expect(dialog.getByRole('listitem')).toContainText(['FolderTheirs.', 'HereAll Mine.']);
  await expectNoViolation(page);
  await dialog.getByRole('radio', { name: 'Take what is in the folder' }).check();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toBeHidden();
  await expect(editorOf(page)).toContainText('Theirs.');
  await expect(stateOf(page)).toContainText(KEPT);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText('All Mine.');
});

test('after a restart the browser wants to be asked again: one click, and work goes on meanwhile', async ({
  page,
}) => {
  await lendPermission(page);
  await writeProject(page, 'Mine.\n-> END\n');
  await keepInFolder(page);
  await takePermission(page);
  await page.reload();
  await untilRunning(page);
  await expect(stateOf(page)).toContainText('until you allow it again');
  await typeAtStart(page, 'All ');
  await untilStored(page);
  expect(await readInFolder(page, STORY)).toBe('Mine.\n-> END\n');
  await page.getByRole('button', { name: 'Allow again' }).click();
  await expect.poll(() => readInFolder(page, STORY)).toBe('All Mine.\n-> END\n');
  await expect(stateOf(page)).toContainText(KEPT);
});

test(
  'another project is opened: each one’s folder has its own text only',
  { tag: '@soak' },
  async ({ page }) => {
    await writeProject(page, 'Mine.\n-> END\n');
    await keepInFolder(page);
    await typeAtStart(page, 'All ');
    const projects = await openProjects(page);
    await projects.getByRole('button', { name: 'New project' }).click();
    await pasteInto(editorOf(page), 'Another.\n-> END\n');
    await untilStored(page);
    await focusWindow(page);
    expect(await readInFolder(page, STORY)).toMatch(/^(?:All )?Mine\.\n-> END\n$/);
    const again = await openProjects(page);
    await again.getByRole('button', { name: /^Keep .* in a folder…$/ }).click();
    await expect(again.getByRole('alert')).toContainText('is kept in this folder already');
    await again.getByRole('link', { name: 'All Mine.' }).click();
    await expect.poll(() => readInFolder(page, STORY)).toBe('All Mine.\n-> END\n');
  },
);

test(
  'what is here is chosen: the folder’s text goes to the history',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, PLAYGROUND);
    await writeInFolder(page, 'atrament.config.json', '{}');
    await writeInFolder(page, STORY, 'Theirs.\n-> END\n');
    await writeProject(page, 'Mine.\n-> END\n');
    const projects = await openProjects(page);
    await projects.getByRole('button', { name: /^Keep .* in a folder…$/ }).click();
    await projects.getByRole('button', { name: 'Compare…' }).click();
    await page.getByRole('radio', { name: 'Keep what is here' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await projects.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => readInFolder(page, STORY)).toBe('Mine.\n-> END\n');
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText('Theirs.');
  },
);

test('the folder is taken away while somebody types: it is said, and nothing is lost', async ({
  page,
}) => {
  await writeProject(page, 'Mine.\n-> END\n');
  await keepInFolder(page);
  await page.evaluate(async (name) => {
    const root = await navigator.storage.getDirectory();
    await root.removeEntry(name, { recursive: true });
  }, FOLDER);
  await typeAtStart(page, 'All ');
  await expect(stateOf(page)).toContainText('is not there any more');
  await untilStored(page);
  await page.reload();
  await untilRunning(page);
  await expect(editorOf(page)).toContainText('All Mine.');
  // Another folder is chosen with one click.
  await page.getByRole('button', { name: 'Choose the folder…' }).click();
  await expect(stateOf(page)).toContainText(KEPT);
  await expect.poll(() => readInFolder(page, STORY)).toBe('All Mine.\n-> END\n');
});

test(
  'a file that is deleted in the folder stays here until the writer says so',
  { tag: '@soak' },
  async ({ page }) => {
    await writeProject(page, 'Mine.\n-> END\n');
    await keepInFolder(page);
    await writeInFolder(page, 'root/game/two.ink', 'Two.\n');
    await expect(page.getByRole('tab', { name: 'two.ink' })).toBeVisible();
    await page.evaluate(async (name) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle(name);
      const game = await (await folder.getDirectoryHandle('root')).getDirectoryHandle('game');
      await game.removeEntry('two.ink');
    }, FOLDER);
    await focusWindow(page);
    await page.getByRole('button', { name: 'Compare…' }).click();
    await page.getByRole('radio', { name: 'Write it into the folder again' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => readInFolder(page, 'root/game/two.ink')).toBe('Two.\n');
  },
);

for (const [name, sentence] of [
  ['QuotaExceededError', 'The disk with the folder “my-game” is full'],
  ['NotAllowedError', 'can only be read'],
  ['NoModificationAllowedError', 'another program uses it'],
] as const) {
  test(
    `the folder refuses a file (${name}): it is said, and written when that is over`,
    { tag: tagOf(name === 'QuotaExceededError') },
    async ({ page }) => {
      await page.addInitScript((error) => {
        const { createWritable } = FileSystemFileHandle.prototype;
        FileSystemFileHandle.prototype.createWritable = function (options) {
          return sessionStorage.getItem('refuses') === null
            ? createWritable.call(this, options)
            : Promise.reject(new DOMException('No.', error));
        };
      }, name);
      await writeProject(page, 'Mine.\n-> END\n');
      await keepInFolder(page);
      await page.evaluate(() => sessionStorage.setItem('refuses', 'yes'));
      await typeAtStart(page, 'All ');
      await expect(stateOf(page)).toContainText(sentence);
      await untilStored(page);
      await page.evaluate(() => sessionStorage.removeItem('refuses'));
      await focusWindow(page);
      await expect.poll(() => readInFolder(page, STORY)).toBe('All Mine.\n-> END\n');
      await expect(stateOf(page)).toContainText(KEPT);
    },
  );
}

test('where browsers have no folders, a backup is named as the way', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'showDirectoryPicker'));
  await openPage(page, PLAYGROUND);
  const projects = await openProjects(page);
  await expect(projects.getByText('This browser cannot write into folders')).toBeVisible();
  await expect(projects.getByRole('button', { name: /folder/ })).toHaveCount(0);
});

test('where browsers have no folders, 500 changed words call for a backup', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
    localStorage.setItem('docs.storage-told', 'yes');
  });
  await writeProject(page, `Mine.\n${'It rained again. '.repeat(200)}\n-> END\n`);
  const reminder = page.getByText(/^About \d+ words have changed, and there is no backup yet/);
  await expect(reminder).toBeVisible();
  await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a backup' }).click(),
  ]);
  await expect(reminder).toHaveCount(0);
});
