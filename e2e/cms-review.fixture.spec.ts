import { expect, test, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, isQuickLook, looks } from './support/axe';
import type { GithubHost } from './support/github-host';
import { findOverflow } from './support/overflow';
import {
  confirm,
  openEntry,
  publish,
  save,
  serveTeam,
  setStatus,
  source,
  toast,
  writeNewPage,
} from './support/team-cms';

const LAMP = 'content/docs/ink-basics/the-lamp.mdx';
const SIDEBAR = 'content/sidebars.yaml';
const FIRST = '      - atrament-basics/intro\n';
const DEBUG = 'content/docs/atrament-basics/debug.mdx';

// The CMS is large, and each test opens it several times.
test.describe.configure({ timeout: 240_000 });

let host: GithubHost;

test.beforeEach(async ({ page }) => {
  host = await serveTeam(page);
});
test.afterEach(() => host.repository.remove());

const card = (page: Page, stage: string, name: string) =>
  page.getByRole('region', { name: stage }).getByRole('article', { name });

test(
  'a change that would stop a build says so on its card, and before it is published',
  { tag: '@soak' },
  async ({ page }) => {
    await writeNewPage(page, 'The lamp', 'It [burns](/nowhere/).\n');
    await expect(toast(page, 'This file has 1 problem that stops a build.')).toBeVisible();
    await setStatus(page, 'In progress', 'Ready');
    await page.goto('admin/#/workflow');
    const change = card(page, 'Ready', 'The lamp');
    await expect(change).toContainText('1 problem that stops a build');
    await change.getByRole('button', { name: 'Publish …' }).click();
    const question = page.getByRole('dialog', { name: 'Publish “The lamp”?' });
    await expect(question.getByRole('alert')).toContainText('until that is fixed, the site stays');
    await expectNoViolation(page, '.cmsPicker');
  },
);

test('a new page is saved, reviewed and published: the steps of “Write in the browser”', async ({
  page,
}) => {
  await page.goto('admin/');
  await page.getByText('+ Page', { exact: true }).click({ timeout: 60_000 });
  await page.getByLabel('Folder').selectOption('ink-basics');
  await page.getByLabel('Title').fill('The lamp');
  await page.getByLabel('Description').fill('How it is lit.');
  await source(page).fill('It burns.\n');
  await save(page);
  await expect(page.getByRole('button', { name: 'Status: In progress' })).toBeVisible();
  // What would be refused is not offered.
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden();
  expect(host.repository.textAt('main', LAMP)).toBe(null);

  await page.getByRole('link', { name: 'Pages' }).click();
  await page.getByRole('searchbox', { name: 'Filter the pages' }).fill('The lamp');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const listed = links.filter({ hasText: /^The lamp/ });
  await expect(listed).toHaveText(['The lamp changes in progress']);
  await expect(listed).toHaveAttribute('href', /entries\/ink-basics\/the-lamp$/);
  await page.getByRole('link', { name: 'Review' }).click();
  const change = card(page, 'In progress', 'The lamp');
  await expect(change).toContainText('New page');
  await expect(change).toContainText('How it is lit.');
  await expect(change).toContainText('/docs/ink-basics/the-lamp/');
  await expect(page.getByRole('button', { name: 'New page', exact: true })).toHaveCount(1);
  await change.getByRole('button', { name: 'Move to “In review”' }).press('Enter');
  await card(page, 'In review', 'The lamp')
    .getByRole('button', { name: 'Move to “Ready”' })
    .press('Enter');
  const link = card(page, 'Ready', 'The lamp').getByRole('link', { name: 'The lamp' });
  await expect(link).toBeFocused();
  await link.click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Publish “The lamp”?' });
  await expect(question).toContainText('It goes live at /docs/ink-basics/the-lamp/');
  await expect(question).toContainText('In the sidebar it is in “Ink Basics”');
  await question.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => host.repository.textAt('main', LAMP)).toContain('It burns.');
});

