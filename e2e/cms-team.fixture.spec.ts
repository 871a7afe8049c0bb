import { expect, test, type Page } from '@playwright/test';
import type { GithubHost } from './support/github-host';
import {
  conflict,
  openEntry,
  confirm,
  loadingLine,
  publish,
  publishAgain,
  rename,
  save,
  serveTeam,
  setStatus,
  source,
  toast,
  writeNewPage,
} from './support/team-cms';

const SIDEBAR = 'content/sidebars.yaml';
const REDIRECTS = 'content/redirects.yaml';
const LAMP = 'content/docs/ink-basics/the-lamp.mdx';
const DEBUG = 'content/docs/atrament-basics/debug.mdx';
const lamp = '---\ntitle: The lamp\ndescription: How it is lit.\n---\n\nIt burns.\n';
const LAST_OF_FOLDER = '      - ink-basics/glossary\n';

// The CMS is large, and each test opens it anew, some of them four times.
test.describe.configure({ timeout: 240_000 });

let host: GithubHost;

test.beforeEach(async ({ page }) => {
  host = await serveTeam(page);
});
test.afterEach(() => host.repository.remove());

const textAt = (branch: string, file: string) => host.repository.textAt(branch, file);
const choose = (page: Page, name: string) => conflict(page).getByRole('button', { name }).click();

test(
  'a new page and its line in the sidebar are one commit, and are published together',
  { tag: '@soak' },
  async ({ page }) => {
    const sidebar = textAt('main', SIDEBAR) ?? '';
    await writeNewPage(page, 'The lamp');
    await expect(
      toast(page, 'Once it is published, it is at /docs/ink-basics/the-lamp/'),
    ).toBeVisible();
    await expect(loadingLine(page)).toBeHidden();
    const branch = 'cms/pages/ink-basics/the-lamp';
    expect(host.repository.commitsOf(branch)).toBe(1);
    expect(host.repository.changedIn(branch)).toEqual([LAMP, SIDEBAR]);
    expect(textAt(branch, LAMP)).toBe(lamp);

    await openEntry(page, 'ink-basics/the-lamp');
    await page.getByLabel('Description').fill('Why it burns.');
    await save(page);
    await expect.poll(() => host.repository.commitsOf(branch)).toBe(2);
    await publish(page);
    await expect
      .poll(() => textAt('main', LAMP))
      .toBe(lamp.replace('How it is lit', 'Why it burns'));
    expect(textAt('main', SIDEBAR)).toBe(
      sidebar.replace(LAST_OF_FOLDER, `${LAST_OF_FOLDER}      - ink-basics/the-lamp\n`),
    );
    await expect.poll(() => host.repository.find(`refs/heads/${branch}`)).toBe(null);

    // Though no build knows it yet.
    await page.goto('admin/#/collections/pages');
    const folder = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 2, name: 'Ink Basics' }),
    });
    await expect(folder.getByRole('link', { name: 'The lamp' })).toBeVisible();
  },
);

test(
  'two writers add a page in the same place, and both are in the sidebar',
  { tag: '@soak' },
  async ({ page }) => {
    await writeNewPage(page, 'The lamp');
    await expect(
      toast(page, 'Once it is published, it is at /docs/ink-basics/the-lamp/'),
    ).toBeVisible();
    await writeNewPage(page, 'The lantern');
    await expect(
      toast(page, 'Once it is published, it is at /docs/ink-basics/the-lantern/'),
    ).toBeVisible();
    for (const id of ['ink-basics/the-lamp', 'ink-basics/the-lantern']) {
      await openEntry(page, id);
      await publish(page);
      await expect.poll(() => textAt('main', `content/docs/${id}.mdx`)).not.toBe(null);
    }
    const lines = ['ink-basics/the-lamp', 'ink-basics/the-lantern'].map((id) => `      - ${id}\n`);
    expect(textAt('main', SIDEBAR)).toContain(LAST_OF_FOLDER + lines.join(''));
  },
);

