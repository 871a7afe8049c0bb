import { expect, test as base, type Page } from '@playwright/test';
import { WORKER_ADDRESS } from '../../src/base/app-files/offline-list';
import { removingWorker } from '../../src/gatsby/offline/bundle-worker';
import { test } from '../support/next-deploy';
import { openPage, untilRunning } from '../support/pages';
import { openPlainHost, sendPlainly } from '../support/plain-host';
import { newestScene } from '../support/player';
import { editorOf } from '../support/playground';
import { writeProject } from '../support/projects';
import { noteDocuments } from '../support/requests';
import { untilKept, untilPlaygroundKept } from '../support/service-worker';
import { siteDirectory } from '../support/site-pages';

test.use({ serviceWorkers: 'allow' });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'A new version of these' });
const buildOf = (page: Page) =>
  page.evaluate(() => String(Reflect.get(window, '___webpackCompilationHash')));

test('the open page goes on with its own files, is told once, and is the new version when it is reloaded', async ({
  page,
  context,
  host,
}) => {
  test.slow();
  await writeProject(page, 'The room is dark.\n-> END\n');
  await untilPlaygroundKept(page);
  const before = await buildOf(page);
  host.deploy();
  const documents = noteDocuments(page);

  // Whoever opens another page by its address gets the new version, and with it its worker.
  const other = await context.newPage();
  await openPage(other, '/docs/quickstart/');
  expect(await buildOf(other)).not.toBe(before);
  await expect(notice(page)).toBeVisible({ timeout: 45_000 });
  await expect(notice(other)).toHaveCount(0);

  // Nothing was reloaded, and tools that were not opened before are those of the old version.
  await editorOf(page).press('Control+Home');
  await page.keyboard.type('At night, ');
  for (const name of ['Map', 'Tests', 'Files', 'Outline', 'Game', 'History']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty();
    await expect(page.getByText(/could not be (?:opened|loaded)/)).toHaveCount(0);
  }
  expect(documents).toEqual([]);
  expect(await buildOf(page)).toBe(before);

  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await untilRunning(page);
  await expect(newestScene(page)).toHaveText('At night, The room is dark.');
  expect(await buildOf(page)).not.toBe(before);
});

test('what was read is kept in the new version, and nothing of the old one is left', async ({
  page,
  context,
  host,
}) => {
  await openPage(page, '/docs/quickstart/');
  await untilKept(page, '/docs/quickstart/');
  await openPage(page, '/docs/troubleshooting/');
  await untilKept(page, '/docs/troubleshooting/');
  const before = await buildOf(page);
  host.deploy();
  await page.goto('/');
  await untilRunning(page);
  const after = await buildOf(page);
  expect(after).not.toBe(before);
  await untilKept(page, '/');
  const builds = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => !name.endsWith(' values')));
  await expect.poll(builds).toHaveLength(1);

  await context.setOffline(true);
  await page.goto('/docs/troubleshooting/');
  await untilRunning(page);
  await expect(title(page, 'Troubleshooting')).toBeVisible();
  expect(await buildOf(page)).toBe(after);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'Quickstart', exact: true })
    .click();
  await expect(title(page, 'Quickstart')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test(
  'a page that was not read comes from the new version as a whole',
  { tag: '@soak' },
  async ({ page, host }) => {
    await openPage(page, '/docs/quickstart/');
    await untilKept(page, '/docs/quickstart/');
    const before = await buildOf(page);
    host.deploy();
    const documents = noteDocuments(page);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Troubleshooting', exact: true })
      .click();
    await expect(title(page, 'Troubleshooting')).toBeVisible();
    await untilRunning(page);
    await expect.poll(() => buildOf(page)).not.toBe(before);
    expect(documents).toHaveLength(1);
  },
);

base.describe('the switch', () => {
  base.use({ serviceWorkers: 'allow' });

  base('removes the worker and all that it has kept from every visitor', async ({ page }) => {
    let isKilled = false;
    const host = await openPlainHost(siteDirectory, (answer, response) => {
      const isWorker = isKilled && answer.pathname === WORKER_ADDRESS;
      const body = isWorker ? Buffer.from(removingWorker('')) : answer.body;
      sendPlainly({ ...answer, body }, response);
    });
    await openPage(page, `${host.origin}/docs/quickstart/`);
    await untilKept(page, '/docs/quickstart/');
    isKilled = true;
    await page.reload();
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()),
      ]);
    await expect.poll(left).toEqual([]);
    await expect(title(page, 'Quickstart')).toBeVisible();
    await host.close();
    // Without the worker, only the browser’s own page is left.
    await expect(page.goto(`${host.origin}/docs/quickstart/`)).rejects.toThrow();
  });
});
