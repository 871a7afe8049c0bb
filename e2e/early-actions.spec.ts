import { expect, test, type Page } from '@playwright/test';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { untilRunning } from './support/pages';
import { choicesIn } from './support/player';
import { APP_SCRIPTS, holdRequests, noteDocuments } from './support/requests';
import { noteShifts } from './support/shifts';

const DOC = '/docs/quickstart/';
const PLAYED = '/docs/atrament-basics/choices/';
const switchOfColors = (page: Page) =>
  page.getByRole('button', { name: /^Switch between dark and light mode/ });
const searchField = (page: Page) => page.getByRole('combobox', { name: 'Search' });

/** Opens a page whose app only loads when the test allows it. */
async function openEarly(page: Page, address: string) {
  const messages = noteConsole(page);
  const shifts = await noteShifts(page);
  const app = await holdRequests(page, APP_SCRIPTS);
  await page.goto(address);
  await shifts.begin();
  const documents = noteDocuments(page);
  return {
    /** Lets the app load, and checks what must hold for every page it takes over. */
    arrive: async () => {
      await shifts.outlastInput();
      app.release();
      await untilRunning(page);
      await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
    },
    verify: async ({ mayMove = false } = {}) => {
      expect(messages).toEqual([]);
      expect(documents).toEqual([]);
      // Less than a pixel: marking an entry in the table of contents can move its line by a fraction.
      if (!mayMove) expect(await shifts.read()).toBeLessThan(0.0002);
    },
  };
}

/** Reports the given connection to the page. */
async function onConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}

function noteScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  return scripts;
}

