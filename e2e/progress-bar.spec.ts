import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';
import { DOC_CHUNK, holdRequests, pageData } from './support/requests';

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading the page' });
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

/** Waits for the page; the router shows it one frame after the address changes. */
async function expectPage(page: Page, address: string, title: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await page.clock.runFor(50);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Opens a page with a stopped clock, so that no test depends on the speed of the machine. */
async function openWithStillClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  await openPage(page, address);
  await page.clock.pauseAt(3_600_000);
}

test('a slow page: the bar appears after 200 ms, creeps on, and disappears with the navigation', async ({
  page,
}) => {
  const data = await holdRequests(page, pageData('docs/troubleshooting'));
  await openWithStillClock(page, '/docs/quickstart/');

  await test.step('at 200 ms it starts at 8 per cent, as a line of 2 px, and creeps on every 800 ms', async () => {
    await link(page, 'Troubleshooting').click();
    await page.clock.runFor(199);
    await expect(bar(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page)).toHaveCSS('height', '2px');
    await page.clock.runFor(200);
    const shown = () =>
      bar(page).evaluate((element) => Number(/-([\d.]+)%/.exec(element.style.transform)?.[1]));
    expect(await shown()).toBe(92);
    await page.clock.runFor(2_400);
    const later = await shown();
    expect(later).toBeLessThan(92);
    expect(later).toBeGreaterThanOrEqual(86);
    await expect(page.locator('.spinner')).toHaveCount(0);
  });

  await test.step('it stays until the page is there', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Quickstart' })).toBeVisible();

    await page.clock.runFor(5_000);
    await expect(bar(page)).toHaveCount(1);

    data.release();
    await expectPage(page, '/docs/troubleshooting/', 'Troubleshooting');
    await page.clock.runFor(2_000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test('a page that is left before it comes, and one that comes in time', async ({ page }) => {
  const data = await holdRequests(page, pageData('docs/troubleshooting'));
  await openWithStillClock(page, '/docs/quickstart/');

  await test.step('another page can be opened while one is loading', async () => {
    await link(page, 'Troubleshooting').click();
    await page.clock.runFor(1_000);
    await expect(bar(page)).toBeVisible();
    await link(page, 'Ink Basics').click();
    await expectPage(page, '/docs/category/ink-basics/', 'Ink Basics');
    await page.clock.runFor(5_000);
    await expect(bar(page)).toHaveCount(0);
    await expect(page).toHaveURL('/docs/category/ink-basics/');
  });

  await test.step('does not appear for faster navigation', async () => {
    await link(page, 'Troubleshooting').click();
    await page.clock.runFor(199);
    data.release();
    await expectPage(page, '/docs/troubleshooting/', 'Troubleshooting');
    await page.clock.runFor(5_000);
    await expect(bar(page)).toHaveCount(0);
  });
});

test('waits for a page’s code too', { tag: '@soak' }, async ({ page }) => {
  const code = await holdRequests(page, DOC_CHUNK);
  await openWithStillClock(page, '/docs/category/ink-basics/');
  await link(page, 'Quickstart').click();
  await page.clock.runFor(200);
  await expect(bar(page)).toBeVisible();
  code.release();
  await expectPage(page, '/docs/quickstart/', 'Quickstart');
  await page.clock.runFor(2_000);
  await expect(bar(page)).toHaveCount(0);
});

test('a different query on the same page is not navigation', { tag: '@soak' }, async ({ page }) => {
  await holdRequests(page, /page-data\.json\?who=/);
  await openWithStillClock(page, '/docs/quickstart/');
  await page.evaluate(() => {
    const navigate = (window as unknown as { ___navigate: (to: string) => void }).___navigate;
    navigate('/docs/quickstart/?who=me');
  });
  await page.clock.runFor(5_000);
  await expect(bar(page)).toHaveCount(0);
});
