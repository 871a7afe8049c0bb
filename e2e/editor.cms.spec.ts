import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect as baseExpect, type Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { confirm, cmsFolder, cmsTest, read } from './support/local-cms';

const test = cmsTest();

test.describe.configure({ mode: 'serial', timeout: 60_000 });
const expect = baseExpect.configure({ timeout: 20_000 });

const FILE = 'content/docs/tutorial-extras/manage-docs-versions.mdx';
const start = readFileSync(FILE, 'utf8').indexOf('\n---\n\n') + '\n---\n\n'.length;
const [firstLine] = readFileSync(FILE, 'utf8').slice(start).split('\n');
/** The file with something written at the start of its text. */
const withText = (text: string) => {
  const file = readFileSync(FILE, 'utf8');
  return file.slice(0, start) + text + file.slice(start);
};

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/admin/#/collections/pages/entries/tutorial-extras/manage-docs-versions');
});
test.afterAll(() => page.close());

const source = () => page.getByRole('textbox', { name: 'Text', exact: true });
const text = async () => (await source().locator('.cm-line').allTextContents()).join('\n');
const menu = () => page.getByRole('listbox', { name: 'Completions' });
const toolbar = () => page.getByRole('toolbar', { name: 'Insert into the text' });
const toStart = async () => {
  await source().focus();
  await page.keyboard.press('ControlOrMeta+Home');
};
/** Makes an empty first paragraph. */
const toNewLine = async () => {
  await toStart();
  await page.keyboard.type('\n\n');
  await page.keyboard.press('ControlOrMeta+Home');
};
const save = async (expected: string) => {
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => read(FILE)).toBe(expected);
  await expect(page.getByText('Changes saved')).toBeVisible();
};
/** Takes back all that was written since the page was opened. */
const undoAll = async () => {
  await source().focus();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('Changes saved')).toBeVisible({ timeout: 100 });
  }).toPass();
};

test('the menu on “/” inserts blocks whose fields Tab visits, and Escape leaves it', async () => {
  await toNewLine();
  await page.keyboard.type('/');
  await expect(menu().getByRole('option', { name: 'Heading' }).first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(menu()).toBeHidden();
  await expect(source()).toBeFocused();
  await page.keyboard.type('deta');
  await expect(menu().getByRole('option')).toHaveText(/^Details/);
  await expectNoViolation(page, '.cmsSource');
  await page.keyboard.press('Enter');
  await expect.poll(text).toMatch(/^<Details summary="summary">\n\nText\n\n<\/Details>\n\n/);
  await page.keyboard.type('Why?');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Because.');
  await save(withText('<Details summary="Why?">\n\nBecause.\n\n</Details>\n\n'));
});

test('after a save, writing goes on and undo still works', async () => {
  await expect(source()).toBeFocused();
  await page.keyboard.type(' So.');
  await expect.poll(text).toContain('Because. So.');
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    expect((await text()).split('\n')[0]).toBe(firstLine);
  }).toPass();
  await save(withText(''));
});

