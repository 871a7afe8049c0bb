import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import {
  cmsTest,
  expect,
  openForm,
  openProblems,
  openList,
  problemsOf,
  read,
  saveForm,
  sourceOf,
  write,
} from './support/local-cms';

const test = cmsTest();

// One window for all, because the CMS is large; no other spec changes its files, and it saves no sidebar.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let page: Page;
const draft = 'content/docs/ink-basics/idea.mdx';
test.beforeAll(async ({ browser }) => {
  // The CMS reads the list of pages when it starts.
  write(draft, '---\ntitle: Idea\ndescription: A plan.\ndraft: true\n---\n\nWords.\n');
  page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
});
test.afterAll(() => page.close());

test('Escape closes the form for a new name, and messages', async () => {
  await openForm(page, 'pages/entries/ink-basics/variables');
  await page.getByRole('button', { name: 'Rename or move …' }).click();
  await expect(page.getByLabel('New file name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('New file name')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rename or move …' })).toBeFocused();

  await page.getByLabel('Title').fill('');
  await saveForm(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Chooses what a field is to name by some words. */
async function choose(field: string, words: string): Promise<void> {
  const around = page.getByLabel(field).locator('..');
  await around.getByRole('button', { name: 'Choose …' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill(words);
  await expectNoViolation(page, '.cmsPicker');
  await page.keyboard.press('Enter');
}

test('fields that few pages need are behind a button, until one of them has a problem', async () => {
  const file = 'content/docs/atrament-extras/layers.mdx';
  const good = read(file);
  const button = page.getByRole('button', { name: /^More settings/ });
  await openForm(page, 'pages/entries/atrament-extras/layers');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByLabel('Draft')).toBeVisible();
  await expect(page.getByLabel('Keywords')).toBeHidden();
  const before = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0] ?? 0);
  await button.press('Enter');
  await page.getByLabel('Name in “Previous” and “Next”').fill('Layers');
  await expect(button).toHaveText(`More settings${before + 1} filled in`);
  await expectNoViolation(page, '[aria-label="page-settings field"]');
  await choose('Previous page', 'quickst');
  await choose('Next page', 'none');
  await choose('Picture for link previews', 'samples glow');
  await saveForm(page);
  await expect.poll(() => read(file)).toContain('\npagination_prev: quickstart\n');
  expect(read(file)).toContain('\npagination_next: null\n');
  expect(read(file)).toContain('\nimage: /img/samples/lamp-and-glow.svg\n');
  await button.press('Enter');
  await expect(page.getByLabel('Keywords')).toBeHidden();

  write(file, good.replace('\n---\n', '\ntoc_min_heading_level: 9\n---\n'));
  await openForm(page, 'pages/entries/atrament-extras/layers');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await openProblems(page);
  await problemsOf(page).getByRole('button', { name: '“On this page” from heading level' }).click();
  await expect(page.getByLabel('“On this page” from heading level')).toBeFocused();
  write(file, good);
});

test('a page whose frontmatter was fixed is shown in its fields', { tag: '@soak' }, async () => {
  const file = 'content/docs/ink-basics/functions_and_lists.mdx';
  const good = read(file);
  const title = /^title: (.*)$/m.exec(good)?.[1] ?? '';
  write(file, good.replace('title: ', 'title: "'));
  await openForm(page, 'pages/entries/ink-basics/functions_and_lists');
  await expect(page.getByLabel('Title')).toHaveValue(`(broken frontmatter) ${file}`);
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.type('"');
  await saveForm(page);
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await expect(sourceOf(page)).not.toContainText('title: ');
  await page.goto('/admin/#/collections/pages/filter/ink-basics');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByText('(broken frontmatter)')).toHaveCount(0);
});

test('a category is added to the sidebar, gets a page, and is removed again', async () => {
  await openForm(page, 'sidebars/entries/sidebars');
  const row = (title: string) => page.getByRole('button', { name: title, exact: true });
  await page.getByRole('group', { name: 'Add at the end' }).getByText('Category').click();
  await expect(row('New category empty')).toBeFocused();
  await expect(row('New category empty')).toBeInViewport();
  await page.getByLabel('Label').fill('Plans');
  await page.getByLabel('Add a page to this category').selectOption('ink-basics/idea');
  await expect(row('Idea draft')).toBeFocused();
  await expect(page.getByText('“Idea” is now in “Plans”, 1 of 1.')).toBeVisible();
  await expect(page.getByLabel('Add a page at the end')).toBeDisabled();
  await page.keyboard.press('Delete');
  await expect(row('Idea draft')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(row('Idea draft')).toBeVisible();
  await row('Plans').click();
  await expectNoViolation(page, '.sidebarTree');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, '.sidebarTree');
  await page.emulateMedia({ colorScheme: 'light' });
});

