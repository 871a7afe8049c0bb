import { expect, test, type Locator, type Page } from '@playwright/test';
import { tagOf } from '../support/every-run';
import { openPage, untilRunning } from '../support/pages';
import { choicesIn, newestScene, playerIn, takeTurn } from '../support/player';
import { editorOf, openStory, pasteInto } from '../support/playground';
import { APP_SCRIPTS, holdRequests, noteDocuments } from '../support/requests';

test('a lost connection: loaded parts work, others say so, and all loads when it is back', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await openPage(page, '/docs/atrament-basics/choices/');
  const sample = page.locator('#sample-1');
  await sample.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(choicesIn(sample).first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await takeTurn(choicesIn(sample).first());
  await page.getByRole('button', { name: /^Switch between/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Playground' }).click();
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The page /playground/ could not be loaded.');
  await expect(page.getByRole('heading', { level: 1, name: 'Choices' })).toBeVisible();
  const term = page.getByRole('main').locator('a[data-tip]').first();
  await term.hover();
  await expect(page.getByRole('tooltip')).toHaveCount(0);

  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Choices' })).toBeVisible();
  await untilRunning(page);
  await page.mouse.move(0, 0);
  await term.hover();
  await expect(page.getByRole('tooltip')).not.toBeEmpty();
  expect(errors).toEqual([]);
});

test('search without a connection says so, and works when it is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/docs/quickstart/');
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(field).toBeFocused();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await field.fill('choices in random order');
  const failure = page.getByRole('alert');
  await expect(failure.getByRole('button', { name: 'Retry' })).toBeVisible();
  await context.setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('listbox').getByText('random').first()).toBeVisible();
});

type Use = (page: Page) => Promise<void>;

/** Something whose code does not come leaves the page and its story alone, and works when the connection is back. */
async function expectMissed(page: Page, use: Use, words: string, done: Locator): Promise<void> {
  const sample = page.locator('#sample-1');
  const story = await sample.innerText();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await use(page);
  const failure = page.getByRole('alert').filter({ hasText: words });
  await expect(failure).toContainText(`${words} could not be loaded.`);
  await failure.getByRole('button', { name: 'Close' }).click();
  await expect(failure).toHaveCount(0);
  await use(page);
  await expect(failure).toBeVisible();
  expect(await sample.innerText()).toBe(story);

  await page.context().setOffline(false);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toHaveCount(0);
  await expect(done).toBeVisible();
  expect(await sample.innerText()).toBe(story);
}

for (const [name, use] of [
  ['the key of the search', (page) => page.keyboard.press('/')],
  ['Ctrl+K', (page) => page.keyboard.press('Control+k')],
  ['the button of the search', (page) => page.getByRole('button', { name: 'Search' }).click()],
] satisfies [string, Use][]) {
  test(
    `${name} and what copies the page leave the page and its running story alone, and work when the connection is back`,
    { tag: '@soak' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await openPage(page, '/docs/atrament-basics/choices/');
      const sample = page.locator('#sample-1');
      await sample.getByRole('button', { name: 'Play', exact: true }).click();
      await takeTurn(choicesIn(sample).first());
      const copy: Use = () => page.getByRole('link', { name: 'Copy page as Markdown' }).click();
      const copied = page.getByRole('status').filter({ hasText: 'Copied' });
      await expectMissed(page, copy, 'The code that copies the page', copied);
      await expectMissed(page, use, 'The search', page.getByRole('dialog', { name: 'Search' }));
    },
  );
}

test('before the app has loaded, a lost connection keeps the page, which goes on when it is back', async ({
  page,
  context,
}) => {
  await page.goto('/docs/quickstart/', { waitUntil: 'domcontentloaded' });
  await context.setOffline(true);
  await page.keyboard.press('/');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL('/docs/quickstart/');
  await context.setOffline(false);
  await untilRunning(page);
  await expect(page).toHaveURL('/docs/quickstart/');
});

