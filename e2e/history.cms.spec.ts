import { execFileSync } from 'node:child_process';
import { expectNoViolation } from './support/axe';
import {
  cmsFolder,
  cmsTest,
  expect,
  openForm,
  read,
  saveForm,
  sourceOf,
  toastOf,
  write,
} from './support/local-cms';

const test = cmsTest();

const FILE = 'content/docs/tutorial-basics/congratulations.mdx';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: cmsFolder,
  });

const FIRST = 'This was the last stop.';
const former = (text: string) =>
  text.replace(/^title: .*$/m, 'title: Well done').replace('\n---\n\n', `\n---\n\n${FIRST}\n\n`);

// One after the other: both commit.
test.describe.configure({ mode: 'serial' });

// The page gets a history of its own.
test.beforeAll(() => {
  const now = read(FILE);
  write(FILE, former(now));
  git('commit', '-qm', 'Change the title', FILE);
  write(FILE, now);
  git('commit', '-qm', 'Find a better title', FILE);
});

test('a former version of a page is compared with the form, restored and saved', async ({
  page,
}) => {
  const before = read(FILE);
  await openForm(page, 'pages/entries/tutorial-basics/congratulations');
  await page.getByRole('button', { name: 'History …' }).click();
  const dialog = page.getByRole('dialog', { name: 'History of this page' });
  const restore = dialog.getByRole('button', { name: 'Restore this version' });
  await expect(dialog.getByRole('button', { name: 'Find a better title' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const newest = dialog.getByRole('listitem').first();
  await expect(newest).toContainText(/:\d\d.*As in the form.*Ada.*Find a better title/);
  await expect(newest.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-.*T/);
  await expect(dialog.getByRole('status')).toHaveText('This version is what the form holds now.');
  await expect(restore).toBeDisabled();
  await expectNoViolation(page, 'dialog');

  await dialog.getByRole('button', { name: 'Change the title' }).click();
  await expect(dialog.getByRole('deletion').first()).toHaveText('title: Well done');
  await expect(dialog.getByRole('insertion')).toHaveText(/^title: /);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(restore).toBeInViewport({ ratio: 1 });
  await restore.click();
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel('Title')).toHaveValue('Well done');
  await expect(sourceOf(page)).toContainText(FIRST);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await expect(
    toastOf(page, /^The form holds the version of .* again\. It is not saved/),
  ).toBeVisible();
  expect(read(FILE)).toBe(before);

  await saveForm(page);
  await expect.poll(() => read(FILE)).toBe(former(before));
});

test(
  'a restored text can be taken back, and the saved version leaves nothing to save',
  { tag: '@soak' },
  async ({ page }) => {
    write(FILE, former(read(FILE)));
    git('commit', '-qm', 'Say it once more', FILE);
    await openForm(page, 'pages/entries/tutorial-basics/congratulations');
    await expect(sourceOf(page)).toContainText(FIRST);
    await sourceOf(page).click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.insertText('Typed here. ');
    await expect(page.getByText('Unsaved changes')).toBeVisible();

    await page.getByRole('button', { name: 'History …' }).click();
    await expect(page.getByRole('button', { name: /As saved.*Say it once more/ })).toBeVisible();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await expect(toastOf(page, /again, as it is saved\./)).toBeVisible();
    await expect(page.getByText('Changes saved')).toBeVisible();
    await expect(sourceOf(page)).not.toContainText('Typed here.');
    await expect(sourceOf(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(sourceOf(page)).toContainText('Typed here.');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
  },
);
