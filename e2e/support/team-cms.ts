import { expect, type Page } from '@playwright/test';
import { GitRepository } from './git-repository';
import { GithubHost } from './github-host';

/** Makes the published CMS work on a repository with the content and the pictures of this site. */
export async function serveTeam(page: Page): Promise<GithubHost> {
  const host = new GithubHost(GitRepository.of(['content', 'static/img']));
  await joinTeam(page, host);
  return host;
}

/** Makes the published CMS in one more page work on a repository. */
export async function joinTeam(page: Page, host: GithubHost): Promise<void> {
  await host.serve(page);
  page.on('dialog', (dialog) => {
    // Text that could not be saved is offered again: not here.
    void (dialog.message().includes('backup') ? dialog.dismiss() : dialog.accept());
  });
}

/** A message of the CMS. */
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

/** The line at the top of the window while the CMS waits. */
export const loadingLine = (page: Page) => page.locator('body > canvas[style*="fixed"]');

/** Says yes to a question of the CMS. */
export async function confirm(page: Page, question: string | RegExp, action: string) {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: action, exact: true }).click({ timeout: 60_000 });
}

/** Opens the form of a page, by the id that its file had when it was last published. */
export async function openEntry(page: Page, id: string) {
  // Through an empty document: the CMS does not leave an entry for an address.
  await page.goto('about:blank');
  await page.goto(`admin/#/collections/pages/entries/${id}`);
  await expect(page.getByText('Changes saved')).toBeVisible({ timeout: 60_000 });
}

/** Saves the form; the first time, this makes a branch. */
export async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** The field for a page’s text. */
export const source = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** The dialog that shows both texts. */
export const conflict = (page: Page) =>
  page.getByRole('dialog', { name: 'Somebody else has changed this file' });

/** Writes a page in the folder `ink-basics`, and saves it. */
export async function writeNewPage(page: Page, title: string, text = 'It burns.\n') {
  await page.goto('about:blank');
  await page.goto('admin/#/collections/pages/new');
  await page.getByLabel('Folder').selectOption('ink-basics', { timeout: 60_000 });
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('How it is lit.');
  await source(page).fill(text);
  await page.keyboard.press('ControlOrMeta+s');
}

/** Moves the entry whose form is open to another stage of review. */
export async function setStatus(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: `Status: ${from}` }).click();
  await page.getByRole('menuitem', { name: to }).click();
  await expect(page.getByRole('button', { name: `Status: ${to}` })).toBeVisible();
}

/** Publishes the entry whose form is open and which has just been saved. */
export async function publish(page: Page) {
  await setStatus(page, 'In progress', 'Ready');
  await publishAgain(page);
}

/** Publishes the entry whose form is open and which is ready. */
export async function publishAgain(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await confirm(page, /^Publish (?:the deletion of )?“/, 'Publish');
}

/** Gives the page whose form is open another name in its folder. */
export async function rename(page: Page, folder: string, name: string) {
  await page.getByRole('button', { name: 'Rename or move …' }).click();
  await page.getByLabel('New file name').fill(name);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Rename', exact: true }).click({ timeout: 60_000 });
  const file = `content/docs/${folder}/${name}.mdx`;
  await expect(
    toast(page, `will be at /docs/${folder}/${name}/ once this is published`),
  ).toBeVisible({ timeout: 60_000 });
  // The form that is opened again shows the entry at its new place.
  await expect(page.getByText(file, { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Changes saved')).toBeVisible();
}
