import { expect, test, type Browser, type Page } from '@playwright/test';
import type { GithubHost } from './support/github-host';
import {
  confirm,
  conflict,
  joinTeam,
  openEntry,
  publish,
  publishAgain,
  rename,
  save,
  serveTeam,
  source,
  toast,
} from './support/team-cms';

const DEBUG = 'content/docs/atrament-basics/debug.mdx';
const MENDING = 'content/docs/atrament-basics/mending.mdx';
const LAMP = 'content/docs/ink-basics/the-lamp.mdx';
const SIDEBAR = 'content/sidebars.yaml';
const lamp = (text: string) =>
  `---\ntitle: The lamp\ndescription: How it is lit.\n---\n\n${text}\n`;
const BRANCH = 'cms/pages/atrament-basics/debug';

// The CMS is large, and each person opens it anew.
test.describe.configure({ timeout: 240_000 });

let host: GithubHost;

test.beforeEach(async ({ page }) => {
  host = await serveTeam(page);
});
test.afterEach(() => host.repository.remove());

const textAt = (branch: string, file: string) => host.repository.textAt(branch, file);
const branches = () => host.repository.git(['branch', '--format=%(refname:short)']).split('\n');

/** A page of somebody else, on another machine. */
async function somebodyElse(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await joinTeam(page, host);
  return page;
}

/** Publishes a page without any links to it. */
function publishLamp(text: string): void {
  host.repository.change('main', LAMP, lamp(text));
  const sidebar = textAt('main', SIDEBAR) ?? '';
  const last = '      - ink-basics/glossary\n';
  const withLamp = sidebar.replace(last, `${last}      - ink-basics/the-lamp\n`);
  host.repository.change('main', SIDEBAR, withLamp);
}

test(
  'two people who begin with the same page work on one branch, and no words are lost',
  { tag: '@soak' },
  async ({ page: ann, browser, baseURL }) => {
    const ben = await somebodyElse(browser, baseURL);
    await Promise.all([ann, ben].map((page) => openEntry(page, 'atrament-basics/debug')));
    await ann.getByLabel('Description').fill('What Ann says.');
    await save(ann);
    await expect.poll(() => textAt(BRANCH, DEBUG)).toContain('What Ann says.');
    await expect(ann.getByRole('button', { name: 'Status: In progress' })).toBeVisible();

    await ben.getByLabel('Title').fill('What Ben says');
    await save(ben);
    await expect(conflict(ben).getByRole('deletion')).toContainText(['What Ann says.']);
    await conflict(ben).getByRole('button', { name: 'Cancel' }).click();
    await expect(ben.getByLabel('Title')).toHaveValue('What Ben says');
    expect(textAt(BRANCH, DEBUG)).toContain('What Ann says.');
    await save(ben);
    await conflict(ben).getByRole('button', { name: 'Keep mine' }).click();
    await expect.poll(() => textAt(BRANCH, DEBUG)).toContain('What Ben says');
    expect(branches().filter((name) => name !== 'main')).toEqual([BRANCH]);
    expect(host.pullRequests).toHaveLength(1);

    // Ann publishes what she sees, and Ben goes on in the form that he has open.
    await openEntry(ann, 'atrament-basics/debug');
    await publish(ann);
    await expect.poll(() => textAt('main', DEBUG)).toContain('What Ben says');
    await expect.poll(branches).toEqual(['main']);
    await ben.getByLabel('Description').fill('What Ben adds.');
    await save(ben);
    await expect.poll(() => textAt(BRANCH, DEBUG)).toContain('What Ben adds.');

    await openEntry(ann, 'atrament-basics/debug');
    await rename(ann, 'atrament-basics', 'mending');
    await ben.getByLabel('Description').fill('What Ben says at last.');
    await save(ben);
    await expect(toast(ben, `was renamed by somebody else to ${MENDING}`)).toBeVisible();
    await expect(ben.getByLabel('Description')).toHaveValue('What Ben says at last.');
    await ben.context().close();
  },
);

