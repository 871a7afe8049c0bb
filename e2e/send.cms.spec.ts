import { execFileSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { expectNoViolation } from './support/axe';
import {
  cmsFolder,
  cmsTest,
  expect,
  openForm,
  openList,
  read,
  saveForm,
  toastOf,
  write,
} from './support/local-cms';
import { findOverflow } from './support/overflow';

const test = cmsTest();

const FILE = 'content/docs/tutorial-basics/congratulations.mdx';
const BRANCH = 'write/say-it-in-two-words';
const bare = `${cmsFolder}.git`;
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: cmsFolder, encoding: 'utf8' }).trim();
let main = '';

test.beforeAll(() => {
  main = git('symbolic-ref', '--short', 'HEAD');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
  rmSync(bare, { recursive: true, force: true });
  git('clone', '-q', '--bare', '.', bare);
  git('remote', 'add', 'origin', bare);
  git('fetch', '-q', 'origin');
});

test.afterAll(() => {
  git('checkout', '-qf', main);
  git('branch', '-qD', BRANCH);
  git('remote', 'remove', 'origin');
  rmSync(bare, { recursive: true, force: true });
});

test('what is saved is sent to a branch of the remote, and goes on there', async ({ page }) => {
  await openForm(page, 'pages/entries/tutorial-basics/congratulations');
  await page.getByLabel('Title').fill('Well done');
  await saveForm(page);
  const toSend = toastOf(page, /^Saved/).getByRole('link', { name: 'Send it in' });
  await expect(toSend).toBeVisible();
  await openList(page);
  await expect(page.getByRole('link', { name: /^Well done/ })).toContainText('not sent in');
  await page.getByRole('link', { name: 'Send it in' }).first().click();
  const changes = page.getByRole('region', { name: 'What you have changed' });
  const item = changes.getByRole('listitem').filter({ hasText: 'Changed page' });
  await item.getByText(/^What has changed/).click();
  await expect(item.getByRole('insertion')).toHaveText('title: Well done');
  await expect(page.getByRole('button', { name: 'Look again' })).toBeEnabled();
  // The CMS shows its own notices outside of the page’s landmarks, for some seconds.
  await expect(toSend).toBeHidden();
  await expectNoViolation(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
  await page.setViewportSize({ width: 1280, height: 800 });

  const sentence = page.getByRole('textbox', { name: /in one sentence/ });
  const send = page.getByRole('button', { name: 'Send it in', exact: true });
  await sentence.fill('Say it in two words');
  await send.click();
  await expect(page.getByRole('region', { name: 'Sent in' })).toContainText(BRANCH);
  await expect(page.getByText('Nothing since the last commit.')).toBeVisible();
  await expectNoViolation(page);
  const inBare = (...args: string[]) => git('--git-dir', bare, ...args);
  expect(inBare('log', '-1', '--format=%an <%ae> %s', BRANCH)).toBe(
    'Ada <ada@example.org> Say it in two words',
  );
  expect(inBare('show', '--name-only', '--format=', BRANCH)).toBe(FILE);
  expect(inBare('show', `${BRANCH}:${FILE}`)).toContain('title: Well done\n');
  expect(inBare('rev-parse', main)).toBe(git('rev-parse', 'begin'));

  await test.step('a commit that could not be pushed is taken back', async () => {
    renameSync(bare, `${bare}.away`);
    write(FILE, read(FILE).replace('title: Well done', 'title: Done'));
    await page.reload();
    await sentence.fill('Say it in one');
    await send.click();
    await expect(page.getByRole('alert')).toContainText('Committed, but not pushed yet');
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Undo “Say it in one”' }).click();
    await expect(changes.getByRole('listitem')).toContainText(['Changed page']);
    expect(git('log', '-1', '--format=%s')).toBe('Say it in two words');
    expect(read(FILE)).toContain('title: Done\n');
    renameSync(`${bare}.away`, bare);
  });
});
