import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { openPage, untilRunning } from './support/pages';
import { newestScene } from './support/player';
import { editorOf, newProject, openStory, pasteInto, PLAYGROUND } from './support/playground';
import { download } from './support/games';
import { DATABASE, nameOf, openProjects, untilStored, writeProject } from './support/projects';

const SAMPLE_PAGE = '/docs/atrament-basics/choices/';

test('a browser that does not promise to keep texts is told of once, with what to do', async ({
  page,
}) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = () => Promise.resolve(false);
    StorageManager.prototype.persisted = () => Promise.resolve(false);
  });
  await writeProject(page, 'Mine.\n-> END\n');
  const told = page.getByText('Saved only here');
  await expect(told).toBeVisible();
  // It takes no room from the text or the buttons, and is cut nowhere.
  await page.setViewportSize({ width: 1280, height: 800 });
  const { height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
  expect(height).toBeLessThan(56);
  expect(await told.evaluate((note) => note.scrollWidth <= note.clientWidth)).toBe(true);
  await expect(page.getByText('Download', { exact: true })).toBeInViewport();

  // Nothing moves below the hand with the first words of another text.
  await page.setViewportSize({ width: 390, height: 800 });
  await newProject(page);
  const back = page.getByRole('button', { name: 'Back to my own text' });
  await expect(back).toBeInViewport({ ratio: 1 });
  const before = await editorOf(page).boundingBox();
  await editorOf(page).press('Control+Home');
  await page.keyboard.type('Mine.');
  await expect(back).toHaveCount(0);
  await expect(told).toBeVisible();
  expect((await editorOf(page).boundingBox())?.y).toBe(before?.y);
  await page.setViewportSize({ width: 1280, height: 800 });
  await told.click();
  const list = page.getByRole('dialog', { name: 'Projects' });
  await expect(list.getByText('may delete your projects')).toBeInViewport();
  await expect(list.getByRole('button', { name: 'Download a backup' })).toBeInViewport();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Saved in this browser.' })).toBeFocused();
  await expect(told).toHaveCount(0);
  await page.reload();
  await untilRunning(page);
  await editorOf(page).press('Control+Home');
  await page.keyboard.type('Still ');
  await expect(newestScene(page)).toHaveText('Still Mine.');
  await expect(told).toHaveCount(0);
});

test(
  'what is typed is there after a reload in the middle of a word',
  { tag: '@soak' },
  async ({ page }) => {
    await writeProject(page, 'Mine.\n-> END\n');
    await editorOf(page).press('Control+Home');
    for (const word of ['One ', 'two ', 'three ']) {
      await page.keyboard.type(word);
      await page.reload();
      await untilRunning(page);
      await expect(editorOf(page)).toContainText(word.trim());
      await editorOf(page).press('Control+Home');
    }
    await expect(editorOf(page)).toContainText('three two One Mine.');
  },
);

test('the address names the project: reload and Back return to it, and an unknown one is said', async ({
  page,
}) => {
  const messages = noteConsole(page);
  await writeProject(page, 'First.\n-> END\n');
  await expect(page).toHaveURL(/\/playground\/\?project=[a-z0-9]{10}$/);
  const first = page.url();
  const list = await openProjects(page);
  await list.getByRole('button', { name: 'New project' }).click();
  await expect(editorOf(page)).toBeFocused();
  await pasteInto(editorOf(page), 'Second.\n-> END\n');
  await expect(newestScene(page)).toHaveText('Second.');
  await expect(page).not.toHaveURL(first);
  const second = page.url();
  await page.reload();
  await expect(newestScene(page)).toHaveText('Second.');
  await page.goBack();
  await expect(newestScene(page)).toHaveText('First.');
  await expect(page).toHaveURL(first);
  await page.goForward();
  await expect(newestScene(page)).toHaveText('Second.');
  await expect(page).toHaveURL(second);
  expect(messages).toEqual([]);

  await test.step('an unknown project is said, above the list', async () => {
    await openPage(page, `${PLAYGROUND}?project=nothere`);
    await expect(list.getByRole('alert')).toContainText('no project with this address');
    await list.getByRole('listitem').filter({ hasText: 'First.' }).getByRole('link').click();
    await expect(newestScene(page)).toHaveText('First.');
  });
});

