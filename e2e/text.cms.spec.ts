import type { Page } from '@playwright/test';
import {
  cmsTest,
  expect,
  openForm,
  openProblems,
  openWindow,
  press,
  problemsOf,
  read,
  saveForm,
  sourceOf,
  toastOf,
  write,
} from './support/local-cms';

const test = cmsTest();

// One window for all, because the CMS is large; no other spec changes its files.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let page: Page;
const requests: string[] = [];

test.beforeAll(async ({ browser }) => {
  page = await openWindow(browser);
  page.on('request', (request) => requests.push(request.url()));
});
test.afterAll(() => page.close());

/** The first line of a page’s text in its file. */
const firstLineOf = (source: string) =>
  (/^---\n.*?\n---\n\n/s.exec(source)?.[0] ?? '').split('\n').length;
const preview = () => page.frameLocator('#preview-pane');

test('a page is edited with its preview beside it, and the rest of its file stays', async () => {
  const file = 'content/docs/tutorial-basics/create-a-document.mdx';
  const before = read(file);
  await page.goto('/admin/');
  await page.getByRole('link', { name: 'Create a document' }).click();
  await expect(preview().getByRole('heading', { level: 1 })).toHaveText('Create a document');
  await expect(preview().getByRole('note').first()).toBeVisible();
  await expect(preview().getByRole('tablist').first()).toBeVisible();

  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('<Lamp />\n\n');
  const first = `Line ${firstLineOf(before)}`;
  await expect(problemsOf(page)).toContainText(`${first} Stops saving: <Lamp> is not a component.`);
  await expect(problemsOf(page).getByRole('status')).toHaveText('1 problem that stops saving');
  await saveForm(page);
  await expect(
    toastOf(page, `was not saved, because of 1 problem that stops saving. ${first}: <Lamp>`),
  ).toBeVisible();
  await sourceOf(page).focus();
  await press(page, 'Backspace', '<Lamp />\n\n'.length);
  await page.keyboard.type('<Lamp');
  await expect(preview().getByText('The text cannot be read as it is')).toBeVisible();
  await expect(preview().getByRole('note').first()).toBeVisible();
  await press(page, 'Backspace', '<Lamp'.length);
  await page.keyboard.type('A first line: “quoted”.\n\n');
  await expect(preview().getByText('A first line: “quoted”.')).toBeVisible();
  await expect(problemsOf(page)).toBeHidden();
  await page.getByLabel('Description').fill('New: with a colon.');
  await page.keyboard.press('ControlOrMeta+s');
  await expect
    .poll(() => read(file))
    .toBe(
      before
        .replace(/^description: .*$/m, "description: 'New: with a colon.'")
        .replace('\n---\n\n', '\n---\n\nA first line: “quoted”.\n\n'),
    );
  const outside = requests.filter((url) => !/^(?:http:\/\/localhost|data:|blob:|about:)/.test(url));
  expect(outside).toEqual([]);
});

test('what would stop a build is shown at its line while a page is written', async () => {
  const file = 'content/docs/ink-basics/flow.mdx';
  const before = read(file);
  const lines = before.split('\n').length;
  await openForm(page, 'pages/entries/ink-basics/flow');
  await expect(preview().getByRole('heading', { level: 1 })).toHaveText('Flow');
  await expect(problemsOf(page)).toBeHidden();
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(
    '\n[Nowhere](./nowhere.mdx), [here](#nothing) and ![A lamp](/img/none.png)\n\n```ink\n-> nowhere\n```\n',
  );
  await expect(problemsOf(page).getByRole('status')).toHaveText('4 problems that stop a build');
  await expect(problemsOf(page)).toContainText(
    `Line ${lines} The link “./nowhere.mdx” names no file`,
  );
  await expect(problemsOf(page)).toContainText(`Line ${lines + 3} `);
  await expect(page.locator('.cm-lint-marker')).toHaveCount(2);

  await page.keyboard.press('ControlOrMeta+Home');
  await openProblems(page);
  await problemsOf(page)
    .getByRole('button', { name: `Line ${lines + 3}` })
    .click();
  await expect(sourceOf(page)).toBeFocused();
  await expect(page.locator('.cm-line', { hasText: '-> nowhere' })).toBeInViewport();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('A [link](./nowhere.mdx).\n');
  await expect(problemsOf(page).getByRole('status')).toHaveText('1 problem that stops a build');
  // The pointer rests on a mark whose message lies over the button.
  await page.keyboard.press('ControlOrMeta+s');
  await expect(toastOf(page, 'This file has 1 problem that stops a build.')).toBeVisible();
  write(file, before);
});