test(
  'a change is published from the board, another one is discarded',
  { tag: '@soak' },
  async ({ page }) => {
    const text = host.repository.textAt('main', DEBUG) ?? '';
    host.propose('pages/atrament-basics/debug', DEBUG, `${text}\nMore.\n`, 'pending_publish');
    host.propose('pages/ink-basics/the-lamp', LAMP, '---\ntitle: The lamp\ndescription: D.\n---\n');
    await page.goto('admin/#/workflow');
    await expect(card(page, 'In progress', 'The lamp')).toBeVisible({ timeout: 60_000 });
    await card(page, 'Ready', 'Debugging').getByRole('button', { name: 'Publish …' }).click();
    await confirm(page, 'Publish “Debugging”?', 'Publish');
    await expect(toast(page, 'Published “Debugging”.')).toBeVisible();
    expect(host.repository.textAt('main', DEBUG)).toContain('More.');

    // Where its line will be, in the sidebar’s form, whose categories stay open.
    await page.goto('admin/#/collections/sidebars/entries/sidebars');
    await expect(page.getByText('The lamp, in “Ink Basics”')).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Items of Ink Basics' }).click();
    await page.getByRole('button', { name: 'Quickstart', exact: true }).press('Alt+ArrowDown');
    await save(page);
    await expect(page.getByRole('button', { name: 'Status: In progress' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Items of Ink Basics' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );

    await openEntry(page, 'ink-basics/the-lamp');
    await page.getByRole('button', { name: 'Discard …' }).click();
    await expect(page.getByRole('dialog', { name: 'Discard “The lamp”?' })).toContainText(
      'It was never published. Its text is lost',
    );
    await confirm(page, 'Discard “The lamp”?', 'Discard');
    await expect
      .poll(() => host.repository.find('refs/heads/cms/pages/ink-basics/the-lamp'))
      .toBe(null);
  },
);

test(
  'a new page is moved in the sidebar before it is published',
  { tag: '@soak' },
  async ({ page }) => {
    const sidebarAt = (branch: string) => host.repository.textAt(branch, SIDEBAR) ?? '';
    await writeNewPage(page, 'The lamp');
    const place = page.getByText('In the sidebar it will be in “Ink Basics”');
    await expect(place).toBeVisible({ timeout: 60_000 });
    await page.getByRole('link', { name: 'Move it in the sidebar' }).click();
    const waiting = page.getByRole('listitem').filter({ hasText: 'The lamp, in “Ink Basics”' });
    await waiting.getByRole('button', { name: 'Move “The lamp”' }).click({ timeout: 60_000 });
    await expectNoViolation(page, '.sidebarWaiting');
    await page.getByLabel('Category', { exact: true }).selectOption('Atrament - Basics');
    await page.getByLabel('Place').selectOption('At the beginning');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(
      page.getByText('The lamp, in “Atrament - Basics”, at the beginning'),
    ).toBeVisible();
    expect(sidebarAt('cms/pages/ink-basics/the-lamp')).toContain(
      `      - ink-basics/the-lamp\n${FIRST}`,
    );

    // Somebody else changes the same lines of the sidebar meanwhile.
    const others = sidebarAt('main').replace(FIRST, `      - quickstart-two\n${FIRST}`);
    host.repository.change('main', SIDEBAR, others);
    await openEntry(page, 'ink-basics/the-lamp');
    await publish(page);
    await expect.poll(() => host.repository.textAt('main', LAMP)).toContain('It burns.');
    expect(sidebarAt('main')).toContain(
      `      - ink-basics/the-lamp\n      - quickstart-two\n${FIRST}`,
    );
  },
);

test.describe('looks', () => {
  test.use({ bypassCSP: true });
  for (const look of looks.filter(isQuickLook)) {
    const title = `the published CMS can be read: ${look.colorScheme}, ${look.width} px`;
    test(title, { tag: '@soak' }, async ({ page }) => {
      const text = '---\ntitle: The lamp\ndescription: About it.\n---\n\nIt burns.\n';
      host.propose('pages/ink-basics/the-lamp', LAMP, text, 'pending_publish');
      host.propose('pages/ink-basics/lamp', LAMP.replace('the-', ''), text);
      const expectReadable = async () => {
        await expectNoViolation(page);
        expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
      };
      await dressPage(page, look);
      await page.goto('admin/#/workflow');
      await expect(card(page, 'In progress', 'The lamp')).toBeVisible({ timeout: 60_000 });
      await expectReadable();
      await card(page, 'In progress', 'The lamp')
        .getByRole('button', { name: 'Discard …' })
        .click();
      await expectReadable();
      await openEntry(page, 'ink-basics/the-lamp');
      for (const name of ['Save', 'Status: Ready', 'Publish', 'Discard …']) {
        await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      await expectReadable();
      await page.goto('about:blank');
      await page.goto('admin/#/collections/pages/search/lamp');
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible({
        timeout: 60_000,
      });
      await expectReadable();
    });
  }
});
