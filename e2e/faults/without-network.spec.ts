import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expectNoViolation } from '../support/axe';
import { tagOf } from '../support/every-run';
import { test } from '../support/faulty-host';
import { download } from '../support/games';
import { openPage, untilRunning } from '../support/pages';
import { choicesIn, newestScene, playerIn, takeTurn } from '../support/player';
import { editorOf, pasteInto } from '../support/playground';
import { openProjects } from '../support/projects';
import { untilKept, untilPlaygroundKept } from '../support/service-worker';

test.use({ serviceWorkers: 'allow' });

const PAGE = '/docs/atrament-basics/choices/';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

for (const way of ['without a connection', 'without a server']) {
  test(
    `${way}, a page that was read is reloaded, plays its samples, and leads to others that were read`,
    { tag: tagOf(way === 'without a server') },
    async ({ page, context, host }) => {
      await openPage(page, '/docs/quickstart/');
      await untilKept(page, '/docs/quickstart/');
      await openPage(page, PAGE);
      await untilKept(page, PAGE);
      await (way === 'without a server' ? host.close() : context.setOffline(true));
      await page.reload();
      await expect(title(page, 'Choices')).toBeVisible();
      await expect
        .poll(() =>
          page
            .getByRole('main')
            .locator('img')
            .evaluateAll((images) =>
              images.every((image) => {
                image.scrollIntoView();
                return image instanceof HTMLImageElement && image.naturalWidth > 0;
              }),
            ),
        )
        .toBe(true);
      const sample = page.locator('#sample-1');
      await sample.getByRole('button', { name: 'Play', exact: true }).click();
      await takeTurn(choicesIn(sample).first());
      await page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name: 'Quickstart', exact: true })
        .click();
      await expect(title(page, 'Quickstart')).toBeVisible();
      await page.goBack();
      await expect(title(page, 'Choices')).toBeVisible();
    },
  );
}

test(
  'a whole game whose page was read can be played without a connection',
  { tag: '@soak' },
  async ({ page, context }) => {
    await openPage(page, '/docs/games/low-water/');
    await untilKept(page, '/docs/games/low-water/');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: /^Play/ }).first().click();
    await expect(playerIn(page)).toBeVisible();
  },
);

test(
  'names are found by the search without a connection',
  { tag: '@soak' },
  async ({ page, context }) => {
    await openPage(page, '/docs/quickstart/');
    await untilKept(page, '/docs/quickstart/');
    await context.setOffline(true);
    await page.reload();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('CLEAR');
    await expect(page.getByRole('option').filter({ hasText: 'CLEAR' }).first()).toBeVisible();
  },
);

