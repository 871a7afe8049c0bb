import { expect, test, type Page } from '@playwright/test';
import { watchFrames } from './support/frames';
import { openPage, untilRunning } from './support/pages';
import { holdRequests } from './support/requests';

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Close' });

/** The text of the bar, if it is visible; nothing before the header below it has arrived. */
const shownText = () => {
  if (document.querySelector('header') === null) return null;
  const element = document.querySelector('[aria-label="Announcement"]');
  return element?.checkVisibility() ? element.textContent : 'none';
};

test('stands above the header, with its link, scrolls away, and is not printed', async ({
  page,
}) => {
  await openPage(page, 'docs/fixture/long-page/');

  await test.step('is not printed', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('stands above the header, with its link, and scrolls away', async () => {
    await expect(bar(page)).toContainText('The ink fair opens in May.');
    const box = await bar(page).boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(header!.y + 0.5);
    await page.mouse.move(640, 400);
    await page.mouse.wheel(0, 600);
    await expect(bar(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -1000);
    await bar(page).getByRole('link', { name: 'Read more' }).click();
    await expect(page).toHaveURL(/\/base\/docs\/quickstart\/$/);
  });
});

test('closed, it stays closed: on other pages, in other tabs, and from the first frame on', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await openPage(other, 'docs/quickstart/');
  await openPage(page, '');
  await close(page).click();
  await expect(bar(page)).toHaveCount(0);
  await expect(bar(other)).toHaveCount(0);
  expect(Object.fromEntries(await page.evaluate(() => Object.entries(localStorage)))).toEqual({
    'docusaurus.announcement.id': 'ink-fair',
    'docusaurus.announcement.dismiss': 'true',
  });

  const textsSeen = await watchFrames(page, shownText);
  const scripts = await holdRequests(page, '**/*.js');
  await page.goto('docs/quickstart/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  scripts.release();
  await untilRunning(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await textsSeen()).toEqual(['none']);
});

test('another one is shown to those who closed the last, from the first frame on', async ({
  page,
}) => {
  await openPage(page, '');
  await page.evaluate(() => {
    localStorage.setItem('docusaurus.announcement.id', 'the-last-one');
    localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  });
  const textsSeen = await watchFrames(page, shownText);
  await page.reload();
  await untilRunning(page);
  await expect(bar(page)).toBeVisible();
  expect(await textsSeen()).toEqual([expect.stringContaining('The ink fair')]);
  await close(page).click();
  await page.reload();
  await untilRunning(page);
  await expect(bar(page)).toHaveCount(0);
});
