import { expect, test } from '@playwright/test';
import { GithubHost } from './support/github-host';
import { GitRepository } from './support/git-repository';
import { openEntry, publish, rename, save, toast, writeNewPage } from './support/team-cms';

const SIDEBAR = 'content/sidebars.yaml';
const LAMP = 'content/docs/ink-basics/the-lamp.mdx';
const DEBUG = 'content/docs/atrament-basics/debug.mdx';
const lamp = '---\ntitle: The lamp\ndescription: How it is lit.\n---\n\nIt burns.\n';
const LAST_OF_FOLDER = '      - ink-basics/glossary\n';

// The CMS is large, and each test opens it anew, some of them four times.
test.describe.configure({ timeout: 240_000 });

let host: GithubHost;

test.beforeEach(async ({ page }) => {
  host = new GithubHost(GitRepository.of(['content', 'static/img']));
  await host.serve(page);
  page.on('dialog', (dialog) => {
    // Text that could not be saved is offered again: not here.
    void (dialog.message().includes('backup') ? dialog.dismiss() : dialog.accept());
  });
});
test.afterEach(() => host.repository.remove());

const textAt = (branch: string, file: string) => host.repository.textAt(branch, file);
const changedIn = (branch: string) =>
  host.repository.git(['diff', '--name-only', '--no-renames', `main...${branch}`]).split('\n');
const commitsOf = (branch: string) =>
  Number(host.repository.git(['rev-list', '--count', `main..${branch}`]));
test('a new page and its line in the sidebar are one commit, and are published together', async ({
  page,
}) => {
  const sidebar = textAt('main', SIDEBAR) ?? '';
  await writeNewPage(page, 'The lamp');
  const branch = 'cms/pages/ink-basics/the-lamp';
  expect(commitsOf(branch)).toBe(1);
  expect(changedIn(branch)).toEqual([LAMP, SIDEBAR]);
  expect(textAt(branch, LAMP)).toBe(lamp);

  await openEntry(page, 'ink-basics/the-lamp');
  await page.getByLabel('Description').fill('Why it burns.');
  await save(page);
  await expect.poll(() => commitsOf(branch)).toBe(2);
  await publish(page);
  await expect.poll(() => textAt('main', LAMP)).toBe(lamp.replace('How it is lit', 'Why it burns'));
  expect(textAt('main', SIDEBAR)).toBe(
    sidebar.replace(LAST_OF_FOLDER, `${LAST_OF_FOLDER}      - ink-basics/the-lamp\n`),
  );
  await expect.poll(() => host.repository.find(`refs/heads/${branch}`)).toBe(null);
});

test('two writers add a page in the same place, and both are in the sidebar', async ({ page }) => {
  await writeNewPage(page, 'The lamp');
  await writeNewPage(page, 'The lantern');
  for (const id of ['ink-basics/the-lamp', 'ink-basics/the-lantern']) {
    await openEntry(page, id);
    await publish(page);
    await expect.poll(() => textAt('main', `content/docs/${id}.mdx`)).not.toBe(null);
  }
  const lines = ['ink-basics/the-lamp', 'ink-basics/the-lantern'].map((id) => `      - ${id}\n`);
  expect(textAt('main', SIDEBAR)).toContain(LAST_OF_FOLDER + lines.join(''));
});

test('what others published in the meantime stays, or is asked about', async ({ page }) => {
  const before = textAt('main', DEBUG) ?? '';
  await openEntry(page, 'atrament-basics/debug');
  const theirs = before.replace(/\n$/, '\n\nA last line.\n');
  host.repository.change('main', DEBUG, theirs);
  await page.getByLabel('Description').fill('Mine.');
  await save(page);
  await expect(toast(page, 'was changed by somebody else since you opened it')).toBeVisible();
  expect(host.pullRequests).toEqual([]);

  await openEntry(page, 'atrament-basics/debug');
  await page.getByLabel('Description').fill('Mine.');
  await save(page);
  const branch = 'cms/pages/atrament-basics/debug';
  await expect.poll(() => host.repository.find(branch)).not.toBe(null);
  expect(changedIn(branch)).toEqual([DEBUG]);
  host.repository.change(
    'main',
    DEBUG,
    theirs.replace(/^description: .*$/m, 'description: Theirs.'),
  );
  await openEntry(page, 'atrament-basics/debug');
  await publish(page);
  await expect(toast(page, 'in the same lines, so it was not published')).toBeVisible();
  host.repository.change('main', DEBUG, theirs.replace('A last line', 'The last line'));
  await publish(page);
  await expect
    .poll(() => textAt('main', DEBUG))
    .toBe(theirs.replace(/^description: .*$/m, 'description: Mine.').replace('A last', 'The last'));
});

test('a page is renamed with all that links to it, in one commit', async ({ page }) => {
  const text = textAt('main', DEBUG);
  await openEntry(page, 'atrament-basics/debug');
  await rename(page, 'atrament-basics/mending');
  const moved = 'content/docs/atrament-basics/mending.mdx';
  const branch = 'cms/pages/atrament-basics/debug';
  expect(commitsOf(branch)).toBe(1);
  const changed = changedIn(branch);
  for (const file of [DEBUG, moved, SIDEBAR, 'content/redirects.yaml'])
    expect(changed).toContain(file);
  expect(textAt(branch, moved)).toBe(text);
  expect(textAt(branch, SIDEBAR)).toContain('- atrament-basics/mending\n');
  const pages = changed.filter((file) => file.endsWith('.mdx') && file !== DEBUG);
  expect(pages.length).toBeGreaterThan(1);
  for (const file of pages) expect(textAt(branch, file), file).not.toContain('debug.mdx');

  await page.getByLabel('Description').fill('Mine.');
  await save(page);
  await expect.poll(() => commitsOf(branch)).toBe(2);
  await publish(page);
  await expect
    .poll(() => textAt('main', moved))
    .toBe(text?.replace(/^description: .*$/m, 'description: Mine.'));
  expect(textAt('main', DEBUG)).toBe(null);
});

test('a page is deleted with its line in the sidebar, unless others link to it', async ({
  page,
}) => {
  const sidebar = textAt('main', SIDEBAR) ?? '';
  await openEntry(page, 'atrament-basics/saves');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(toast(page, 'still in use, so it was not deleted')).toBeVisible();

  host.repository.change('main', LAMP, lamp);
  const line = `${LAST_OF_FOLDER}      - ink-basics/the-lamp\n`;
  host.repository.change('main', SIDEBAR, sidebar.replace(LAST_OF_FOLDER, line));
  const head = host.repository.find('main');
  await openEntry(page, 'ink-basics/the-lamp');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(() => textAt('main', LAMP)).toBe(null);
  expect(textAt('main', SIDEBAR)).toBe(sidebar);
  expect(host.repository.git(['rev-list', '--count', `${head}..main`])).toBe('1');
});

test('a picture that is uploaded is known at once', async ({ page }) => {
  await page.goto('admin/');
  await page.getByRole('button', { name: 'Media' }).click({ timeout: 60_000 });
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  await page.locator('input[type=file]').setInputFiles({
    name: 'night-lamp.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(picture),
  });
  await expect.poll(() => textAt('main', 'static/img/night-lamp.svg')).toBe(picture);
  await expect(page.getByText('night-lamp.svg', { exact: true })).toBeVisible();
});
