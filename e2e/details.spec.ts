import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';

const PAGE = '/docs/tutorial-basics/create-a-document/';
const SUMMARY = 'Who is in the last compartment?';

const details = (page: Page) => page.locator('details').filter({ hasText: SUMMARY });
const summary = (page: Page) => details(page).getByText(SUMMARY);
const answer = (page: Page) => details(page).getByRole('paragraph');

/** Records the duration of each animation, in milliseconds, and pauses it. */
async function holdAnimations(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const durations: unknown[] = [];
    Object.assign(window, { durations });
    Element.prototype.animate = function held(keyframes, options) {
      durations.push(typeof options === 'object' ? options.duration : options);
      const animation = animate.call(this, keyframes, options);
      animation.pause();
      return animation;
    };
  });
  return () => page.evaluate<unknown[]>('window.durations');
}

const finishAnimations = (page: Page) =>
  details(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).forEach((animation) => animation.finish()),
  );

test('details and files of a tree', async ({ page }) => {
  await openPage(page, PAGE);

  await test.step('open and close by mouse and by keyboard', async () => {
    await expect(answer(page)).toBeHidden();
    await summary(page).click();
    await expect(answer(page)).toBeVisible();
    await expect(details(page)).not.toHaveAttribute('data-closing');
    await page.keyboard.press('Enter');
    await expect(answer(page)).toBeHidden();
    await page.keyboard.press('Space');
    await expect(answer(page)).toBeVisible();
  });

  await test.step('files of a tree fold into their folder', async () => {
    const tree = page.getByRole('group', { name: 'Files and folders' }).first();
    const folder = tree.locator('details').first();
    const inside = folder.getByRole('listitem').first();
    await expect(inside).toBeVisible();
    await folder.locator('summary').first().click();
    await expect(inside).toBeHidden();
  });
});

test('their animation', async ({ page }) => {
  const durations = await holdAnimations(page);
  await openPage(page, PAGE);

  await test.step('animate for a time that depends on their height, and stay open until closed', async () => {
    await summary(page).click();
    const part = await answer(page).evaluate((text) => {
      const content = text.closest('details > div');
      return (content?.scrollHeight ?? NaN) / 36;
    });
    const expected = Math.round((4 + 15 * part ** 0.25 + part / 5) * 10);
    expect(await durations()).toEqual([expected]);
    await finishAnimations(page);

    await summary(page).click();
    await expect(details(page)).toHaveAttribute('data-closing');
    await expect(details(page)).toHaveAttribute('open');
    await finishAnimations(page);
    await expect(details(page)).not.toHaveAttribute('open');
    expect(await durations()).toEqual([expected, expected]);
  });

  await test.step('do not animate with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const before = (await durations()).length;
    await summary(page).click();
    await finishAnimations(page);
    await expect(answer(page)).toBeVisible();
    expect((await durations()).slice(before)).toEqual([1]);
  });
});