test('what others published in the meantime is asked about', { tag: '@soak' }, async ({ page }) => {
  const before = textAt('main', DEBUG) ?? '';
  await openEntry(page, 'atrament-basics/debug');
  const theirs = before.replace(/\n$/, '\n\nA last line.\n');
  host.repository.change('main', DEBUG, theirs);
  await page.getByLabel('Description').fill('Mine.');
  await save(page);
  await expect(conflict(page).getByRole('deletion')).toContainText(['A last line.']);
  await page.keyboard.press('Escape');
  await expect(toast(page, 'Your text is still here')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue('Mine.');
  expect(host.pullRequests).toEqual([]);
  await save(page);
  await choose(page, 'Accept theirs');
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(page.getByLabel('Description')).not.toHaveValue('Mine.');
  expect(host.pullRequests).toEqual([]);

  await page.getByLabel('Description').fill('Mine.');
  await save(page);
  const branch = 'cms/pages/atrament-basics/debug';
  await expect.poll(() => host.repository.find(branch)).not.toBe(null);
  expect(host.repository.changedIn(branch)).toEqual([DEBUG]);
  expect(textAt(branch, DEBUG)).toBe(theirs.replace(/^description: .*$/m, 'description: Mine.'));
  // Once the CMS has read the entry from its branch, which it does after the first save.
  await expect(page.getByRole('button', { name: 'Status: In progress' })).toBeVisible();
  host.repository.change(branch, DEBUG, theirs);
  await page.getByLabel('Title').fill('Title of mine');
  await save(page);
  await choose(page, 'Keep mine');
  await expect
    .poll(() => textAt(branch, DEBUG))
    .toContain('title: Title of mine\ndescription: Mine.');
});

test(
  'what others published in the same lines is asked about before it is replaced',
  { tag: '@soak' },
  async ({ page }) => {
    const before = textAt('main', DEBUG) ?? '';
    const withDescription = (text: string, words: string) =>
      text.replace(/^description: .*$/m, `description: ${words}`);
    await openEntry(page, 'atrament-basics/debug');
    await page.getByLabel('Description').fill('Mine.');
    await save(page);
    await expect(toast(page, 'Saved')).toBeVisible();
    const theirs = withDescription(before, 'Theirs.');
    host.repository.change('main', DEBUG, theirs);
    await openEntry(page, 'atrament-basics/debug');
    await publish(page);
    await expect(conflict(page).getByRole('insertion')).toHaveText('description: Mine.');
    await choose(page, 'Cancel');
    await expect(toast(page, 'in the same lines. Your text is still here')).toBeVisible();
    expect(textAt('main', DEBUG)).toBe(theirs);
    await publishAgain(page);
    await choose(page, 'Keep mine');
    await expect.poll(() => textAt('main', DEBUG)).toBe(withDescription(before, 'Mine.'));
  },
);

test('what others published in other lines stays', { tag: '@soak' }, async ({ page }) => {
  const before = textAt('main', DEBUG) ?? '';
  await openEntry(page, 'atrament-basics/debug');
  await page.getByLabel('Description').fill('Mine.');
  await save(page);
  await expect(toast(page, 'Saved')).toBeVisible();
  const theirs = before.replace(/\n$/, '\n\nA last line.\n');
  host.repository.change('main', DEBUG, theirs);
  await openEntry(page, 'atrament-basics/debug');
  await publish(page);
  await expect
    .poll(() => textAt('main', DEBUG))
    .toBe(theirs.replace(/^description: .*$/m, 'description: Mine.'));
});

test(
  'a text whose first save was refused stays, and can be saved',
  { tag: '@soak' },
  async ({ page }) => {
    await writeNewPage(page, 'The lamp', 'It <Burns />.\n');
    await expect(toast(page, 'that stops saving')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('The lamp');
    await source(page).fill('It burns.\n');
    await save(page);
    await expect.poll(() => textAt('cms/pages/ink-basics/the-lamp', LAMP)).toBe(lamp);

    await openEntry(page, 'atrament-basics/debug');
    await source(page).fill('It <Burns />.\n');
    await save(page);
    await expect(toast(page, 'that stops saving')).toBeVisible();
    await source(page).fill('It burns.\n');
    await save(page);
    // While it is being saved.
    await page.getByLabel('Title').fill('Lamps');
    await expect
      .poll(() => textAt('cms/pages/atrament-basics/debug', DEBUG))
      .toContain('It burns.');
    await expect(page.getByRole('button', { name: 'Status: In progress' })).toBeVisible();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Lamps');
  },
);

test(
  'a page is renamed with all that links to it, in one commit',
  { tag: '@soak' },
  async ({ page }) => {
    const text = textAt('main', DEBUG);
    await openEntry(page, 'atrament-basics/debug');
    await rename(page, 'atrament-basics', 'mending');
    const moved = 'content/docs/atrament-basics/mending.mdx';
    const branch = 'cms/pages/atrament-basics/debug';
    expect(host.repository.commitsOf(branch)).toBe(1);
    const changed = host.repository.changedIn(branch);
    for (const file of [DEBUG, moved, SIDEBAR, 'content/redirects.yaml'])
      expect(changed).toContain(file);
    expect(textAt(branch, moved)).toBe(text);
    expect(textAt(branch, SIDEBAR)).toContain('- atrament-basics/mending\n');
    const pages = changed.filter((file) => file.endsWith('.mdx') && file !== DEBUG);
    expect(pages.length).toBeGreaterThan(1);
    for (const file of pages) expect(textAt(branch, file), file).not.toContain('debug.mdx');

    await page.getByLabel('Description').fill('Mine.');
    await save(page);
    await expect.poll(() => host.repository.commitsOf(branch)).toBe(2);
    await publish(page);
    await expect
      .poll(() => textAt('main', moved))
      .toBe(text?.replace(/^description: .*$/m, 'description: Mine.'));
    expect(textAt('main', DEBUG)).toBe(null);
  },
);

test(
  'a page is deleted once its deletion is reviewed, unless others link to it',
  { tag: '@soak' },
  async ({ page }) => {
    const [sidebar = '', redirects = ''] = [SIDEBAR, REDIRECTS].map((file) => textAt('main', file));
    await openEntry(page, 'atrament-basics/saves');
    await page.getByRole('button', { name: 'Delete page' }).click();
    const users = page.getByRole('dialog', { name: 'Not deleted: it is still in use' });
    await expect(users.getByRole('link').first()).toBeVisible({ timeout: 60_000 });

    host.repository.change('main', LAMP, lamp);
    const line = `${LAST_OF_FOLDER}      - ink-basics/the-lamp\n`;
    host.repository.change('main', SIDEBAR, (sidebar ?? '').replace(LAST_OF_FOLDER, line));
    const redirect = '- from: /docs/lamp/\n  to: /docs/ink-basics/the-lamp/\n  reason: Renamed.\n';
    host.repository.change('main', REDIRECTS, `${redirects}${redirect}`);
    const head = host.repository.find('main');
    await openEntry(page, 'ink-basics/the-lamp');
    const propose = async () => {
      await page.getByRole('button', { name: 'Delete page' }).click();
      const question = page.getByRole('dialog', { name: 'Delete “The lamp”?' });
      await expect(question).toContainText('stays on the site until this is published');
      await confirm(page, 'Delete “The lamp”?', 'Delete page');
      const said = page.getByRole('dialog', { name: 'This page is to be deleted' });
      const link = said.getByRole('link', { name: 'See it on GitHub' });
      await expect(link).toBeVisible({ timeout: 60_000 });
      expect(await link.getAttribute('href')).toMatch(
        new RegExp(`/pull/${host.pullRequests.length}$`),
      );
      await said.getByRole('button', { name: 'Close' }).click();
    };
    await propose();
    const branch = 'cms/pages/ink-basics/the-lamp';
    expect(host.repository.find('main')).toBe(head);
    expect(host.repository.commitsOf(branch)).toBe(1);
    expect(host.repository.changedIn(branch)).toEqual([LAMP, REDIRECTS, SIDEBAR]);
    expect(textAt(branch, LAMP)).toBe(null);
    expect(textAt(branch, SIDEBAR)).toBe(sidebar);
    expect(textAt(branch, REDIRECTS)).toBe(redirects);
    const listed = page.getByRole('link', { name: 'The lamp to be deleted' });
    await expect(listed).toBeVisible();

    // Whoever comes next sees it, and can keep the page.
    await page.goto('about:blank');
    await page.goto('admin/#/workflow');
    const card = page.getByRole('article', { name: 'The lamp' });
    await expect(card).toContainText('Deleted page', { timeout: 60_000 });
    await card.getByRole('link', { name: 'The lamp' }).click();
    await expect(page.getByText('This page is to be deleted.')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Discard …' }).click();
    await confirm(page, 'Discard the deletion of “The lamp”?', 'Discard');
    await expect(page.getByRole('button', { name: 'Rename or move …' })).toBeVisible({
      timeout: 60_000,
    });
    expect(host.repository.find(`refs/heads/${branch}`)).toBe(null);

    await propose();
    await listed.click();
    await expect(page.getByText('This page is to be deleted.')).toBeVisible({ timeout: 60_000 });
    await setStatus(page, 'In review', 'Ready');
    await publishAgain(page);
    await expect.poll(() => textAt('main', LAMP), { timeout: 60_000 }).toBe(null);
    expect(textAt('main', SIDEBAR)).toBe(sidebar);
    expect(textAt('main', REDIRECTS)).toBe(redirects);
    await expect(page.getByRole('searchbox', { name: 'Filter the pages' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'The lamp' })).toBeHidden();
  },
);

test(
  'the search finds words of the pages as they are in the repository',
  { tag: '@soak' },
  async ({ page }) => {
    const text = textAt('main', DEBUG) ?? '';
    host.repository.change('main', DEBUG, `${text}\nA lanternfish.\n`);
    await page.goto('admin/#/collections/pages');
    await page.getByPlaceholder('Search', { exact: true }).fill('lanternfish', { timeout: 60_000 });
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
      [/^Debugging.*A lanternfish\./],
      {
        timeout: 60_000,
      },
    );
  },
);
