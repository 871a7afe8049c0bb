import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect as baseExpect, test as base, type Browser, type Page } from '@playwright/test';

/** The CMS is large: its steps may take longer than those of other pages. */
export const expect = baseExpect.configure({ timeout: 20_000 });

/** The copy of the project that the CMS of this process edits. */
export const cmsFolder = path.resolve('.e2e/cms', process.env.TEST_WORKER_INDEX ?? 'alone');

const git = (...args: string[]) => execFileSync('git', args, { cwd: cmsFolder, stdio: 'ignore' });

const test = base.extend<object, { cmsOrigin: string }>({
  cmsOrigin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed.
    async ({}, use) => {
      const server = spawn(process.execPath, ['e2e/support/cms-server.cjs', cmsFolder], {
        env: { ...process.env, PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      const started = new Promise<string>((resolve, reject) => {
        createInterface(server.stdout).once('line', resolve);
        void ended.then(() => reject(new Error('The CMS ended before it listened.')));
      });
      const origin = await started;
      git('tag', 'begin');
      // It bundles the CMS and reads the content when somebody asks first.
      for (const file of ['main.js', 'content.json']) await fetch(`${origin}/admin/${file}`);
      await use(origin);
      server.kill();
      await ended;
      rmSync(cmsFolder, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true, timeout: 120_000 },
  ],
  baseURL: ({ cmsOrigin }, use) => use(cmsOrigin),
});

/**
 * The `test` of a spec, with a CMS on a copy of the content. All specs of a process share it, because starting it
 * takes longer than most tests; each leaves the copy as it was, and a failed test ends the process.
 */
export function cmsTest() {
  test.afterAll(() => {
    git('reset', '--quiet', '--hard', 'begin');
    git('clean', '--quiet', '-fd', 'content', 'static', 'src');
  });
  return test;
}

const place = (file: string) => path.join(cmsFolder, file);
export const has = (file: string): boolean => existsSync(place(file));
export const read = (file: string): string => readFileSync(place(file), 'utf8');
export const write = (file: string, text: string): void => writeFileSync(place(file), text);

/** Opens one window for the tests of a file, because the CMS is large; its questions are noted and answered with yes. */
export async function openWindow(browser: Browser, asked: string[] = []): Promise<Page> {
  const page = await browser.newPage();
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  return page;
}

/** Opens the list of pages; changes in a form that is open are given up. */
export async function openList(page: Page): Promise<void> {
  await page.goto('/admin/#/collections/pages');
  const list = page.getByRole('heading', { name: 'Pages', exact: true });
  const question = page.getByRole('dialog', { name: 'Leave this form?' });
  await expect(list.or(question)).toBeVisible();
  if (await question.isVisible()) await confirm(page, 'Leave this form?', 'Leave');
  await expect(list).toBeVisible();
}

/** Opens a form by what its address ends with. */
export async function openForm(page: Page, address: string): Promise<void> {
  // The page that is open now looks the same.
  await openList(page);
  await page.goto(`/admin/#/collections/${address}`);
  await expect(page.getByText('Changes saved')).toBeVisible();
}

/** Says yes to a question of the CMS. */
export async function confirm(page: Page, question: string, action: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: question });
  await dialog.getByRole('button', { name: action, exact: true }).click();
}

/** Saves the form. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** The field for a page’s text. */
export const sourceOf = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });

/** The list above a form of what is wrong. */
export const problemsOf = (page: Page) => page.getByRole('region', { name: 'Problems' });

/** Opens that list. */
export const openProblems = (page: Page) => problemsOf(page).getByRole('status').click();

/** A message of the CMS. */
export const toastOf = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });

/** A message of the CMS while its pictures are open, as it is read out. */
export const saidIn = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text });

/** Presses a key several times. */
export async function press(page: Page, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
}
