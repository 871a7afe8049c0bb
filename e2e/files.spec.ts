import { expect, test, type Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { newestScene } from './support/player';
import { dropPicture, editorOf } from './support/playground';
import { openProjects, writeProject } from './support/projects';

const STORY = 'The room is dark.\n# IMAGE: lamp.png\nA lamp burns.\n-> END\n';

const filesTab = (page: Page) => page.getByRole('tabpanel', { name: 'Files' });
const pictureOf = (page: Page) => newestScene(page).locator('img');
const isDrawn = (page: Page) =>
  pictureOf(page).evaluate((image: HTMLImageElement) =>
    image.src.startsWith('blob:') ? image.naturalWidth : 0,
  );

test('a dropped picture shows in the story, stays after a reload, and its name can change', async ({
  page,
}) => {
  const messages = noteConsole(page);
  await writeProject(page, STORY);
  await dropPicture(page, 'lamp.png', 40);
  await expect(filesTab(page)).toContainText('1 file was added.');
  await expect(filesTab(page)).toContainText('used once');
  await expect.poll(() => isDrawn(page)).toBe(40);
  await expectNoViolation(page);

  await filesTab(page).getByRole('button', { name: 'Rename lamp.png' }).click();
  await filesTab(page).getByRole('textbox').fill('img/oil-lamp.png');
  await filesTab(page).getByRole('textbox').press('Enter');
  await expect(filesTab(page)).toContainText('lamp.png is now img/oil-lamp.png');
  await page.getByRole('tab', { name: 'Write' }).click();
  await expect(editorOf(page)).toContainText('# IMAGE: img/oil-lamp.png');
  await expect.poll(() => isDrawn(page)).toBe(40);

  await page.reload();
  await expect.poll(() => isDrawn(page)).toBe(40);
  expect(messages).toEqual([]);
});

test('a missing file is a problem at its line, with the nearest name', async ({ page }) => {
  await writeProject(page, 'The room is dark.\n# IMAGE: lamp.pgn\nA lamp.\n-> END\n');
  await dropPicture(page, 'lamp.png', 20);
  await expect(filesTab(page).getByRole('region', { name: /not here/ })).toContainText('lamp.pgn');
  await page.getByRole('tab', { name: 'Write' }).click();
  const problems = page.getByRole('list', { name: 'Problems' });
  await expect(problems).toContainText('There is no file “lamp.pgn”.');
  await expect(problems).toContainText('Did you mean “lamp.png”?');
});

test('names of files are completed', { tag: '@soak' }, async ({ page }) => {
  await writeProject(page, 'The room is dark.\n');
  await dropPicture(page, 'lamp.png', 20);
  await expect(filesTab(page)).toContainText('1 file was added.');
  await page.getByRole('tab', { name: 'Write' }).click();
  await editorOf(page).press('Control+End');
  await editorOf(page).pressSequentially('# IMAGE: la');
  await page.getByRole('option', { name: 'lamp.png' }).click();
  await expect(editorOf(page)).toContainText('# IMAGE: lamp.png');
});

test(
  'a large picture is offered smaller; the original stays until then',
  { tag: '@soak' },
  async ({ page }) => {
    await writeProject(page, STORY);
    await dropPicture(page, 'lamp.png', 1000);
    const files = filesTab(page);
    await files.getByRole('button', { name: 'Make lamp.png smaller' }).click();
    await expect(files.getByText(/instead of .* 1000 × 1000 pixels/)).toBeVisible();
    await expect(files.getByRole('list', { name: 'Files of the game' })).toContainText('lamp.png');
    await files.getByRole('button', { name: 'Use the smaller one' }).click();
    await expect(files.getByRole('list', { name: 'Files of the game' })).toContainText('lamp.webp');
    await page.getByRole('tab', { name: 'Write' }).click();
    await expect(editorOf(page)).toContainText('# IMAGE: lamp.webp');
    await expect.poll(() => isDrawn(page)).toBe(1000);
  },
);

test('a zip becomes a project of its own; a nasty one is refused', async ({ page }) => {
  await writeProject(page, 'Mine.\n-> END\n');
  const choose = async (name: string, files: Record<string, string>): Promise<void> => {
    const texts = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), importFrom.click()]);
    const buffer = Buffer.from(zipSync(Object.fromEntries(texts)));
    await chooser.setFiles({ name, mimeType: 'application/zip', buffer });
  };
  let importFrom = (await openProjects(page)).getByRole('button', { name: 'Import…' });
  await choose('nasty.zip', { 'story.ink': 'x', '../../evil.ink': 'x' });
  await expect(filesTab(page)).toContainText('leads out of the game’s folder');
  importFrom = filesTab(page).getByRole('button', { name: 'Import a game…' });
  await choose('ferry.zip', {
    'ferry/story.ink': 'INCLUDE parts/two.ink\n-> two\n',
    'ferry/parts/two.ink': '=== two\nThe ferry leaves. # clear\n-> END\n',
  });
  await expect(filesTab(page)).toContainText('The story begins in ferry/story.ink.');
  await expect(
    filesTab(page).getByRole('region', { name: 'Import as a new project' }),
  ).toBeFocused();
  await expectNoViolation(page);
  await filesTab(page).getByRole('button', { name: 'Open as a new project' }).click();
  await expect(newestScene(page)).toHaveText('The ferry leaves.');
  await expect(editorOf(page)).toContainText('INCLUDE parts/two.ink');
  await page.goBack();
  await expect(newestScene(page)).toHaveText('Mine.');
});

