import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { download, downloadButton, downloadWindow, unpack, type Way } from './support/games';
import { png } from './support/make-media';
import { openPage } from './support/pages';
import { choicesIn, newestScene } from './support/player';
import { editorOf, newProject, pasteInto, PLAYGROUND, shareHash } from './support/playground';

const STORY = `# title: Low tide
The sea goes out. # IMAGE: Düne/sea.png
* [Follow it]
  The sand is wet.
  -> END
`;

const filesTab = (page: Page) => page.getByRole('tabpanel', { name: 'Files' });

interface Brought {
  name: string;
  bytes: Buffer;
}

/** Drops files on the page, as from a folder’s window. */
async function drop(page: Page, ...files: readonly Brought[]): Promise<void> {
  const data = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }));
  await editorOf(page).evaluate((element, dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, base64 } of dropped) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name));
    }
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, data);
}

async function choose(page: Page, button: string, files: string | Brought): Promise<void> {
  await page.getByRole('tab', { name: 'Files' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    filesTab(page).getByRole('button', { name: button }).click(),
  ]);
  await chooser.setFiles(
    typeof files === 'string'
      ? files
      : { name: files.name, mimeType: 'application/octet-stream', buffer: files.bytes },
  );
}

/** The playground in a browser that has nothing stored. */
async function emptyBrowser(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openPage(page, PLAYGROUND);
  await expect(editorOf(page)).toBeVisible();
  return page;
}

async function openImport(page: Page): Promise<void> {
  await filesTab(page).getByRole('button', { name: 'Open as a new project' }).click();
  await expect(editorOf(page)).toContainText('title: Low tide');
}

/** Exactly what the editor has. */
async function textOf(page: Page): Promise<string> {
  const { bytes } = await download(page, 'The ink alone');
  await page.keyboard.press('Escape');
  return bytes.toString('utf8');
}

/** A project with a picture, one that it does not use, and a language. */
async function writeTide(page: Page): Promise<void> {
  await openPage(page, PLAYGROUND);
  await pasteInto(editorOf(page), STORY);
  await expect(newestScene(page)).toContainText('The sea goes out.');
  await drop(
    page,
    { name: 'sea.png', bytes: png(40, 30) },
    { name: 'spare.png', bytes: png(9, 9) },
  );
  await expect(filesTab(page)).toContainText('2 files were added.');
  await filesTab(page).getByRole('button', { name: 'Rename sea.png' }).click();
  await filesTab(page).getByRole('textbox').fill('Düne/sea.png');
  await filesTab(page).getByRole('textbox').press('Enter');
  await expect(filesTab(page)).toContainText('used once');
  await page.getByRole('tab', { name: 'Game' }).click();
  const language = page
    .getByRole('tabpanel', { name: 'Game' })
    .getByLabel(/language/i)
    .first();
  await language.fill('de');
  await language.press('Enter');
}

for (const way of ['Game for the web', 'One file', 'Atrament project'] as const) {
  test(
    `${way}: comes back in an empty browser, chosen and dropped`,
    { tag: tagOf(way === 'Game for the web') },
    async ({ page, browser }) => {
      await writeTide(page);
      const file = await download(page, way);
      const there = await emptyBrowser(browser);
      const messages = noteConsole(there);
      await choose(there, 'Import a game…', file);
      await openImport(there);
      expect(await textOf(there)).toBe(STORY);
      await expect(newestScene(there).locator('img')).toHaveJSProperty('naturalWidth', 40);

      await newProject(there);
      await expect(editorOf(there)).toHaveText(/^Write here/);
      await drop(there, file);
      await openImport(there);
      expect(await textOf(there)).toBe(STORY);
      // Its language, too: the page says which one it is in.
      const { bytes } = await download(there, 'One file');
      expect(bytes.toString('utf8')).toContain('<html lang="de">');
      expect(messages).toEqual([]);
      await there.context().close();
    },
  );
}

test(
  'an unpacked game comes back as a folder',
  { tag: '@soak' },
  async ({ page, browser }, testInfo) => {
    await writeTide(page);
    const { bytes } = await download(page, 'Game for the web');
    const folder = testInfo.outputPath('low-tide');
    const names = unpack(bytes, folder);
    expect(names.filter((name) => !/^[ -~]+$/.test(name))).toEqual([]);
    expect(names).toContain('files/Dune/sea.png');
    const there = await emptyBrowser(browser);
    await choose(there, 'Import a folder…', folder);
    await openImport(there);
    expect(await textOf(there)).toBe(STORY);
    await there.context().close();
  },
);