test('a page that was not read says so, lists those that were, and opens once there is a connection', async ({
  page,
  context,
}) => {
  await openPage(page, '/docs/quickstart/');
  await untilKept(page, '/docs/quickstart/');
  await context.setOffline(true);
  await page.goto('/docs/troubleshooting/?q=1');
  await expect(title(page, 'This page is not on this device')).toBeVisible();
  await expect(page.getByRole('link', { name: '/docs/troubleshooting/?q=1' })).toBeVisible();
  const kept = page.getByRole('region', { name: 'What you can read now' });
  await expect(kept.getByRole('link', { name: 'Quickstart' })).toBeVisible();
  await expectNoViolation(page);
  await kept.getByRole('link', { name: 'Quickstart' }).click();
  await expect(title(page, 'Quickstart')).toBeVisible();
  await page.goBack();
  await expect(title(page, 'This page is not on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(title(page, 'Troubleshooting')).toBeVisible();
  await expect(page).toHaveURL('/docs/troubleshooting/?q=1');
});

test.describe('the playground, after one visit', () => {
  const STORY = 'The room is dark.\n* [Light the lamp] -> lit\n=== lit\nA lamp burns.\n-> END\n';
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

  test.beforeEach(async ({ page, context }) => {
    test.slow();
    await openPage(page, '/playground/');
    await untilPlaygroundKept(page);
    await context.setOffline(true);
    await page.reload();
    await untilRunning(page);
  });

  test('everything can be written, played, downloaded, imported and backed up', async ({
    page,
  }, testInfo) => {
    await test.step('games are downloaded and imported, and projects backed up', async () => {
      await pasteInto(editorOf(page), STORY);
      await newestScene(page).getByText('The room is dark.').waitFor();
      const web = await download(page, 'Game for the web');
      expect(Object.keys(unzipSync(new Uint8Array(web.bytes)))).toContain('index.html');
      const whole = await download(page, 'One file');
      expect(whole.bytes.toString('utf8')).toContain('@font-face');
      const ink = await download(page, 'The ink alone');
      expect(ink.bytes.toString('utf8')).toBe(STORY);
      const engine = await download(page, 'Atrament project');
      expect(unzipSync(new Uint8Array(engine.bytes))).not.toEqual({});

      await page.keyboard.press('Escape');
      const projects = await openProjects(page);
      const [backup] = await Promise.all([
        page.waitForEvent('download'),
        projects.getByRole('button', { name: 'Download a backup' }).click(),
      ]);
      const file = testInfo.outputPath('backup.zip');
      await backup.saveAs(file);
      const names = Object.keys(unzipSync(new Uint8Array(readFileSync(file))));
      expect(names.length).toBeGreaterThan(0);
      await page.keyboard.press('Escape');

      await tab(page, 'Files').click();
      const zip = zipSync({ 'story.ink': strToU8('From elsewhere.\n-> END\n') });
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page.getByRole('button', { name: 'Import a game…' }).click(),
      ]);
      const game = { name: 'game.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
      await chooser.setFiles(game);
      const panel = page.getByRole('region', { name: 'Import as a new project' });
      await expect(panel).toContainText('story.ink');
      expect(strFromU8(unzipSync(zip)['story.ink'] ?? new Uint8Array())).toContain('elsewhere');
      await panel.getByRole('button', { name: 'Open as a new project' }).click();
      await expect(newestScene(page)).toHaveText('From elsewhere.');
      await tab(page, 'Write').click();
    });

    await test.step('a story is written, played, and looked at with each tool', async () => {
      await pasteInto(editorOf(page), STORY);
      await newestScene(page).getByText('The room is dark.').waitFor();
      await takeTurn(choicesIn(page).first());
      await expect(newestScene(page)).toContainText('A lamp burns.');
      await tab(page, 'Map').click();
      await expect(page.getByRole('button', { name: /^lit, place/ })).toBeVisible();
      await tab(page, 'Tests').click();
      await page.getByRole('button', { name: /^Run/ }).click();
      await expect(page.getByText(/plays: one ending, every line reached/)).toBeVisible();
      for (const name of ['Files', 'Outline', 'Game', 'History']) {
        await tab(page, name).click();
        await expect(page.getByRole('tabpanel', { name, exact: true })).not.toBeEmpty();
        await expect(page.getByText(/could not be (?:opened|loaded)/)).toHaveCount(0);
      }
      await tab(page, 'Write').click();
      await editorOf(page).press('Control+Shift+F');
      await expect(page.getByRole('region', { name: 'Find in all files' })).toBeVisible();
      const projects = await openProjects(page);
      await projects.getByRole('link', { name: 'Where is my story?' }).click();
      await expect(title(page, 'Where is my story?')).toBeVisible();
    });
  });

  test(
    'another app shares a story with it, which it offers to open; other files are left out',
    { tag: '@soak' },
    async ({ page }) => {
      await page.evaluate(() => {
        const form = Object.assign(document.createElement('form'), {
          method: 'post',
          enctype: 'multipart/form-data',
          action: '/playground/',
        });
        const field = Object.assign(document.createElement('input'), {
          type: 'file',
          name: 'files',
        });
        const shared = new DataTransfer();
        shared.items.add(new File(['The tide is out.\n-> END\n'], 'Ebb & flow.ink'));
        shared.items.add(new File(['<svg/>'], 'mark.svg'));
        field.files = shared.files;
        form.append(field);
        document.body.append(form);
        form.submit();
      });
      await page.getByRole('button', { name: 'Open as a new project' }).click();
      await expect(newestScene(page)).toHaveText('The tide is out.');
      await page.reload();
      await untilRunning(page);
      await expect(page.getByRole('button', { name: 'Open as a new project' })).toHaveCount(0);
      await page.getByRole('tab', { name: 'Files' }).click();
      await expect(page.getByText('mark.svg')).toHaveCount(0);
    },
  );

  test(
    'the exercises of a page that was read can be solved',
    { tag: '@soak' },
    async ({ page, context }) => {
      await context.setOffline(false);
      await openPage(page, PAGE);
      await untilKept(page, PAGE);
      await context.setOffline(true);
      await page.reload();
      await page.getByRole('button', { name: 'Solve it here' }).first().click();
      await page.getByRole('textbox', { name: 'The story’s ink' }).press('Control+End');
      await page.keyboard.type('\n# BACKG');
      await expect(page.getByRole('listbox', { name: 'Completions' })).toBeVisible();
      const result = page.getByRole('status', { name: 'Your exercise' });
      await expect(result).not.toBeEmpty();
      await expect(result.getByText('What you write is checked')).toHaveCount(0);
    },
  );
});

test(
  'an entry that something else has written is not shown, and is replaced',
  { tag: '@soak' },
  async ({ page, context }) => {
    await openPage(page, '/docs/quickstart/');
    await untilKept(page, '/docs/quickstart/');
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if (!(await cache.match('/docs/quickstart/'))) continue;
        const headers = { 'content-type': 'text/html' };
        await cache.put('/docs/quickstart/', new Response('<h1>Evil</h1>', { headers }));
      }
    });
    await context.setOffline(true);
    await page.reload();
    await expect(title(page, 'This page is not on this device')).toBeVisible();
    await context.setOffline(false);
    await expect(title(page, 'Quickstart')).toBeVisible();
    await untilRunning(page);
    await untilKept(page, '/docs/quickstart/');
    await context.setOffline(true);
    await page.reload();
    await expect(title(page, 'Quickstart')).toBeVisible();
  },
);