test.describe('before the app has come', () => {
  test('a click on Search opens it when it comes', async ({ page }) => {
    const early = await openEarly(page, DOC);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
    await early.arrive();
    await expect(searchField(page)).toBeFocused();
    await early.verify();
  });

  test('the key of the search does too', { tag: '@soak' }, async ({ page }) => {
    const early = await openEarly(page, DOC);
    await page.keyboard.press('/');
    await early.arrive();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveValue('');
    await early.verify();
  });

  test('what is typed after it is searched for', { tag: '@soak' }, async ({ page }) => {
    const early = await openEarly(page, DOC);
    await page.keyboard.type('/gl');
    await early.arrive();
    await page.keyboard.type('u');
    await expect(searchField(page)).toBeFocused();
    await page.keyboard.type('e');
    await expect(searchField(page)).toHaveValue('glue');
    await expect(page.getByRole('option').first()).toContainText(/glue/i);
    // The list replaces it.
    await early.verify({ mayMove: true });
  });

  test('no letter is lost while the app takes over', async ({ page }) => {
    await page.goto(DOC);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('stop the music', { delay: 30 });
    await expect(searchField(page)).toHaveValue('stop the music');
  });

  test('a click on Play plays, once', async ({ page }) => {
    const early = await openEarly(page, PLAYED);
    const sample = page.locator('#sample-1');
    const play = sample.getByRole('button', { name: 'Play', exact: true });
    await play.dblclick();
    await early.arrive();
    await expect(choicesIn(sample).first()).toBeVisible();
    // The player replaces it.
    await early.verify({ mayMove: true });
  });

  test(
    'the colours change at once, and are what the app finds',
    { tag: '@soak' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      const early = await openEarly(page, DOC);
      const html = page.locator('html');
      await switchOfColors(page).click();
      await switchOfColors(page).click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await expect(html).not.toHaveAttribute('data-waiting');
      await expect(switchOfColors(page)).toHaveAccessibleName(/currently dark mode/);
      await early.arrive();
      await expect(html).toHaveAttribute('data-theme-choice', 'dark');
      await expect(switchOfColors(page)).toHaveAccessibleName(/currently dark mode/);
      await switchOfColors(page).click();
      await expect(html).toHaveAttribute('data-theme-choice', 'system');
      await expect(switchOfColors(page)).toHaveAttribute('title', 'system mode');
      await early.verify();
    },
  );

  test('a tab is shown at once, and stays', { tag: '@soak' }, async ({ page }) => {
    const early = await openEarly(page, DOC);
    const tab = page.getByRole('tab', { name: 'Linux' }).first();
    const isSelected = () => expect(tab).toHaveAttribute('aria-selected', 'true');
    await tab.click();
    await isSelected();
    await expect(page.getByRole('tabpanel', { name: 'Linux' }).first()).toBeVisible();
    await early.arrive();
    await isSelected();
    await page.getByRole('tab', { name: 'macOS' }).first().click();
    await expect(page.getByRole('tabpanel', { name: 'macOS' }).first()).toBeVisible();
    await early.verify();
  });

  test('code is copied at once', { tag: '@soak' }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const early = await openEarly(page, DOC);
    const block = page.locator('figure', { has: page.locator('code') }).first();
    await block.getByRole('button', { name: /^Copy code/ }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe((await block.locator('code').textContent())?.trim());
    await early.arrive();
    await expect(block.getByRole('button', { name: /^Copy code/ })).toBeVisible();
    await early.verify();
  });

  test(
    'a group of the sidebar opens at once, and stays open',
    { tag: '@soak' },
    async ({ page }) => {
      const early = await openEarly(page, DOC);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await sidebar.locator('[data-category="ink-basics"] button').first().click();
      await expect(sidebar.getByRole('link', { name: 'Glossary' })).toBeVisible();
      await early.arrive();
      await expect(sidebar.getByRole('link', { name: 'Glossary' })).toBeVisible();
      await sidebar.getByRole('button', { name: "Collapse sidebar category 'Ink Basics'" }).click();
      await expect(sidebar.getByRole('link', { name: 'Glossary' })).toBeHidden();
      await early.verify();
    },
  );

  test(
    'the menu of a small screen opens when the app comes',
    { tag: '@soak' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const early = await openEarly(page, DOC);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await early.arrive();
      await expect(page.getByRole('dialog', { name: 'Navigation bar' })).toBeVisible();
      await early.verify();
    },
  );

  test(
    'what is typed into the filter of the reference is found',
    { tag: '@soak' },
    async ({ page }) => {
      // Dark, so that React sees the change while the filter’s code is still loading.
      await page.emulateMedia({ colorScheme: 'dark' });
      const early = await openEarly(page, '/docs/reference/');
      const field = page.getByRole('searchbox');
      await field.pressSequentially('backgr');
      await early.arrive();
      await expect(page.getByRole('status').filter({ hasText: /^\d+ of \d+/ })).toBeVisible();
      await expect(field).toHaveValue('backgr');
      await expect(field).toBeFocused();
      // The results replace the list.
      await early.verify({ mayMove: true });
    },
  );

  test('details open, and stay open', { tag: '@soak' }, async ({ page }) => {
    const early = await openEarly(page, '/docs/tutorial-basics/create-a-document/');
    const details = page.locator('details').filter({ hasText: 'Who is in the last compartment?' });
    await details.getByText('Who is in the last compartment?').click();
    await early.arrive();
    await expect(details.getByRole('paragraph')).toBeVisible();
    await early.verify();
  });

  test('a link leads on, and Back leads to where one was', async ({ page }) => {
    const early = await openEarly(page, DOC);
    const place = page.getByRole('heading', { name: 'Look around' });
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Look around' })
      .click();
    await expect(place).toBeInViewport();
    const top = await page.evaluate(() => window.scrollY);
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Run it' })
      .click();
    await expect(page).toHaveURL(`${DOC}#run`);
    await early.arrive();
    await page.goBack();
    await expect(page).toHaveURL(`${DOC}#look-around`);
    // The app hides the header, which needed room above the heading until then.
    await expect
      .poll(() => page.evaluate((before) => Math.abs(window.scrollY - before), top))
      .toBeLessThan(70);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await early.verify();

    await page.goto(DOC);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Ink Basics' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ink Basics' })).toBeVisible();
  });

  test(
    'where the app cannot be fetched, Search leads to its page',
    { tag: '@soak' },
    async ({ page }) => {
      await page.route(APP_SCRIPTS, (route) => route.abort());
      await page.goto(DOC);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(page).toHaveURL(/\/search\/\??$/);
    },
  );
});

test('the app comes by itself when nothing happens for a while, and changes nothing', async ({
  page,
}) => {
  const messages = noteConsole(page);
  const shifts = await noteShifts(page);
  const scripts = noteScripts(page);
  await page.goto(DOC);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
  await shifts.begin();
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  expect(messages).toEqual([]);
  expect(await shifts.read()).toBe(0);
});

for (const [name, connection] of [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2g', { saveData: false, effectiveType: '2g' }],
] as const) {
  test(
    `who ${name} gets the app only for what needs it`,
    { tag: tagOf(connection.saveData) },
    async ({ page }) => {
      await onConnection(page, connection);
      await page.clock.install();
      const scripts = noteScripts(page);
      await page.goto(DOC);
      await page.mouse.wheel(0, 400);
      await page.getByRole('link', { name: 'Playground', exact: true }).hover();
      await page.clock.runFor(30_000);
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.clock.runFor(1000);
      await expect(searchField(page)).toBeFocused();
    },
  );
}

for (const address of ['/search/?q=choice', '/playground/', '/no-such-page/', `${DOC}?q=x`]) {
  test(`${address} has the app at once`, { tag: '@soak' }, async ({ page }) => {
    await page.clock.install();
    await page.goto(address);
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
  });
}
