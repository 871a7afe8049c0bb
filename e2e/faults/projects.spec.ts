import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { expectNoViolation } from '../support/axe';
import { openPage, untilRunning } from '../support/pages';
import { newestScene } from '../support/player';
import { editorOf, pasteInto, PLAYGROUND } from '../support/playground';
import { DATABASE, openProjects, untilStored, writeProject } from '../support/projects';
import { denyStorage } from '../support/storage';

/** Makes the browser refuse databases, from the next document on. */
async function denyDatabases(page: Page): Promise<void> {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  });
}

/** Lets a page open the database as a newer version of the site would. */
async function makeNewer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version = 1) {
      return open.call(this, name, version + 1);
    };
  });
}

async function typeAtStart(page: Page, text: string): Promise<void> {
  await editorOf(page).press('Control+Home');
  await page.keyboard.type(text);
}

test('databases are denied: it is said, and the text survives a reload', async ({ page }) => {
  await denyDatabases(page);
  await writeProject(page, 'Mine.\n-> END\n');
  await expect(page.getByRole('alert')).toContainText('does not let this site store projects');
  await typeAtStart(page, 'All ');
  await page.reload();
  await untilRunning(page);
  await expect(editorOf(page)).toContainText('All Mine.');
});

test(
  'everything is denied: it is said that nothing is kept, and a backup is offered',
  { tag: '@soak' },
  async ({ page }) => {
    await denyStorage(page);
    await denyDatabases(page);
    await writeProject(page, 'Mine.\n-> END\n');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('only in this page');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      alert.getByRole('button', { name: 'Download a backup' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    await expect(editorOf(page)).toContainText('Mine.');
  },
);

test(
  'what was written while databases were denied moves over later',
  { tag: '@soak' },
  async ({ page, context }) => {
    await denyDatabases(page);
    await writeProject(page, 'Mine.\n-> END\n');
    await page.close();
    const later = await context.newPage();
    await openPage(later, PLAYGROUND);
    await expect(newestScene(later)).toHaveText('Mine.');
    await untilStored(later);
    await expect(later.getByRole('alert')).toHaveCount(0);
  },
);

test('the storage is full, and is cleared', async ({ page, context, baseURL }) => {
  await test.step('full: what to delete is said, and the text is stored once there is room', async () => {
    await writeProject(page, 'Mine.\n-> END\n');
    await untilStored(page);
    // Chromium’s own limit cannot be lowered for databases here.
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...args) {
        if (document.title !== 'room') throw new DOMException('Full.', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    await typeAtStart(page, 'More of ');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The storage is full');
    await expect(alert).toContainText('the list of deleted projects for good');
    const largest = page.getByRole('region', { name: 'What takes the most room:' });
    await expect(largest.getByRole('listitem')).toContainText(/^Untitled story · .* kB: history/);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      largest.getByRole('button', { name: 'Download a backup of “Untitled story”' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    await expectNoViolation(page);
    await expect(editorOf(page)).toContainText('More of Mine.');
    await page.evaluate(() => (document.title = 'room'));
    await typeAtStart(page, 'Even ');
    await expect(alert).toHaveCount(0);
    await untilStored(page);
    await page.reload();
    await untilRunning(page);
    await expect(editorOf(page)).toContainText('Even More of Mine.');
  });

  await test.step('cleared while somebody writes: the text is stored again', async () => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Storage.clearDataForOrigin', {
      origin: String(baseURL),
      storageTypes: 'all',
    });
    await typeAtStart(page, 'Still ');
    await expect(page.getByRole('alert')).toContainText('were cleared in this browser');
    await untilStored(page);
    await page.reload();
    await untilRunning(page);
    await expect(editorOf(page)).toContainText('Still Even More of Mine.');
  });
});

test(
  'the storage is full, and the page is closed: the text is there the next time',
  { tag: '@soak' },
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('is-full') === null) return;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Full.', 'QuotaExceededError');
      };
    });
    await writeProject(page, 'Mine.\n-> END\n');
    await untilStored(page);
    await page.evaluate(() => sessionStorage.setItem('is-full', 'yes'));
    await page.reload();
    await untilRunning(page);
    await typeAtStart(page, 'More of ');
    await expect(page.getByRole('alert')).toContainText('The storage is full');
    await page.evaluate(() => sessionStorage.removeItem('is-full'));
    await page.reload();
    await untilRunning(page);
    await expect(editorOf(page)).toContainText('More of Mine.');
  },
);

/** A tab whose database is taken over by a newer version of the site. */
async function openOldAndNewer(page: Page, context: BrowserContext): Promise<Page> {
  await writeProject(page, 'Mine.\n-> END\n');
  await untilStored(page);
  const newer = await context.newPage();
  await makeNewer(newer);
  return newer;
}

test('a newer version of the site takes over: the old tab says so, and loses nothing', async ({
  page,
  context,
}) => {
  const newer = await openOldAndNewer(page, context);
  await openPage(newer, PLAYGROUND);
  await expect(page.getByRole('alert')).toContainText('This site has been updated');
  await page.bringToFront();
  await typeAtStart(page, 'Late but ');
  await expect(editorOf(page)).toContainText('Late but Mine.');
  await page.close();
  await newer.reload();
  await untilRunning(newer);
  await expect(editorOf(newer)).toContainText('Late but Mine.');
});

test(
  'an old tab that does not let go: the new one says so, and keeps what is typed',
  { tag: '@soak' },
  async ({ page, context }) => {
    await page.addInitScript(() => {
      IDBDatabase.prototype.close = () => undefined;
    });
    const newer = await openOldAndNewer(page, context);
    await openPage(newer, PLAYGROUND);
    await expect(newer.getByRole('alert')).toContainText('The storage does not answer');
    await pasteInto(editorOf(newer), 'Theirs.\n-> END\n');
    await expect(newestScene(newer)).toHaveText('Theirs.');
    await page.close();
    await newer.reload();
    await untilRunning(newer);
    await expect(editorOf(newer)).toContainText('Theirs.');
    await untilStored(newer);
  },
);

test(
  'a tab crashes between two writes: the next one has every letter',
  { tag: '@soak' },
  async ({ page, context }) => {
    await writeProject(page, 'Mine.\n-> END\n');
    await untilStored(page);
    const address = page.url();
    await typeAtStart(page, 'To the last letter ');
    const [journal] = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('docs.project-journal:')),
    );
    expect(journal).toBeDefined();
    const crashed = page.waitForEvent('crash');
    void page.goto('chrome://crash').catch(() => undefined);
    await crashed;
    const next = await context.newPage();
    await openPage(next, address);
    await expect(editorOf(next)).toContainText('To the last letter Mine.');
  },
);

test(
  'a project of a newer version of the site is listed, and left alone',
  { tag: '@soak' },
  async ({ page }) => {
    await writeProject(page, 'Mine.\n-> END\n');
    await untilStored(page);
    await page.evaluate(async (name) => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      const transaction = database.transaction('cards', 'readwrite');
      const card = { id: 'newer1', format: 2, name: 'From the future', changedAt: Date.now() };
      transaction.objectStore('cards').put(card);
      await new Promise((resolve) => (transaction.oncomplete = resolve));
      database.close();
    }, DATABASE);
    await openPage(page, `${PLAYGROUND}?project=newer1`);
    const list = page.getByRole('dialog', { name: 'Projects' });
    await expect(list.getByRole('alert')).toContainText('Reload the page');
    await expect(list.getByText('From the future')).toBeVisible();
    await expect(list.getByRole('link', { name: 'From the future' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    const again = await openProjects(page);
    await expect(again.getByRole('alert')).toHaveCount(0);
  },
);
