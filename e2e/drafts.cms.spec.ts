import type { Page, Request, Route } from '@playwright/test';
import { CMS_API } from '../src/cms/protocol/protocol';
import {
  confirm,
  cmsTest,
  expect,
  openForm,
  openWindow,
  read,
  saveForm,
  sourceOf,
} from './support/local-cms';

const test = cmsTest();

// What is typed and not saved: no other spec changes the quickstart.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

/** The questions the CMS has asked since the journey began; every answer is yes. */
const asked: string[] = [];
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openWindow(browser, asked);
});
test.beforeEach(() => {
  asked.length = 0;
});
test.afterAll(() => page.close());

/** The names of the CMS’s backups of unsaved forms. */
const keptDrafts = (window: Page) =>
  window.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('localforage');
        opening.onerror = () => reject(new Error('The store cannot be opened.'));
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction('keyvaluepairs').objectStore('keyvaluepairs');
          reading.getAllKeys().onsuccess = ({ target }) => {
            database.close();
            resolve((target as IDBRequest<string[]>).result);
          };
        };
      }),
  );

test('typed text is restored after a reload, and can be saved', async () => {
  const file = 'content/docs/quickstart.mdx';
  const before = read(file);
  await openForm(page, 'pages/entries/quickstart');
  await sourceOf(page).click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Kept words.\n\n');
  await expect.poll(() => keptDrafts(page)).toContain('backup.pages.quickstart');
  await page.reload();
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  expect(asked.at(-1)).toContain('There is a local backup of “Quickstart” from');
  await expect(sourceOf(page)).toContainText('Kept words.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await saveForm(page);
  await expect.poll(() => read(file)).toBe(before.replace('\n---\n\n', '\n---\n\nKept words.\n\n'));
  // Until the CMS knows it, leaving the page asks.
  await expect(page.getByText('Changes saved')).toBeVisible();
});

const isList = (request: Request) => request.postData()?.startsWith('{"action":"list"') === true;

/** Holds what the CMS reads again after a save; the result lets it come, and waits for it. */
async function holdLists(window: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await window.route(`**${CMS_API}`, async (route) => {
    if (isList(route.request())) held.push(route);
    else await route.continue();
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    const answer = window.waitForResponse((response) => isList(response.request()));
    for (const route of held) await route.continue();
    await answer;
    await window.unroute(`**${CMS_API}`);
  };
}

test('a text is unsaved when it differs from what was saved last', async () => {
  await openForm(page, 'pages/entries/quickstart');
  const title = page.getByLabel('Title');
  const opened = await title.inputValue();
  const changeAndTypeBack = async () => {
    await title.fill('Saved once, not twice');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await title.fill('Saved once');
    await expect(page.getByText('Changes saved')).toBeVisible();
  };
  await title.fill('Saved once');
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  // The CMS reads all pages again after a save; until then, it knows the text from before.
  const release = await holdLists(page);
  await saveForm(page);
  await expect.poll(() => read('content/docs/quickstart.mdx')).toContain('title: Saved once\n');
  await expect(page.getByText('Changes saved')).toBeVisible();
  await changeAndTypeBack();
  await release();
  await changeAndTypeBack();
  await title.fill(opened);
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await saveForm(page);
  await expect.poll(() => read('content/docs/quickstart.mdx')).toContain(`title: ${opened}\n`);
  await expect(page.getByText('Changes saved')).toBeVisible();
});

test('an address edited by hand opens that entry', { tag: '@soak' }, async () => {
  await openForm(page, 'pages/entries/quickstart');
  await page.getByLabel('Title').fill('Mine');
  await page.goto('/admin/#/collections/pages/entries/ink-basics/glossary');
  await confirm(page, 'Leave this form?', 'Leave');
  await expect(page.getByText('content/docs/ink-basics/glossary.mdx')).toBeVisible();
  await expect(page.getByLabel('Title')).not.toHaveValue('Mine');
  expect(asked).toEqual([]);
});
