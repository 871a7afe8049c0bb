import { expect, type Page } from '@playwright/test';
import { test } from '../support/next-deploy';
import { openPage, untilRunning } from '../support/pages';
import { choicesIn, newestScene } from '../support/player';
import { editorOf } from '../support/playground';
import { writeProject } from '../support/projects';
import { noteDocuments } from '../support/requests';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

/** Waits until no more requests can start without input, and expects this many documents. */
async function expectLoads(page: Page, documents: readonly string[], count: number): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(documents.map((address) => new URL(address).pathname)).toHaveLength(count);
}

test('the next click causes one full load, later ones none, and Back works', async ({
  page,
  host,
}) => {
  await openPage(page, '/docs/category/ink-basics/');
  host.deploy();
  const documents = noteDocuments(page);
  await page.getByRole('banner').getByRole('link', { name: 'Playground' }).click();
  await expect(title(page, 'Playground')).toBeVisible();
  await untilRunning(page);
  await expectLoads(page, documents, 1);
  await page.getByRole('banner').getByRole('link', { name: 'Tutorial' }).click();
  await expect(title(page, 'Documentation')).toBeVisible();
  await expectLoads(page, documents, 1);
  await page.goBack();
  await expect(title(page, 'Playground')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'Ink Basics')).toBeVisible();
  await expect(page).toHaveURL('/docs/category/ink-basics/');
  await page.waitForLoadState('networkidle');
  // Browsers restore documents as they were: one from the old build may be reloaded, and its links still work.
  expect(documents.length).toBeLessThanOrEqual(3);
  await entry(page, 'Troubleshooting').click();
  await expect(title(page, 'Troubleshooting')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(documents.length).toBeLessThanOrEqual(4);
});

test(
  'a page fetched ahead before the deploy is shown, and the one after it as well',
  { tag: '@soak' },
  async ({ page, host }) => {
    await openPage(page, '/docs/category/ink-basics/');
    await entry(page, 'Troubleshooting').hover();
    await page.waitForLoadState('networkidle');
    host.deploy();
    const documents = noteDocuments(page);
    await entry(page, 'Troubleshooting').click();
    await expect(title(page, 'Troubleshooting')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Playground' }).click();
    await expect(title(page, 'Playground')).toBeVisible();
    await untilRunning(page);
    await expect(page).toHaveURL('/playground/');
    await page.waitForLoadState('networkidle');
    expect(documents.length).toBeLessThanOrEqual(1);
  },
);

test('a tab that is reloaded is the new build', { tag: '@soak' }, async ({ page, host }) => {
  await openPage(page, '/docs/quickstart/');
  host.deploy();
  const documents = noteDocuments(page);
  await page.reload();
  await untilRunning(page);
  await expectLoads(page, documents, 1);
  await entry(page, 'Troubleshooting').click();
  await expect(title(page, 'Troubleshooting')).toBeVisible();
  await expectLoads(page, documents, 1);
});

test(
  'parts loaded on use are available after a reload: search, a sample',
  { tag: '@soak' },
  async ({ page, host }) => {
    await openPage(page, '/docs/atrament-basics/choices/');
    await page.waitForLoadState('networkidle');
    host.deploy();
    const sample = page.locator('#sample-1');
    await sample.getByRole('button', { name: 'Play', exact: true }).click();
    const retry = sample.getByRole('alert').getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(retry).toBeVisible();
    await retry.click();
    await untilRunning(page);
    await sample.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(choicesIn(sample).first()).toBeVisible();
  },
);

test('the search can be reached through its page', { tag: '@soak' }, async ({ page, host }) => {
  await openPage(page, '/docs/quickstart/');
  await page.waitForLoadState('networkidle');
  host.deploy();
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search/?q=');
  await page.getByRole('combobox', { name: 'Search' }).fill('glue');
  await page.locator('[role=listbox][aria-busy=false] [role=option]').first().click();
  await expect(page).toHaveURL(/glossary\/#glue$/);
});

test(
  'a search that is open while the site is deployed goes on',
  { tag: '@soak' },
  async ({ page, host }) => {
    await openPage(page, '/docs/quickstart/');
    await page.keyboard.press('/');
    const field = page.getByRole('combobox', { name: 'Search' });
    const results = page.locator('[role=listbox][aria-busy=false] [role=option]');
    await field.fill('glue');
    await expect(results.first()).toBeVisible();
    host.deploy();
    await field.fill('choices in random order');
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await expect(results.getByText('random').or(retry).first()).toBeVisible();
    if (await retry.isVisible()) await retry.click();
    await expect(results.getByText('random').first()).toBeVisible();
    await field.press('Enter');
    await expect(title(page, 'Choices')).toBeVisible();
  },
);

test.describe('a playground that is open while the site is deployed', () => {
  const STORY = 'The room is dark.\n* [Light the lamp] -> lit\n=== lit\nA lamp burns.\n-> END\n';
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

  /** Expects to be told of the update, reloads as offered, and expects the text. */
  async function expectUpdate(page: Page, part: string): Promise<void> {
    const alert = page.getByRole('alert').filter({ hasText: `“${part}” could not be opened.` });
    await expect(alert).toContainText('This site has been updated since you opened this page.');
    await expect(alert).not.toContainText('Error');
    await tab(page, 'Write').click();
    await editorOf(page).press('Control+Home');
    await page.keyboard.type('At night, ');
    await tab(page, part).click();
    await alert.getByRole('button', { name: 'Reload the page' }).click();
    await expect(alert).toHaveCount(0);
    await untilRunning(page);
    await expect(editorOf(page)).toContainText('At night, The room is dark.');
    await expect(newestScene(page)).toHaveText('At night, The room is dark.');
  }

  test('a tool that is opened then says so, and nothing that is typed is lost', async ({
    page,
    host,
  }) => {
    await writeProject(page, STORY);
    host.deploy();
    await tab(page, 'Map').click();
    await expectUpdate(page, 'Map');
    await tab(page, 'Map').click();
    await expect(page.getByRole('button', { name: /^lit, place/ })).toBeVisible();
  });

  test('so do tests that are started then', { tag: '@soak' }, async ({ page, host }) => {
    await writeProject(page, STORY);
    await tab(page, 'Tests').click();
    const run = page.getByRole('button', { name: /^Run/ });
    await expect(run).toBeVisible();
    host.deploy();
    await run.click();
    await expectUpdate(page, 'Tests');
    await tab(page, 'Tests').click();
    await run.click();
    await expect(page.getByText(/plays: one ending, every line reached/)).toBeVisible();
  });
});
