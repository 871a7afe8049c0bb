import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';

const PAGE = '/docs/tutorial-basics/create-a-document/';
const SUMMARY = 'Who is in the last compartment?';

const details = (page: Page) => page.locator('details').filter({ hasText: SUMMARY });
const summary = (page: Page) => details(page).getByText(SUMMARY);
const answer = (page: Page) => details(page).getByRole('paragraph');
/** How long the content's movement takes, in milliseconds; undefined where nothing moves. */
const durations = (page: Page) =>
  details(page).evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      // The content's own, not the turning of the mark.
      .filter((animation) => !(animation instanceof CSSTransition))
      .map((animation) => animation.effect?.getTiming().duration),
  );

test('open and close by mouse and by keyboard', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(answer(page)).toBeHidden();
  await summary(page).click();
  await expect(answer(page)).toBeVisible();
  await expect(details(page)).not.toHaveAttribute('data-closing');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toBeHidden();
  await page.keyboard.press('Space');
  await expect(answer(page)).toBeVisible();
});

test('move for a time that follows their height, and are open until they have closed', async ({
  page,
}) => {
  await openPage(page, PAGE);
  await summary(page).click();
  const [opening] = await durations(page);
  const height = await answer(page).evaluate((text) => text.closest('details > div')?.scrollHeight);
  const part = Number(height) / 36;
  expect(opening).toBe(Math.round((4 + 15 * part ** 0.25 + part / 5) * 10));

  await expect.poll(() => durations(page)).toEqual([]);
  // Stopped in the middle: still open, on its way.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function still(...options) {
      const animation = animate.apply(this, options);
      animation.pause();
      return animation;
    };
  });
  await summary(page).click();
  await expect(details(page)).toHaveAttribute('data-closing');
  await expect(details(page)).toHaveAttribute('open');
  await details(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
  );
  await expect(details(page)).not.toHaveAttribute('open');
});

test('do not move for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function noted(keyframes, options) {
      (window as { noted?: unknown[] }).noted = [
        ...((window as { noted?: unknown[] }).noted ?? []),
        typeof options === 'object' ? options.duration : options,
      ];
      return animate.call(this, keyframes, options);
    };
  });
  await openPage(page, PAGE);
  await summary(page).click();
  await expect(answer(page)).toBeVisible();
  expect(await page.evaluate(() => (window as { noted?: unknown[] }).noted)).toEqual([1]);
});

test('a link to a heading within opens them', async ({ page }) => {
  await openPage(page, '/docs/atrament-extras/variables/');
  const target = page.locator('details:not([open]) [id]').first();
  const id = await target.getAttribute('id');
  test.fail(id === null, 'No page has a target within details.');
  await openPage(page, `/docs/atrament-extras/variables/#${String(id)}`);
  await expect(page.locator(`[id="${String(id)}"]`)).toBeInViewport();
});

test('files of a tree fold into their folder', async ({ page }) => {
  await openPage(page, PAGE);
  const tree = page.getByRole('group', { name: 'Files and folders' }).first();
  const folder = tree.locator('details').first();
  const inside = folder.getByRole('listitem').first();
  await expect(inside).toBeVisible();
  await folder.locator('summary').first().click();
  await expect(inside).toBeHidden();
});