test('projects are named, duplicated, deleted and restored', async ({ page, context }) => {
  await writeProject(page, 'The sea.\n-> END\n');
  // Nothing is named after what is written.
  await expect(nameOf(page)).toHaveValue('');
  await nameOf(page).fill('Low tide');
  await nameOf(page).press('Enter');

  await test.step('a game is called as its project, wherever readers get it', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const share = page.getByRole('dialog', { name: 'Share' });
    await expect(share.getByText('Players see the story as “Low tide”.')).toBeVisible();
    const link = share.getByRole('link', { name: 'Try it in a new tab' });
    const game = await context.newPage();
    await game.goto((await link.getAttribute('href')) ?? '');
    await expect(game).toHaveTitle('Low tide');
    await expect(game.locator('[data-game]')).toContainText('Low tide');
    await game.close();
    await share.getByRole('button', { name: 'Close' }).click();
    expect((await download(page, 'One file')).name).toBe('low-tide.html');
    await page.keyboard.press('Escape');
  });

  await test.step('on paper, the text stands below that name, without the window', async () => {
    const toPrinter = (moment: string) =>
      page.evaluate((name) => void window.dispatchEvent(new Event(name)), moment);
    await page.emulateMedia({ media: 'print' });
    await toPrinter('beforeprint');
    await expect(page.getByRole('heading')).toHaveText(['Low tide']);
    await expect(page.locator('pre')).toHaveText('The sea.\n-> END\n');
    await expect(editorOf(page)).toBeHidden();
    await expect(nameOf(page)).toBeHidden();
    await toPrinter('afterprint');
    await page.emulateMedia({ media: null });
  });
  const list = await openProjects(page);
  await list.getByRole('button', { name: 'Duplicate “Low tide”' }).click();
  await expect(list.getByRole('link', { name: 'Low tide (copy)' })).toBeVisible();
  await expectNoViolation(page);
  await list.getByRole('button', { name: 'Delete “Low tide”' }).click();
  await expect(list.getByRole('link', { name: 'Low tide', exact: true })).toHaveCount(0);
  await list.getByRole('button', { name: 'Restore “Low tide”' }).click();
  const row = list
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Low tide', exact: true }) });
  // The link lies over its whole row.
  await row.getByText('The sea.').click({ force: true });
  await expect(nameOf(page)).toHaveValue('Low tide');
  await expect(newestScene(page)).toHaveText('The sea.');
});

test(
  'a project that is not open is renamed in the list; Escape leaves its name and the list',
  { tag: '@soak' },
  async ({ page }) => {
    await writeProject(page, 'First.\n-> END\n');
    let list = await openProjects(page);
    await list.getByRole('button', { name: 'New project' }).click();
    await pasteInto(editorOf(page), 'Second.\n-> END\n');
    await expect(newestScene(page)).toHaveText('Second.');
    list = await openProjects(page);
    const field = list.getByRole('textbox', { name: 'New name of “Untitled story”' });
    const rename = (line: string) =>
      list
        .getByRole('listitem')
        .filter({ hasText: line })
        .getByRole('button', { name: /^Rename/ });
    await rename('First.').click();
    await field.fill('Never');
    await field.press('Escape');
    await expect(field).toHaveCount(0);
    await rename('First.').click();
    await expect(field).toBeFocused();
    await expectNoViolation(page);
    await field.fill('The first one');
    await field.press('Enter');
    await rename('Second.').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('The second one');
    await page.keyboard.press('Enter');
    await expect(nameOf(page)).toHaveValue('The second one');
    await list.getByRole('link', { name: 'The first one' }).click();
    await expect(newestScene(page)).toHaveText('First.');
    await expect(nameOf(page)).toHaveValue('The first one');
  },
);

test('two tabs: one writes, the other follows, until it takes over', async ({ page, context }) => {
  await writeProject(page, 'Mine.\n-> END\n');
  await untilStored(page);
  const other = await context.newPage();
  await openPage(other, page.url());
  await expect(other.getByText('Another tab is writing this project.')).toBeVisible();
  await page.bringToFront();
  await editorOf(page).press('Control+Home');
  await page.keyboard.type('Not only ');
  await expect(editorOf(other)).toContainText('Not only Mine.');
  await other.bringToFront();
  await editorOf(other).focus();
  await other.keyboard.type('no');
  await expect(editorOf(other)).toHaveAttribute('aria-readonly', 'true');
  await expect(editorOf(other)).not.toContainText('no Mine');
  const beside = other.locator('[data-editor]');
  await expect(beside.getByText('Another tab is writing this project.')).toBeInViewport();
  await other.keyboard.press('Escape');
  await expect(beside.getByRole('button', { name: 'Write here' })).toHaveCount(0);
  await other.keyboard.type('no');

  await page.bringToFront();
  await page.keyboard.type('now ');
  await beside.getByRole('button', { name: 'Write here' }).click();
  await expect(editorOf(other)).toBeFocused();
  await expect(page.getByText('Another tab is writing this project.')).toBeVisible();
  await expect(editorOf(other)).toContainText('Not only now Mine.');
  await other.bringToFront();
  await editorOf(other).press('Control+Home');
  await other.keyboard.type('Yes: ');
  await expect(editorOf(page)).toContainText('Yes: Not only now Mine.');
  await expectNoViolation(page);

  await other.close();
  await expect(editorOf(page)).toHaveAttribute('aria-readonly', 'false');
  await page.bringToFront();
  await editorOf(page).press('Control+Home');
  await page.keyboard.type('And ');
  await expect(editorOf(page)).toContainText('And Yes: Not only now Mine.');
});