test(
  'a backup comes back by import, and a link by paste, as a file and in the field',
  { tag: '@soak' },
  async ({ page, browser }) => {
    await writeTide(page);
    await page.getByRole('button', { name: 'Projects' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: 'Download a backup' }).click(),
    ]);
    const backup = { name: 'backup.zip', bytes: readFileSync(await file.path()) };
    const there = await emptyBrowser(browser);
    await drop(there, backup);
    await expect(filesTab(there)).toContainText('A backup with one project.');
    await openImport(there);
    expect(await textOf(there)).toBe(STORY);

    const link = `https://site.example/playground/${await shareHash({ source: STORY })}`;
    await drop(there, { name: 'link.txt', bytes: Buffer.from(link) });
    await expect(filesTab(there)).toContainText('A link to a story.');
    await openImport(there);
    expect(await textOf(there)).toBe(STORY);

    await there.getByRole('tab', { name: 'Files' }).click();
    await filesTab(there).getByRole('button', { name: 'Paste a link, or notes…' }).click();
    const field = filesTab(there).getByRole('textbox', { name: /^Link to a story/ });
    await field.fill('https://site.example/');
    await field.press('Enter');
    await expect(filesTab(there).getByText('This is no link to a story')).toBeVisible();
    await field.fill(link);
    await field.press('Enter');
    await openImport(there);

    // Anywhere but in the text, a pasted link is an import.
    await there.getByRole('tab', { name: 'Files' }).click();
    await filesTab(there).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', pasted);
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, link);
    await openImport(there);
    await there.context().close();
  },
);

test(
  'a backup with several projects is added, and overwrites nothing',
  { tag: '@soak' },
  async ({ page }) => {
    const projects = ['one', 'two'].map((folder) => ({
      ...{ id: `${folder}abcdefg`, folder, name: folder, createdAt: 1, changedAt: 1 },
      ...{ files: [], assets: [] },
    }));
    const bytes = zipSync({
      'atrament-backup.json': strToU8(JSON.stringify({ format: 1, projects })),
      'one/story.ink': strToU8('One.\n-> END\n'),
      'two/story.ink': strToU8('Two.\n-> END\n'),
    });
    await openPage(page, PLAYGROUND);
    await drop(page, { name: 'backup.zip', bytes: Buffer.from(bytes) });
    await expect(filesTab(page)).toContainText('The backup has 2 projects.');
    await filesTab(page).getByRole('button', { name: 'Add these projects' }).click();
    await expect(filesTab(page)).toContainText('2 projects added.');
    await page.getByRole('button', { name: 'Projects' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'two' }).click();
    await expect(newestScene(page)).toHaveText('Two.');
  },
);

test(
  'without its ink a game is played, and both windows say so',
  { tag: '@soak' },
  async ({ page, browser }) => {
    await writeTide(page);
    await downloadButton(page).click();
    const dialog = downloadWindow(page);
    await dialog.getByRole('checkbox', { name: 'Include the ink source' }).uncheck();
    await expect(dialog).toContainText('nobody can open the game here to go on writing');
    const file = await download(page, 'One file');
    const there = await emptyBrowser(browser);
    await drop(there, file);
    await expect(filesTab(there)).toContainText('This game was downloaded without its ink');
    await expect(filesTab(there).getByText('The sea goes out.')).toBeVisible();
    await there.context().close();
  },
);

test('the download says what goes in; what is not used stays out until it is wanted', async ({
  page,
}) => {
  await writeTide(page);
  await downloadButton(page).click();
  const dialog = downloadWindow(page);
  await expect(dialog.getByRole('region', { name: /^In the game for the web/ })).toContainText(
    '1 picture',
  );
  await expect(
    dialog.getByRole('button', { name: /Game for the web.*about .* seconds?/ }),
  ).toBeVisible();
  await expect(dialog).toContainText('5 megabits a second');
  await expect(dialog).toContainText('spare.png');
  await expectNoViolation(page);
  const filesIn = async (way: Way): Promise<string[]> =>
    Object.keys(unzipSync((await download(page, way)).bytes)).filter((name) =>
      name.endsWith('png'),
    );
  expect(await filesIn('Game for the web')).toEqual(['files/Dune/sea.png']);
  await dialog.getByRole('checkbox', { name: /does not use/ }).check();
  expect(await filesIn('Game for the web')).toEqual(['files/Dune/sea.png', 'files/spare.png']);
});