test(
  'a file with broken frontmatter is shown as it is, and can be fixed',
  { tag: '@soak' },
  async () => {
    const file = 'content/docs/ink-basics/tags_and_comments.mdx';
    const good = read(file);
    write(file, good.replace('title: ', 'title: "'));
    await openForm(page, 'pages/entries/ink-basics/tags_and_comments');
    await expect(problemsOf(page)).toContainText('Line 2 ');
    await expect(page.getByLabel('Title')).toHaveValue(`(broken frontmatter) ${file}`);
    await page.getByLabel('Title').fill('Mine');
    await saveForm(page);
    await expect(toastOf(page, 'so “Title” could not be written')).toBeVisible();
    await sourceOf(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowDown');
    await press(page, 'ArrowRight', 'title: "'.length);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Home');
    await page.keyboard.type('lamp: 1\n');
    await saveForm(page);
    await expect(toastOf(page, 'that stops saving')).toBeVisible();
    await expect(toastOf(page, 'unknown key “lamp”')).toBeVisible();
    await sourceOf(page).focus();
    await press(page, 'Backspace', 'lamp: 1\n'.length);
    await saveForm(page);
    await expect.poll(() => read(file)).toBe(good.replace(/^title: .*$/m, 'title: Mine'));
  },
);

test('misspelt words are hints, with what may be meant, and stop no build', async () => {
  const words = read('content/words.txt');
  await openForm(page, 'pages/entries/ink-basics/intro');
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('A zorblik wrld');
  const marks = page.locator('.cm-lintRange-hint');
  // The last word is not finished.
  await expect(marks).toHaveText(['zorblik']);
  await page.keyboard.type(' of `wrld`.\n\n');
  await expect(marks).toHaveText(['zorblik', 'wrld']);
  // Nor is one that is changed in its middle.
  await page.keyboard.press('ControlOrMeta+Home');
  await press(page, 'ArrowRight', 'A zor'.length);
  await page.keyboard.type('r');
  await expect(marks).toHaveText(['wrld']);
  await page.keyboard.press('Backspace');
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(problemsOf(page)).toBeHidden();
  await expect(page.locator('.cm-lint-marker')).toHaveCount(0);
  const hints = page.getByRole('region', { name: 'Hints' });
  await hints.getByText('2 hints on spelling and style').click();
  await expect(hints).toContainText('“wrld” is not in the dictionary. Did you mean “world”');

  // The first line is now right below the toolbar, which covers some of what is above it.
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Home');
  await marks.nth(1).hover();
  await page.getByRole('button', { name: 'Action: world' }).click();
  await expect(sourceOf(page)).toContainText('A zorblik world of `wrld`.');
  await expect(hints).toContainText('1 hint on spelling and style');
  await marks.hover();
  await page.getByRole('button', { name: 'Action: Add to words.txt' }).click();
  await expect(hints).toBeHidden();
  expect(read('content/words.txt')).toBe(`${words}zorblik\n`);
  write('content/words.txt', words);
});

test('a page is checked again when a field other than its text changes', async () => {
  await openForm(page, 'pages/entries/ink-basics/intro');
  await expect(problemsOf(page)).toBeHidden();
  await page.getByLabel('Description').fill('');
  await expect(problemsOf(page)).toContainText('The field “Description” is empty.');
});
