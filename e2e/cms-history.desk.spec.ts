import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { expect, openForm, read, saveForm, write } from './support/desk-cms';

const FILE = 'content/docs/tutorial-basics/congratulations.mdx';
const desk = path.resolve('.e2e/desk');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args], {
    cwd: desk,
  });

// The page gets a history of its own.
test.beforeAll(() => {
  const now = read(FILE);
  write(FILE, now.replace(/^title: .*$/m, 'title: Well done'));
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
  await expect(dialog.getByRole('status')).toHaveText('This version is what the form holds now.');
  await expect(restore).toBeDisabled();
  await expectNoViolation(page, 'dialog');

  await dialog.getByRole('button', { name: 'Change the title' }).click();
  await expect(dialog.getByRole('deletion')).toHaveText('title: Well done');
  await expect(dialog.getByRole('insertion')).toHaveText(/^title: /);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect(restore).toBeInViewport({ ratio: 1 });
  await restore.click();
  await expect(dialog).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel('Title')).toHaveValue('Well done');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  expect(read(FILE)).toBe(before);

  await saveForm(page);
  await expect.poll(() => read(FILE)).toBe(before.replace(/^title: .*$/m, 'title: Well done'));
});