const TWINE = `<html><body><tw-storydata name="Low tide" startnode="1" format="SugarCube">
<tw-passagedata pid="1" name="Pier" tags="">&lt;&lt;set $coins to 2&gt;&gt;Boards &amp;amp; ropes, $coins coins.
&lt;&lt;audio "sea" play&gt;&gt;
[[Go down-&gt;The Beach!]]</tw-passagedata>
<tw-passagedata pid="2" name="The Beach!" tags="">Sand.</tw-passagedata></tw-storydata></body></html>`;

test('a published story of Twine and a folder of ChoiceScript become games that play', async ({
  page,
}, testInfo) => {
  await test.step('Twine: dropped, it lists what it lost', async () => {
    await openPage(page, PLAYGROUND);
    await expect(editorOf(page)).toBeVisible();
    await drop(page, { name: 'pier.html', bytes: Buffer.from(TWINE) });
    await expect(filesTab(page)).toContainText('Twine (SugarCube): 2 passages');
    await filesTab(page).getByText('One thing was not carried over').click();
    await expect(filesTab(page)).toContainText('<<audio "sea" play>>');
    await expectNoViolation(page);
    await openImport(page);
    const lost = page.getByRole('region', { name: /^Not carried over/ });
    await lost.getByText('Sounds and music').click();
    await expect(page.getByText(/^\S+ plays: .*every line reached\./)).toBeVisible();
    await expectNoViolation(page, '[data-tool="tests"]');
    await lost.getByRole('button', { name: /^Done: <<audio/ }).click();
    await expect(lost).toHaveCount(0);
    await expect(newestScene(page)).toHaveText('Boards & ropes, 2 coins.');
    await choicesIn(page).getByText('Go down').click();
    await expect(newestScene(page)).toHaveText('Sand.');
  });

  await test.step('ChoiceScript', async () => {
    const folder = testInfo.outputPath('pier');
    mkdirSync(folder);
    const scenes = {
      startup:
        '*title Low tide\n*scene_list\n  startup\n  beach\n*create coins 2\nBoards.\n*choice\n  #Go down\n    *set coins -1\n    *finish\n  #Stay\n    *ending\n',
      beach: 'Sand, and ${coins} coin.\n',
    };
    for (const [name, text] of Object.entries(scenes)) {
      writeFileSync(path.join(folder, `${name}.txt`), text);
    }
    await choose(page, 'Import a folder…', folder);
    await expect(filesTab(page)).toContainText('ChoiceScript: 2 scenes');
    await openImport(page);
    await choicesIn(page).getByText('Go down').click();
    await choicesIn(page).getByText('Next Chapter').click();
    await expect(newestScene(page)).toHaveText('Sand, and 1 coin.');
  });
});

test(
  'a zip says that it was made on Unix, and that its names are UTF-8',
  { tag: '@soak' },
  async ({ page }) => {
    await writeTide(page);
    const { bytes } = await download(page, 'Atrament project');
    const name = Buffer.from('root/game/Düne/sea.png');
    expect(Object.keys(unzipSync(bytes))).toContain(name.toString());
    // The entry in the zip’s directory, whose name comes 46 bytes after its beginning.
    const entry = bytes.lastIndexOf(name) - 46;
    expect(bytes.readUInt32LE(entry)).toBe(0x02014b50);
    expect(bytes[entry + 5]).toBe(3);
    expect(bytes.readUInt16LE(entry + 8) & 0x800).toBe(0x800);
    expect(bytes.readUInt32LE(entry + 38) >>> 16).toBe(0o100644);
    expect(strFromU8(unzipSync(bytes)['root/game/story.ink']!)).toBe(STORY);
  },
);

test(
  'the system opens an ink file in the installed playground',
  { tag: '@soak' },
  async ({ page }) => {
    await page.addInitScript((text) => {
      const files = [{ getFile: () => Promise.resolve(new File([text], 'tide.ink')) }];
      const setConsumer: (take: (launch: object) => void) => void = (take) =>
        take({ files: files.splice(0) });
      // The browser’s own can only be read.
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    }, STORY);
    await openPage(page, PLAYGROUND);
    await openImport(page);
    expect(await textOf(page)).toBe(STORY);
  },
);