test(
  'a compiled story can be played, and says that it cannot be edited',
  { tag: '@soak' },
  async ({ page }) => {
    await writeProject(page, 'Mine.\n-> END\n');
    await page.getByRole('tab', { name: 'Files' }).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      filesTab(page).getByRole('button', { name: 'Import a game…' }).click(),
    ]);
    const json =
      '{"inkVersion":21,"root":[["^Compiled words.","\\n","end",["done",{"#n":"g-0"}],null],"done",null],"listDefs":{}}';
    await chooser.setFiles({
      name: 'tale.ink.json',
      mimeType: 'application/json',
      buffer: Buffer.from(json),
    });
    await expect(filesTab(page)).toContainText('its text cannot be edited');
    await expect(filesTab(page)).toContainText('Compiled words.');
  },
);

for (const width of [1280, 390]) {
  test(
    `a file is inserted at the cursor, by keyboard, and undone (${width} px)`,
    { tag: tagOf(width === 1280) },
    async ({ page }) => {
      await writeProject(page, 'The room is dark.\nA lamp burns.\n-> END\n');
      await page.setViewportSize({ width, height: 800 });
      await dropPicture(page, 'lamp.png', 40);
      await expect(filesTab(page)).toContainText('not used');
      await page.getByRole('tab', { name: 'Write' }).click();
      await editorOf(page).getByText('The room is dark.').click();
      await page.getByRole('tab', { name: 'Files' }).click();
      await filesTab(page).getByRole('button', { name: 'Insert lamp.png into the story' }).focus();
      await page.keyboard.press('Enter');
      await expect(editorOf(page)).toBeFocused();
      // Where there is room, the files stay beside the text.
      const hasRoom = width > 996;
      await expect(filesTab(page)).toBeVisible({ visible: hasRoom });
      const lines = editorOf(page).locator('.cm-line');
      await expect(lines).toHaveText([
        'The room is dark.',
        '# IMAGE: lamp.png',
        'A lamp burns.',
        '-> END',
        '',
      ]);
      await expect(page.getByText('Inserted in line 2, above “A lamp burns.”.')).toBeInViewport();
      await page.keyboard.press('Control+Z');
      await expect(lines).toHaveText(['The room is dark.', 'A lamp burns.', '-> END', '']);
      await expect(page.getByText('Inserted in line')).toHaveCount(0);
    },
  );

  test(
    `a file is not inserted where the story never gets (${width} px)`,
    { tag: '@soak' },
    async ({ page }) => {
      const rain = 'It rains.\n'.repeat(60);
      await writeProject(page, `The room is dark.\n${rain}* [Light the lamp]\n  -> END\n`);
      await page.setViewportSize({ width, height: 800 });
      await dropPicture(page, 'lamp.png', 40);
      await expect(filesTab(page)).toContainText('not used');
      await filesTab(page).getByRole('button', { name: 'Insert lamp.png into the story' }).click();
      await expect(
        page.getByText('Inserted in line 63, above “-> END”, because the story leaves there.'),
      ).toBeInViewport();
      const tag = editorOf(page).locator('.cm-line', { hasText: '# IMAGE' });
      await expect(tag).toBeInViewport();
      await expect(tag).toHaveText('  # IMAGE: lamp.png', { useInnerText: true });
    },
  );
}

test('files over the editor show one hint', { tag: '@soak' }, async ({ page }) => {
  await writeProject(page, STORY);
  await editorOf(page).evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
    element.dispatchEvent(
      new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByText(/^Drop .* here$/)).toHaveText(['Drop files, a folder or a zip here']);
});