test.describe('all the docs', () => {
  test.describe.configure({ timeout: 300_000 });

  test(
    'are kept on request, which can be stopped, and are removed again',
    { tag: '@soak' },
    async ({ page, context }) => {
      await openPage(page, '/docs/quickstart/');
      await untilKept(page, '/docs/quickstart/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Read offline' }).click();
      const all = page.getByRole('region', { name: 'Save all docs on this device' });
      await expect(all).toContainText(/about \d+ MB/);
      await expectNoViolation(page);
      await all.getByRole('button', { name: 'Save all docs' }).click();
      await expect(all.getByRole('progressbar')).toBeVisible();
      await all.getByRole('button', { name: 'Stop' }).click();
      await all.getByRole('button', { name: 'Save all docs' }).click();
      await expect(all.getByRole('button', { name: 'Remove them again' })).toBeVisible({
        timeout: 240_000,
      });

      await context.setOffline(true);
      await page.goto('/docs/troubleshooting/');
      await expect(title(page, 'Troubleshooting')).toBeVisible();
      await page.goto('/docs/games/low-water/');
      await page.getByRole('button', { name: /^Play/ }).first().click();
      await expect(playerIn(page)).toBeVisible();
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search' }).fill('choices in random order');
      await expect(page.getByRole('listbox').getByText('random').first()).toBeVisible();

      await page.goto('/offline/');
      await all.getByRole('button', { name: 'Remove them again' }).click();
      await expect(all.getByRole('button', { name: 'Save all docs' })).toBeVisible();
      await page.goto('/docs/troubleshooting/');
      await expect(title(page, 'This page is not on this device')).toBeVisible();
      await page.goto('/docs/quickstart/');
      await expect(title(page, 'Quickstart')).toBeVisible();
    },
  );
});

test(
  'on a device without room the site works as before, and says that it keeps nothing',
  { tag: '@soak' },
  async ({ page, context, host }) => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 2000 });
    await openPage(page, PAGE);
    const sample = page.locator('#sample-1');
    await sample.getByRole('button', { name: 'Play', exact: true }).click();
    await takeTurn(choicesIn(sample).first());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Read offline' }).click();
    await expect(page.getByText('The pages could not be saved')).toBeVisible();
  },
);

for (const fault of ['refused', 'cut', 'a page instead'] as const) {
  test(
    `a worker that does not come (${fault}) is not missed`,
    { tag: '@soak' },
    async ({ page, host }) => {
      host.spoil(/service-worker\.js$/, fault);
      await openPage(page, '/docs/quickstart/');
      await expect.poll(host.spoiled).toBeGreaterThan(0);
      await page
        .getByRole('navigation', { name: 'Docs sidebar' })
        .getByRole('link', { name: 'Troubleshooting', exact: true })
        .click();
      await expect(title(page, 'Troubleshooting')).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Read offline' }).click();
      await expect(page.getByText('The pages could not be saved')).toBeVisible();
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
    },
  );
}