test('the glossary opens with one click, and shows the terms that are looked for', async () => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('TypeError')) errors.push(message.text());
  });
  await openList(page);
  await page.getByTestId('glossary').click();
  const terms = page.getByText(/^(?:Knot|Stitch|Divert): /);
  await expect(terms).toHaveCount(3);
  await page.getByLabel('Filter the list').fill('named piece');
  await expect(page.getByText(/^Knot: /)).toBeVisible();
  await expect(page.getByText(/^Divert: /)).toBeHidden();
  await page.getByText(/^Knot: /).click({ force: true });
  const term = page.getByLabel('Term', { exact: true }).filter({ visible: true });
  await expect(term).toHaveValue('Knot');
  await expect(page.getByText('Changes saved')).toBeVisible();
  // Its list would have nothing else.
  await page.getByRole('link', { name: 'Glossary' }).click();
  await expect(page.getByRole('heading', { name: 'Pages', exact: true })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a link to a draft is said to be one', { tag: '@soak' }, async () => {
  await openForm(page, 'pages/entries/ink-basics/variables');
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('[An idea](./idea.mdx)\n\n');
  await expect(problemsOf(page)).toContainText(
    `The link “./idea.mdx” leads to a draft, which is not published: ${draft}.`,
  );
});

test('a file that somebody else has changed is saved as its author decides', async () => {
  const file = 'content/docs/tutorial-basics/create-a-page.mdx';
  const conflict = page.getByRole('dialog', { name: 'Somebody else has changed this file' });
  const choose = (name: string) => conflict.getByRole('button', { name }).click();
  await openForm(page, 'pages/entries/tutorial-basics/create-a-page');
  const opened = read(file);
  const theirs = opened.replace(/^title: .*$/m, 'title: Theirs');
  write(file, theirs);
  await page.getByLabel('Title').fill('Mine');
  await saveForm(page);
  await expect(conflict.getByRole('deletion')).toHaveText('title: Theirs');
  await expect(conflict.getByRole('insertion')).toHaveText('title: Mine');
  await page.keyboard.press('Escape');
  await expect(conflict).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('Your text is still here');
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  expect(read(file)).toBe(theirs);

  await saveForm(page);
  await choose('Accept theirs');
  await expect(page.getByLabel('Title')).toHaveValue('Theirs');
  await expect(page.getByText('Changes saved')).toBeVisible();
  expect(read(file)).toBe(theirs);

  await page.getByLabel('Title').fill('Mine again');
  write(file, opened);
  await saveForm(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(conflict.getByRole('button', { name: 'Keep mine' })).toBeInViewport({ ratio: 1 });
  await choose('Keep mine');
  await expect.poll(() => read(file)).toBe(theirs.replace('title: Theirs', 'title: Mine again'));
  await expect(conflict).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
});

test('the story of a game is edited as it is, with the colours and line numbers of an editor', async () => {
  const file = 'content/games/page-212/main.ink';
  const before = read(file);
  await page.goto('/admin/#/collections/plain');
  await page.getByRole('searchbox', { name: 'Filter the files' }).fill('212 main');
  await expectNoViolation(page, '.cmsList');
  await page.getByRole('link', { name: 'Page 212: main.ink' }).click();
  await expect(sourceOf(page).locator('.token').first()).toBeVisible();
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('// A note.\n');
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(() => read(file)).toBe(`// A note.\n${before}`);
});

test('what is wrong with an exercise is said before it is saved', async () => {
  const file = 'content/exercises/atrament-extras/variables.yaml';
  await openForm(page, `plain/entries/${file.slice('content/'.length).replaceAll('/', '__')}`);
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('pages: [');
  await openProblems(page);
  await expect(
    problemsOf(page)
      .getByRole('button', { name: /^Line \d+$/ })
      .first(),
  ).toBeVisible();
  const before = read(file);
  await saveForm(page);
  await expect(page.getByRole('alert').filter({ hasText: 'was not saved' })).toBeVisible();
  expect(read(file)).toBe(before);
});

test(
  'the links of a new page begin in the folder that is chosen for it',
  { tag: '@soak' },
  async () => {
    await openList(page);
    await page.goto('/admin/#/collections/pages/new');
    const link = async (title: string) => {
      await sourceOf(page).click();
      await page.keyboard.press('ControlOrMeta+End');
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'Title' }).fill(title);
      await page.keyboard.press('Enter');
    };
    await link('Quickstart');
    await expect(sourceOf(page)).toContainText('](./quickstart.mdx)');
    await page.getByLabel('Folder').selectOption('ink-basics');
    await link('Quickstart');
    await expect(sourceOf(page)).toContainText('](../quickstart.mdx)');
    // Only the first one leads nowhere now.
    await expect(problemsOf(page)).toContainText('“./quickstart.mdx” names no file');
    await expect(problemsOf(page)).not.toContainText('../quickstart.mdx');
  },
);