test(
  'what is written into a page that somebody deletes meanwhile stays in the form',
  { tag: '@soak' },
  async ({ page: ann, browser, baseURL }) => {
    publishLamp('It burns.');
    const ben = await somebodyElse(browser, baseURL);
    await Promise.all([ann, ben].map((page) => openEntry(page, 'ink-basics/the-lamp')));
    await source(ann).fill('It burns all night.\n');
    await ben.getByRole('button', { name: 'Delete page' }).click();
    await confirm(ben, 'Delete “The lamp”?', 'Delete page');
    const said = ben.getByRole('dialog', { name: 'This page is to be deleted' });
    await expect(said).toBeVisible({ timeout: 60_000 });

    await save(ann);
    await expect(toast(ann, 'is to be deleted: that waits under “Review”')).toBeVisible();
    await expect(source(ann)).toContainText('It burns all night.');
    // Nor does she delete it a second time.
    await ann.getByRole('button', { name: 'Delete page' }).click();
    await expect(ann.getByRole('dialog', { name: 'This page is to be deleted' })).toBeVisible({
      timeout: 60_000,
    });
    await ann.getByRole('button', { name: 'Close', exact: true }).last().click();
    expect(host.pullRequests).toHaveLength(1);

    // Meanwhile somebody links to it.
    host.repository.change(
      'main',
      DEBUG,
      `${textAt('main', DEBUG)}\n[Lamp](../ink-basics/the-lamp.mdx)\n`,
    );
    await said.getByRole('button', { name: 'Close' }).click();
    await ben.getByRole('link', { name: 'The lamp to be deleted' }).click();
    await ben.getByRole('button', { name: 'Status: In review' }).click({ timeout: 60_000 });
    await ben.getByRole('menuitem', { name: 'Ready' }).click();
    const publishDeletion = async () => {
      await ben.getByRole('button', { name: 'Publish', exact: true }).click();
      await confirm(ben, 'Publish the deletion of “The lamp”?', 'Publish');
    };
    await publishDeletion();
    const inUse = ben.getByRole('dialog', { name: 'Not deleted: it is still in use' });
    await expect(inUse.getByRole('link', { name: DEBUG })).toBeVisible({ timeout: 60_000 });
    await inUse.getByRole('button', { name: 'Close' }).click();
    expect(textAt('main', LAMP)).not.toBe(null);
    host.repository.change(
      'main',
      DEBUG,
      (textAt('main', DEBUG) ?? '').replace(/\n\[Lamp\].*\n/, ''),
    );
    await publishDeletion();
    await expect.poll(() => textAt('main', LAMP), { timeout: 60_000 }).toBe(null);

    await save(ann);
    await expect(toast(ann, 'was deleted or renamed by somebody else')).toBeVisible();
    await expect(source(ann)).toContainText('It burns all night.');
    await ben.context().close();
  },
);

test(
  'a page is not published with a link to one that was renamed meanwhile',
  { tag: '@soak' },
  async ({ page }) => {
    publishLamp('It burns.');
    await openEntry(page, 'atrament-basics/debug');
    await rename(page, 'atrament-basics', 'mending');
    // Somebody else begins to link to its old place, and publishes that.
    host.repository.change('main', LAMP, lamp('[Debug](../atrament-basics/debug.mdx)'));
    await publish(page);
    await expect(toast(page, `${LAMP} on the site links to ${DEBUG} meanwhile`)).toBeVisible({
      timeout: 60_000,
    });
    expect(textAt('main', DEBUG)).not.toBe(null);

    host.repository.change('main', LAMP, lamp('It burns.'));
    await openEntry(page, 'ink-basics/the-lamp');
    await source(page).fill('[Debug](../atrament-basics/debug.mdx)\n');
    await save(page);
    await expect(toast(page, 'Saved')).toBeVisible();
    await openEntry(page, 'atrament-basics/debug');
    // The page is opened again under its new name.
    const reopened = page.waitForEvent('load');
    await publishAgain(page);
    await reopened;
    await expect.poll(() => textAt('main', MENDING), { timeout: 60_000 }).not.toBe(null);

    await openEntry(page, 'ink-basics/the-lamp');
    await publish(page);
    await expect(
      toast(page, `${LAMP} links to ${DEBUG}, which was deleted or renamed`),
    ).toBeVisible({
      timeout: 60_000,
    });
    await source(page).fill('[Debug](../atrament-basics/mending.mdx)\n');
    await save(page);
    await expect(page.getByText('Changes saved')).toBeVisible();
    await publishAgain(page);
    await expect.poll(() => textAt('main', LAMP), { timeout: 60_000 }).toContain('mending.mdx');
  },
);

test(
  'what GitHub demands before it changes the site is said',
  { tag: '@soak' },
  async ({ page }) => {
    host.protection = {
      toMove: 'Repository rule violations found\n\nChanges must be made through a pull request.',
      toMerge: 'At least 1 approving review is required by reviewers with write access.',
    };
    const head = host.repository.find('main');
    await page.goto('admin/');
    await page.getByRole('button', { name: 'Pictures' }).click({ timeout: 60_000 });
    const upload = (name: string) =>
      page.locator('input[type=file]').setInputFiles({
        name,
        mimeType: 'image/svg+xml',
        buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'),
      });
    // The library hides the rest of the page from assistive technology, and the messages with it.
    const said = page.locator('[role="alert"]').filter({
      hasText: /The branch main is protected, so nothing was changed\..*text of a page is reviewed/,
    });
    await upload('night-lamp.svg');
    await confirm(page, 'Upload night-lamp.svg?', 'Upload');
    await expect(said).toContainText('Not uploaded.');
    await upload('weave-flow.svg');
    await confirm(page, 'Replace weave-flow.svg?', 'Replace');
    await expect(said.filter({ hasNotText: 'Not uploaded.' })).toBeVisible();

    await openEntry(page, 'atrament-basics/debug');
    await page.getByLabel('Description').fill('Mine.');
    await save(page);
    await expect(toast(page, 'Saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Status: In progress' })).toBeVisible();
    await publish(page);
    await expect(
      toast(page, /main is protected.*At least 1 approving review.*\/pull\/1/),
    ).toBeVisible();
    expect(host.repository.find('main')).toBe(head);

    host.protection = null;
    await publishAgain(page);
    await expect.poll(() => textAt('main', DEBUG)).toContain('description: Mine.');
  },
);
