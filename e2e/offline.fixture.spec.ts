import { expect, test } from '@playwright/test';
import { tagOf } from './support/every-run';
import { openPage } from './support/pages';
import { choicesIn, newestScene, takeTurn } from './support/player';
import { editorOf, pasteInto, shareHash } from './support/playground';
import { offlineList, untilKept } from './support/service-worker';

test.use({ serviceWorkers: 'allow' });

const untilControlled =
  'navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)';

test('below a folder of a host, the worker serves the site and leaves its CMS and other languages alone', async ({
  page,
  context,
  baseURL,
}) => {
  const worker = context.waitForEvent('serviceworker');
  await openPage(page, 'docs/quickstart/');
  expect((await worker).url()).toBe(`${baseURL}service-worker.js`);
  await page.waitForFunction(untilControlled);
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const found = await Promise.all(
        names.map(async (name) => (await caches.open(name)).match('/base/docs/quickstart/')),
      );
      return names.every((name) => name.startsWith('docs /base/ ')) && found.some(Boolean);
    });
  await expect.poll(kept).toBe(true);
  const again = await page.reload();
  expect(again?.fromServiceWorker()).toBe(true);

  const answered: string[] = [];
  page.on('response', (response) => {
    // The browser asks for the icon itself, for no page.
    const isIcon = response.url().endsWith('/favicon.svg');
    if (response.fromServiceWorker() && !isIcon) answered.push(response.url());
  });
  await page.goto('admin/', { waitUntil: 'networkidle' });
  await page.goto('de/docs/', { waitUntil: 'commit' });
  expect(answered).toEqual([]);

  await context.setOffline(true);
  await page.goto('docs/quickstart/');
  await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();
  await page.goto('docs/troubleshooting/');
  await expect(page).toHaveURL(
    /\/base\/offline\/missing\/\?page=%2Fbase%2Fdocs%2Ftroubleshooting%2F$/,
  );
  await context.setOffline(false);
  await expect(page).toHaveURL(`${baseURL}docs/troubleshooting/`);
});

for (const [visited, group] of [
  ['playground/', 'code'],
  ['play/', 'game'],
] as const) {
  test(
    `a link to play opens without a connection after a visit of ${visited}`,
    { tag: tagOf(visited === 'play/') },
    async ({ page, context }) => {
      await page.goto(visited);
      await page.waitForFunction(untilControlled);
      await page.reload();
      const { groups } = offlineList('.e2e/fixture/public');
      await untilKept(page, '/base/play/', ...groups[group].map((address) => `/base${address}`));
      await context.setOffline(true);
      await page.goto(`play/${await shareHash({ source: '# title: Lamp\nIt burns.\n-> END\n' })}`);
      await page.getByRole('button', { name: 'New game' }).click();
      await expect(newestScene(page)).toHaveText('It burns.');
      await page.reload();
      await expect(page).toHaveTitle('Lamp');
      await context.setOffline(false);
    },
  );
}

test(
  'below a folder and without a connection, the story plays in a window of its own, also after its reload',
  { tag: '@soak' },
  async ({ page, context }) => {
    await page.goto('playground/');
    await page.waitForFunction(untilControlled);
    await page.reload();
    const { groups } = offlineList('.e2e/fixture/public');
    await untilKept(page, '/base/playground/', ...groups.code.map((address) => `/base${address}`));
    await context.setOffline(true);
    await page.reload();
    await pasteInto(editorOf(page), 'A dark hall.\n+ [On]\n  A cold cellar.\n  -> END\n');
    await expect(newestScene(page)).toHaveText('A dark hall.');
    const opening = context.waitForEvent('page');
    await page.keyboard.press('F4');
    const own = await opening;
    expect(new URL(own.url()).pathname).toBe('/base/playground/');
    await expect(newestScene(own)).toHaveText('A dark hall.');
    await own.reload();
    await takeTurn(choicesIn(own).first());
    await expect(newestScene(own)).toHaveText('A cold cellar.');
    await own.close();
    await expect(newestScene(page)).toHaveText('A cold cellar.');
  },
);