test('signs that end a block are not completed, and lists go on', { tag: '@soak' }, async () => {
  await toNewLine();
  await page.keyboard.type(':::tip[A]\n\n- One\nTwo\n\n:::t');
  await expect(menu().getByRole('option').first()).toContainText('tip');
  await page.keyboard.press('Backspace');
  await expect(menu()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect.poll(text).toMatch(/^:::tip\[A\]\n\n- One\n- Two\n\n:::\n\n/);
  await undoAll();
});

test('the toolbar is one stop for Tab, with arrow keys inside, and its keys are those of every editor', async () => {
  await toStart();
  await page.keyboard.press('Shift+Tab');
  await expect(toolbar().getByRole('button', { name: 'Insert' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(toolbar().getByRole('button', { name: 'Smaller heading' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(source()).toBeFocused();
  await expect.poll(text).toMatch(/^### /);
  await page.keyboard.press('ControlOrMeta+z');
  const before = await text();
  await toolbar().getByRole('button', { name: 'Insert' }).click();
  await page.keyboard.type('pict');
  expect(await text()).toBe(before);
  await expectNoViolation(page, 'dialog');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(source()).toBeFocused();
  expect(await text()).toBe(before);
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('lit');
  await page.keyboard.press('End');
  await expect.poll(text).toMatch(/^\*\*lit\*\*/);
  await undoAll();
});

test('a link is completed to a heading of another page, by titles', async () => {
  await toNewLine();
  await page.keyboard.type('[a](translate yo');
  await expect(menu().getByRole('option').first()).toContainText('Translate your site');
  await page.keyboard.press('Enter');
  await expect.poll(text).toMatch(/^\[a\]\(\.\/translate-your-site\.mdx\)/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('#');
  const heading = menu().getByRole('option').first();
  await expect(heading).toBeVisible();
  const id = await heading.locator('.cm-completionLabel').textContent();
  await page.keyboard.press('Enter');
  await expect.poll(text).toContain(`[a](./translate-your-site.mdx#${id})`);
  await expect(page.getByRole('region', { name: 'Problems' })).toBeHidden();
  await undoAll();
});

test('Ctrl+K finds pages, headings and terms, and Escape changes nothing', async () => {
  await toStart();
  await page.keyboard.press('ControlOrMeta+k');
  const picker = page.getByRole('dialog', { name: 'Link to' });
  await expect(picker.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('tunnel');
  await expect(picker.getByRole('option', { selected: true })).toContainText('Tunnel');
  await expectNoViolation(page, '.cmsSource');
  await page.keyboard.press('Escape');
  await expect(picker).toBeHidden();
  await expect(source()).toBeFocused();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  // A page that no other spec writes.
  await page.keyboard.type('comments and glue');
  await expect(picker.getByRole('option', { selected: true })).toContainText(
    'Tags, comments and glue',
  );
  await page.keyboard.press('Enter');
  await expect
    .poll(text)
    .toMatch(/^\[Tags, comments and glue\]\(\.\.\/ink-basics\/tags_and_comments\.mdx\)/);
  await undoAll();
});

test('components, their attributes and their values are completed', { tag: '@soak' }, async () => {
  await toNewLine();
  await page.keyboard.type('<Refe');
  await expect(menu().getByRole('option').first()).toContainText('Reference');
  await page.keyboard.press('Enter');
  await expect.poll(text).toMatch(/^<Reference kind="kind" \/>/);
  await page.keyboard.press('Delete');
  await page.keyboard.type('knot');
  await expect(menu().getByRole('option').first()).toContainText('knot-tag');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(' na');
  await expect(menu().getByRole('option').first()).toContainText('names');
  await page.keyboard.press('Enter');
  await page.keyboard.type('CLE');
  await expect(menu().getByRole('option').first()).toContainText('CLEAR');
  await page.keyboard.press('Enter');
  await expect.poll(text).toMatch(/^<Reference kind="knot-tag" names="CLEAR" \/>/);
  await undoAll();
});

test('a form fills in the component at the cursor, and the text stays where it is', async () => {
  const form = page.getByRole('region', { name: 'Tabs: form' });
  const tab = (number: number) => form.getByRole('textbox', { name: `Tab ${number}` });
  const top = () => source().locator('.cm-line').first().boundingBox();
  const tabs = (...labels: string[]) =>
    `<Tabs>\n\n${labels.map((label) => `<TabItem label="${label}">\n\nText\n\n</TabItem>\n\n`).join('')}</Tabs>`;
  await toNewLine();
  await page.keyboard.insertText(tabs('A', 'B'));
  // A place that the form will not cover.
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(page.getByRole('button', { name: 'Edit tabs' })).toBeVisible();
  const before = await top();
  await page.keyboard.press('Alt+Enter');
  await expect(tab(1)).toBeFocused();
  expect(await top()).toEqual(before);
  await tab(1).fill('In ink');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Add a tab' }).click();
  await expect(tab(3)).toBeFocused();
  await expect.poll(text).toContain(tabs('B', 'In ink', 'New tab'));
  await expectNoViolation(page, '.cmsSource');
  await page.keyboard.press('Escape');
  await expect(source()).toBeFocused();
  await page.keyboard.type('More');
  await expect.poll(text).toContain('New tab">\n\nMore\n');
  await page.getByRole('button', { name: 'Close the form' }).click();
  await undoAll();
});

test('ink in a sample has the help of the ink editor', async () => {
  await toNewLine();
  // At once: Enter would choose from a menu that is open.
  await page.keyboard.insertText('```ink map\n-> platform\n=== platform\n');
  await page.keyboard.type('-> pla');
  await expect(menu().getByRole('option').first()).toContainText('platform');
  await expect(source().locator('.token.divert').first()).toHaveText('-> platform');
  await page.keyboard.press('Escape');
  await undoAll();
});

/** Drops a file into the first line, as from the desktop: a picture of the given size, or text. */
const drop = (name: string, width: number | null) =>
  source().evaluate(
    async (element, [fileName, side]) => {
      const canvas = Object.assign(document.createElement('canvas'), {
        width: side ?? 1,
        height: 10,
      });
      canvas.getContext('2d')?.fillRect(0, 0, 5, 5);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const file =
        side === null
          ? new File(['A text.'], fileName, { type: 'text/plain' })
          : new File([blob ?? ''], fileName, { type: 'image/png' });
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(file);
      const line = element.querySelector('.cm-line')?.getBoundingClientRect();
      const at = { clientX: (line?.left ?? 0) + 3, clientY: (line?.top ?? 0) + 3 };
      const options = { dataTransfer, bubbles: true, cancelable: true, ...at };
      element.dispatchEvent(new DragEvent('drop', options));
    },
    [name, width] as const,
  );

const pictureForm = () => page.getByRole('dialog', { name: 'Picture' });
const hasPicture = (address: string) => existsSync(path.join(cmsFolder, 'static', address));

test('a picture that is dropped is made smaller, asks what it shows, and is written with the page', async () => {
  await toNewLine();
  const form = pictureForm();
  const [kept, takenOut] = ['/img/night-train.png', '/img/night-train-2.png'];
  for (const address of [kept, takenOut]) {
    await drop('Night train.png', 3000);
    await expect(form.getByRole('img')).toBeVisible();
    await form.getByLabel('What it shows').fill('A train at night');
    if (address === takenOut) await expectNoViolation(page, '.cmsSource');
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Insert' }).click();
    await expect.poll(text).toContain(`![A train at night](${address})`);
  }
  // The pictures are known at once.
  await expect(page.getByRole('region', { name: 'Problems' })).toBeHidden();
  const preview = page.frameLocator('#preview-pane').getByAltText('A train at night').first();
  const isShown = () => preview.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(isShown).toBe(2000);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(text).not.toContain(takenOut);
  expect(hasPicture(kept)).toBe(false);
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => read(FILE)).toContain(`![A train at night](${kept})`);
  const bytes = readFileSync(path.join(cmsFolder, 'static', kept));
  expect(bytes.readUInt32BE(16)).toBe(2000);
  expect(hasPicture(takenOut)).toBe(false);
  await expect(page.getByText('Changes saved')).toBeVisible();
  await source().focus();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    expect((await text()).startsWith(firstLine ?? '')).toBe(true);
  }).toPass();
  await save(withText(''));
});

test(
  'what is no picture is refused, and one of a form that is left is not known any more',
  { tag: '@soak' },
  async () => {
    const form = pictureForm();
    await toNewLine();
    await drop('Notes.txt', null);
    await expect(form.getByRole('alert')).toHaveText(/“Notes\.txt” is not a picture/);
    await expect(form.getByRole('button', { name: 'Insert' })).toBeDisabled();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await drop('Moth.png', 20);
    await form.getByLabel('What it shows').fill('A moth');
    await form.getByRole('button', { name: 'Insert' }).click();
    await expect.poll(text).toContain('![A moth](/img/moth.png)');
    await page.getByRole('link', { name: 'Pages' }).click();
    await confirm(page, 'Leave this form?', 'Leave');
    await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
    await page.goto('/admin/#/collections/pages/entries/tutorial-extras/manage-docs-versions');
    await expect.poll(text).not.toContain('moth');
    await toolbar().getByRole('button', { name: 'Picture', exact: true }).click();
    const known = form.getByRole('option');
    await expect(known).not.toHaveCount(0);
    await expect(known.filter({ hasText: 'moth.png' })).toHaveCount(0);
    await form.getByRole('button', { name: 'Cancel' }).click();
    expect(hasPicture('/img/moth.png')).toBe(false);
  },
);

test('on a phone the toolbar scrolls and the text keeps its width', async () => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await toolbar().scrollIntoViewIfNeeded();
  await toolbar().getByRole('button', { name: 'Ink story' }).focus();
  await expect(toolbar().getByRole('button', { name: 'Ink story' })).toBeInViewport();
  await expect(page.getByText(/^[\d,]+ words$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show the preview' }).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(read(FILE)).toBe(withText(''));
});