for (const [name, use, isDone] of [
  [
    'Play',
    (page) => page.locator('#sample-1').getByRole('button', { name: 'Play', exact: true }).click(),
    (page) => expect(choicesIn(page.locator('#sample-1')).first()).toBeVisible(),
  ],
  [
    'Edit',
    (page) => page.locator('#sample-1').getByRole('button', { name: 'Edit', exact: true }).click(),
    (page) => expect(page.locator('#sample-1').getByRole('textbox').first()).toBeVisible(),
  ],
  [
    'the key of the search',
    (page) => page.keyboard.press('/'),
    (page) => expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible(),
  ],
  [
    'a link',
    (page) => page.getByRole('banner').getByRole('link', { name: 'Playground' }).click(),
    (page) => expect(page).toHaveURL('/playground/'),
  ],
] satisfies [string, (page: Page) => Promise<void>, (page: Page) => Promise<void>][]) {
  for (const way of ['by itself', 'on Retry']) {
    test(
      `before the app has loaded, ${name} without a connection says so, and follows ${way} when it is back`,
      {
        tag: tagOf(name === 'a link' && way === 'on Retry'),
      },
      async ({ page, context }) => {
        const app = await holdRequests(page, APP_SCRIPTS);
        await page.goto('/docs/atrament-basics/choices/');
        await context.setOffline(true);
        app.release();
        const documents = noteDocuments(page);
        await use(page);
        const failure = page.getByRole('alert');
        await expect(failure).toContainText('There seems to be no connection.');
        await expect(page).toHaveURL('/docs/atrament-basics/choices/');
        await failure.getByRole('button', { name: 'Retry' }).click();
        await expect(failure).toBeVisible();

        // Some browsers learn late, or never, that it is back.
        if (way === 'on Retry')
          await page.evaluate(() =>
            addEventListener('online', (event) => event.stopImmediatePropagation(), true),
          );
        await context.setOffline(false);
        if (way === 'on Retry') await failure.getByRole('button', { name: 'Retry' }).click();
        await isDone(page);
        await expect(failure).toHaveCount(0);
        expect(documents).toEqual([]);
      },
    );
  }
}

test(
  'scripts that failed for a moment, while the site answers, are fetched again without a reload',
  { tag: '@soak' },
  async ({ page }) => {
    const failed = new Set<string>();
    await page.route(APP_SCRIPTS, (route) => {
      const address = route.request().url();
      const isFirst = !failed.has(address);
      failed.add(address);
      return isFirst ? route.abort() : route.continue();
    });
    await page.goto('/docs/atrament-basics/choices/');
    const documents = noteDocuments(page);
    const sample = page.locator('#sample-1');
    await sample.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(choicesIn(sample).first()).toBeVisible();
    expect(failed.size).toBeGreaterThan(1);
    expect(documents).toEqual([]);
  },
);

test(
  'the home page says that its playground cannot be opened, and opens it when the connection is back',
  { tag: '@soak' },
  async ({ page, context }) => {
    await openPage(page, '/');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Change the story' }).click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('The playground could not be opened');
    await context.setOffline(false);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page).toHaveURL(/\/playground\/\?write#/);
  },
);

test(
  'the editor says that its search could not be loaded',
  { tag: '@soak' },
  async ({ page, context }) => {
    await openStory(page, 'Hello.\n-> END\n');
    await editorOf(page).focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await editorOf(page).press('Control+f');
    await expect(
      page.getByText('The search could not be loaded. Try again.').first(),
    ).toBeVisible();
    await context.setOffline(false);
    await editorOf(page).press('Control+f');
    await expect(page.getByRole('textbox', { name: 'Find' })).toBeVisible();
  },
);

test('a change waits for ink’s compiler, and is played when the connection is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/playground/');
  await expect(newestScene(page)).not.toBeEmpty();
  const editor = page.getByRole('textbox', { name: /^Ink, / });
  await editor.focus();
  await page.waitForLoadState('networkidle');
  const before = await newestScene(page).innerText();
  await context.setOffline(true);
  await pasteInto(editor, 'A text that waits.\n-> END\n');
  const player = playerIn(page);
  await expect(player.getByText('There seems to be no connection.')).toBeVisible();
  await expect(page.getByText(/could not be loaded|is fixed|1 error/)).toHaveCount(0);
  expect(await newestScene(page).innerText()).toBe(before);
  await context.setOffline(false);
  await expect(newestScene(page)).toContainText('A text that waits.');
  await expect(player.getByText('There seems to be no connection.')).toHaveCount(0);
});
