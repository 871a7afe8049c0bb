import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page, type Route } from '@playwright/test';
import { openPage } from './support/pages';
import { noteDocuments } from './support/requests';
import { siteDirectory } from './support/site-pages';

const PAGE = '/docs/ink-basics/intro/';
const opener = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Navigation bar' });
const small = { width: 390, height: 800 };

test.use({ viewport: small });

async function openMenu(page: Page, address = PAGE): Promise<void> {
  await openPage(page, address);
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
}

test('the menu on a page of the docs', async ({ page }) => {
  await openPage(page, PAGE);

  await test.step('takes the focus, says that it is open, and returns the focus', async () => {
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await expect(menu(page).locator(':focus')).toHaveCount(1);

    await menu(page).getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('traps Tab and scrolling', async () => {
    await openMenu(page);
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => {
        const focused = document.activeElement;
        return focused === document.body || focused?.closest('dialog')
          ? 'menu'
          : focused?.outerHTML;
      });
      expect(place).toBe('menu');
    }
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(385, 400);
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    // Modal, so that the browser blocks the rest of the page for pointer, keyboard and screen readers.
    await expect(page.locator('dialog:modal')).toHaveCount(1);
  });

  await test.step('shows the docs first and the main menu behind', async () => {
    const docs = menu(page).getByRole('navigation', { name: 'Docs sidebar' });
    await expect(docs).toBeVisible();
    await expect(docs.locator('[aria-current="page"]')).toHaveAttribute('href', PAGE);
    await menu(page).getByRole('button', { name: '← Back to main menu' }).click();
    await expect(docs).toBeHidden();
    const main = menu(page).getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Tutorial' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'GitHub' })).toBeVisible();

    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(docs).toBeVisible();
  });

  await test.step('a followed link closes it, and Back leads to the page it was opened on', async () => {
    const documents = noteDocuments(page);
    await menu(page).getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL('/docs/ink-basics/glossary/');
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
    await expect(menu(page)).toBeHidden();
    expect(documents).toEqual([]);
  });
});

test('closes on Escape', { tag: '@soak' }, async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('closes on its backdrop', { tag: '@soak' }, async ({ page }) => {
  await openMenu(page);
  await page.mouse.click(385, 400);
  await expect(menu(page)).toBeHidden();
});

test('outside the docs it shows the main menu only', { tag: '@soak' }, async ({ page }) => {
  await openMenu(page, '/');
  await expect(menu(page).getByRole('link', { name: 'Tutorial' })).toBeVisible();
  await expect(menu(page).getByRole('button', { name: /Back to main menu/ })).toHaveCount(0);
});

test('the menu and the history', async ({ page }) => {
  await openPage(page, '/docs/quickstart/');
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).toHaveURL('/docs/category/your-first-game/');

  await test.step('Back closes it and leaves the page where it is', async () => {
    await opener(page).click();
    await expect(menu(page)).toBeVisible();

    await page.goBack();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/docs/category/your-first-game/');
    await expect(page.getByRole('heading', { level: 1, name: 'Your first game' })).toBeVisible();
  });

  await test.step('closing it leaves nothing in the history', async () => {
    await opener(page).click();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .not.toContain('Menu');
    await page.goBack();
    await expect(page).toHaveURL('/docs/quickstart/');
  });
});

test(
  'the label of a category leads to its page; its caret only opens it',
  { tag: '@soak' },
  async ({ page }) => {
    await openMenu(page);
    await menu(page)
      .getByRole('button', { name: "Expand sidebar category 'Tutorial - Basics'" })
      .click();
    await expect(menu(page).getByRole('link', { name: 'Deploy' })).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await menu(page).getByRole('link', { name: 'Tutorial - Basics' }).click();
    await expect(page).toHaveURL('/docs/category/tutorial---basics/');
    await expect(menu(page)).toBeHidden();
  },
);

test('closes when the window becomes wide', { tag: '@soak' }, async ({ page }) => {
  await openMenu(page);
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(menu(page)).toBeHidden();
  await expect(opener(page)).toBeHidden();
  await page.setViewportSize(small);
  await expect(menu(page)).toBeHidden();
});

/** The scripts that render the menu: their names are hashes, so they are recognized by their content. */
const menuScripts = readdirSync(siteDirectory).filter(
  (name) =>
    name.endsWith('.js') &&
    readFileSync(path.join(siteDirectory, name), 'utf8').includes('(min-width: 997px)'),
);

/** Handles the requests for these scripts for as long as `answer` takes. */
async function onMenuScript(page: Page, answer: (route: Route) => Promise<boolean>): Promise<void> {
  await page.route(
    ({ pathname }) => menuScripts.includes(pathname.slice(1)),
    async (route) => {
      if (!(await answer(route))) await route.continue();
    },
  );
}

test(
  'while its code loads slowly the page says so, then it opens',
  { tag: '@soak' },
  async ({ page }) => {
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await onMenuScript(page, () => released.then(() => false));
    await openPage(page, PAGE);
    const status = page.getByRole('status').filter({ hasText: 'Loading…' });
    await expect(status).toBeHidden();
    await opener(page).click();
    await expect(status).toBeInViewport();
    release();
    await expect(menu(page)).toBeVisible();
    await expect(status).toHaveCount(0);
  },
);

test(
  'code that fails to load is reported when the menu is opened, and can be retried',
  { tag: '@soak' },
  async ({ page }) => {
    let isLost = true;
    await onMenuScript(page, async (route) => {
      if (isLost) await route.abort();
      return isLost;
    });
    await openPage(page, PAGE);
    await page.waitForLoadState('networkidle');
    const box = page.getByRole('alert');
    await expect(box).toBeHidden();
    await opener(page).click();
    await expect(box).toContainText('This part of the page could not be loaded.');
    await expect(box).toContainText('ChunkLoadError');
    await expect(box).toBeInViewport();

    isLost = false;
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(menu(page)).toBeVisible();
    await expect(box).toHaveCount(0);
  },
);
