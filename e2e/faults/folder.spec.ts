import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe';
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

/** Lets a test have the folder refuse files, as `sessionStorage` says. */
async function refuseFiles(page: Page, error: string): Promise<void> {
  await page.addInitScript((name) => {
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = function (options) {
      return sessionStorage.getItem('refuses') === null
        ? createWritable.call(this, options)
        : Promise.reject(new DOMException('No.', name));
    };
  }, error);
}

/** The folder refuses what is typed: it is said, and written when that is over. */
async function expectRefused(page: Page, sentence: string): Promise<void> {
  const before = await readInFolder(page, STORY);
  await page.evaluate(() => sessionStorage.setItem('refuses', 'yes'));
  await typeAtStart(page, 'Even ');
  await expect(stateOf(page)).toContainText(sentence);
  await untilStored(page);
  expect(await readInFolder(page, STORY)).toBe(before);
  await page.evaluate(() => sessionStorage.removeItem('refuses'));
  await focusWindow(page);
  await expect.poll(() => readInFolder(page, STORY)).toBe(`Even ${before}`);
  await expect(stateOf(page)).toContainText(KEPT);
}

test.beforeEach(async ({ page }) => {
  await answerFolderPicker(page);
});

test('what is typed and what another program writes; a folder that refuses files and is taken away', async ({
  page,
}) => {
  await refuseFiles(page, 'QuotaExceededError');
  await writeProject(page, 'Mine.\n-> END\n');
  await keepInFolder(page);

  await test.step('what is typed arrives in it, laid out as a project of the engine', async () => {
    await expect.poll(() => readInFolder(page, STORY)).toBe('Mine.\n-> END\n');
    await expect
      .poll(() => readInFolder(page, 'atrament.config.json'))
      .toContain('"source": "story.ink"');
    await typeAtStart(page, 'All ');
    await expect.poll(() => readInFolder(page, STORY)).toBe('All Mine.\n-> END\n');
    await expectNoViolation(page);
  });

  await test.step('what another program writes arrives in the editor, with line ends kept', async () => {
    await writeInFolder(page, STORY, 'Theirs.\r\n-> END\r\n');
    await expect(editorOf(page)).toContainText('Theirs.');
    await writeInFolder(page, 'root/game/two.ink', 'Two.\n');
    await expect(page.getByRole('tab', { name: 'two.ink' })).toBeVisible();
    await typeAtStart(page, 'All ');
    await expect.poll(() => readInFolder(page, STORY)).toBe('All Theirs.\r\n-> END\r\n');
  });

  await test.step('a text that it empties is said, and the history has it', async () => {
    await writeInFolder(page, STORY, '');
    await expect(stateOf(page)).toContainText('Another program has emptied “story.ink”');
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Show the history' }).click();
    await page
      .getByRole('tabpanel', { name: 'History' })
      .getByRole('listitem')
      .filter({ hasText: 'All Theirs.' })
      .first()
      .getByRole('button', { name: /^Restore/ })
      .click();
    await expect(stateOf(page)).not.toContainText('emptied');
    await expect.poll(() => readInFolder(page, STORY)).toContain('All Theirs.');
  });

  await test.step('it is full', () =>
    expectRefused(page, 'The disk with the folder “my-game” is full'));

  await test.step('it is taken away while somebody types: it is said, and nothing is lost', async () => {
    await page.evaluate(async (name) => {
      const root = await navigator.storage.getDirectory();
      await root.removeEntry(name, { recursive: true });
    }, FOLDER);
    await typeAtStart(page, 'Still ');
    await expect(stateOf(page)).toContainText('is not there any more');
    await untilStored(page);
    await page.reload();
    await untilRunning(page);
    await expect(editorOf(page)).toContainText('Still Even All Theirs.');
    // Another folder is chosen with one click.
    await page.getByRole('button', { name: 'Choose the folder…' }).click();
    await expect(stateOf(page)).toContainText(KEPT);
    await expect.poll(() => readInFolder(page, STORY)).toBe('Still Even All Theirs.\n-> END\n');
  });
});

test(
  'a game that is in the folder already comes into an empty project',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, PLAYGROUND);
    await writeInFolder(
      page,
      'atrament.config.json',
      '{"game":{"path":"tale","source":"main.ink"}}',
    );
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
  },
);

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
  await again.getByRole('link', { name: 'Untitled story' }).click();
  await expect(editorOf(page)).toContainText('Mine.');
  await page.keyboard.press('F1');
  await page.keyboard.type('open a folder');
  await page.keyboard.press('Enter');
  await expect(editorOf(page)).toContainText('// Read');
  await expect((await openProjects(page)).getByRole('link', { name: FOLDER })).toHaveCount(1);
});

test(
  'a folder without ink: it is said, and a story can begin there',
  { tag: '@soak' },
  async ({ page }) => {
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
  },
);

test('the browser takes the permission back', async ({ page }) => {
  await lendPermission(page);
  await writeProject(page, 'Mine.\n-> END\n');
  await keepInFolder(page);

  await test.step('after a restart it is asked again: one click, and work goes on meanwhile', async () => {
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

  await test.step('both sides changed meanwhile: they are shown side by side, and the other one stays in the history', async () => {
    await takePermission(page);
    await writeInFolder(page, STORY, 'Theirs.\n-> END\n');
    await typeAtStart(page, 'Now ');
    await expect(stateOf(page)).toContainText('until you allow it again');
    await page.getByRole('button', { name: 'Allow again' }).click();
    await expect(stateOf(page)).toContainText('One file differs');
    // Nothing is overwritten.
    await expect(editorOf(page)).toContainText('Now All Mine.');
    expect(await readInFolder(page, STORY)).toBe('Theirs.\n-> END\n');

    await page.getByRole('button', { name: 'Compare…' }).click();
    const dialog = page.getByRole('dialog', { name: `Your story and the folder “${FOLDER}”` });
    await expect(dialog.getByRole('listitem')).toContainText([
      'FolderTheirs.',
      'HereNow All Mine.',
    ]);
    await expectNoViolation(page);
    await dialog.getByRole('radio', { name: 'Take what is in the folder' }).check();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
    await expect(editorOf(page)).toContainText('Theirs.');
    await expect(stateOf(page)).toContainText(KEPT);
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('tabpanel', { name: 'History' })).toContainText('Now All Mine.');
  });
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
    await again.getByRole('listitem').filter({ hasText: 'All Mine.' }).getByRole('link').click();
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
  ['NotAllowedError', 'can only be read'],
  ['NoModificationAllowedError', 'another program uses it'],
] as const) {
  test(
    `the folder refuses a file (${name}): it is said, and written when that is over`,
    { tag: '@soak' },
    async ({ page }) => {
      await refuseFiles(page, name);
      await writeProject(page, 'Mine.\n-> END\n');
      await keepInFolder(page);
      await expectRefused(page, sentence);
    },
  );
}

test('where browsers have no folders', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showDirectoryPicker');
    localStorage.setItem('docs.storage-told', 'yes');
  });

  await test.step('500 changed words call for a backup', async () => {
    await writeProject(page, `Mine.\n${'It rained again. '.repeat(200)}\n-> END\n`);
    const reminder = page.getByText(/^About \d+ words have changed, and there is no backup yet/);
    await expect(reminder).toBeVisible();
    await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download a backup' }).click(),
    ]);
    await expect(reminder).toHaveCount(0);
  });

  await test.step('a backup is named as the way', async () => {
    const projects = await openProjects(page);
    await expect(projects.getByText('This browser cannot write into folders')).toBeVisible();
    await expect(projects.getByRole('button', { name: /folder/ })).toHaveCount(0);
  });
});