test('an earlier version is restored, and the present one is not lost', async ({ page }) => {
  await openStory(page, 'Before.\n-> END\n');
  await pasteInto(editorOf(page), 'After.\n-> END\n');
  await expect(newestScene(page)).toHaveText('After.');
  await untilStored(page);
  await page.getByRole('tab', { name: 'History' }).click();
  const entries = page.getByRole('tabpanel', { name: 'History' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  const history = page.getByRole('tabpanel', { name: 'History' });
  const show = history.getByRole('button', { name: /^(?:Show|Hide) the version of/ });
  await show.click();
  const differences = history.getByRole('region', { name: 'story.ink' });
  await expect(differences).toContainText('BeforeBefore.');
  await expect(differences).toContainText('NowAfter.');
  await expectNoViolation(page);
  await history.getByLabel('What is shown').selectOption('Whole text');
  await expect(history.getByRole('textbox', { name: 'story.ink' })).toHaveValue(
    'Before.\n-> END\n',
  );
  await expectNoViolation(page);
  await show.click();
  await entries.first().getByRole('button', { name: 'Restore' }).click();
  await expect(newestScene(page)).toHaveText('Before.');
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('+1 −1 lines');
  await expect(entries.first()).toContainText('After.');
  await expectNoViolation(page);
  await entries.first().getByRole('button', { name: 'Restore' }).click();
  await expect(newestScene(page)).toHaveText('After.');
});

test('a backup brings everything to another browser, and overwrites nothing', async ({
  page,
  browser,
}, testInfo) => {
  await writeProject(page, 'Mine.\n-> END\n');
  await nameOf(page).fill('Low tide');
  const list = await openProjects(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Download a backup' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^atrament-projects-\d{4}-\d\d-\d\d\.zip$/);
  const backup = testInfo.outputPath('backup.zip');
  await file.saveAs(backup);
  expect(readFileSync(backup).length).toBeGreaterThan(100);

  const context = await browser.newContext();
  const other = await context.newPage();
  await writeProject(other, 'Mine.\nBut different.\n-> END\n');
  await nameOf(other).fill('Low tide');
  const there = await openProjects(other);
  await there.locator('input[type=file]').setInputFiles(backup);
  await expect(there.getByText('1 project added. 1 of them is a copy')).toBeVisible();
  await expect(there.getByRole('link', { name: 'Low tide', exact: true })).toBeVisible();
  await there.getByRole('link', { name: /^Low tide \(backup/ }).click();
  await expect(newestScene(other)).toHaveText('Mine.');
  await context.close();
});

test('an edited sample opens in the playground as a project', async ({ page }) => {
  await openPage(page, SAMPLE_PAGE);
  const sample = page.locator('#sample-1');
  await sample.getByRole('button', { name: 'Edit', exact: true }).click();
  const editor = sample.getByRole('textbox', { name: 'The story’s ink' });
  await pasteInto(editor, 'A lamp of my own.\n-> END\n');
  await expect(newestScene(page)).toHaveText('A lamp of my own.');
  for (let times = 1; times <= 2; times += 1) {
    await page.getByRole('link', { name: 'Open in the playground' }).click();
    await expect(newestScene(page)).toHaveText('A lamp of my own.');
    await expect(page).toHaveURL(/\?project=/);
    if (times === 2) break;
    await untilStored(page);
    await openPage(page, SAMPLE_PAGE);
    await sample.getByRole('button', { name: 'Edit', exact: true }).click();
  }
  const list = await openProjects(page);
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test(
  'a link to a project with pictures says what it leaves out',
  { tag: '@soak' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await writeProject(page, 'Mine.\n-> END\n');
    await untilStored(page);
    await page.evaluate(
      async ([name, id]) => {
        const database = await new Promise<IDBDatabase>((resolve) => {
          const request = indexedDB.open(name!);
          request.onsuccess = () => resolve(request.result);
        });
        const blob = new Blob(['x'.repeat(2000)], { type: 'image/png' });
        const asset = {
          projectId: id,
          path: 'a.png',
          blob,
          size: 2000,
          type: blob.type,
          changedAt: 1,
        };
        const transaction = database.transaction('assets', 'readwrite');
        transaction.objectStore('assets').put(asset);
        await new Promise((resolve) => (transaction.oncomplete = resolve));
        database.close();
      },
      [DATABASE, new URL(page.url()).searchParams.get('project')],
    );
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(page.getByText('The link leaves out the project’s file')).toBeVisible();
  },
);
