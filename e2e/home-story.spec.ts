import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';

const story = (page: Page) => page.getByRole('region', { name: /^The story “.+”, to be played$/ });
const choices = (page: Page) => story(page).getByRole('button');

/** Takes the first choice again and again, by keyboard alone, until the story is over. */
async function playOn(page: Page): Promise<string[]> {
  const taken: string[] = [];
  await choices(page).first().focus();
  for (let step = 0; step < 20; step += 1) {
    if (await story(page).getByText('The end', { exact: true }).isVisible()) return taken;
    const focused = story(page).locator('button:focus');
    await expect(focused).toHaveCount(1);
    taken.push((await focused.innerText()).trim());
    await page.keyboard.press('Enter');
    await expect(story(page).getByText(String(taken.at(-1)), { exact: true })).toBeVisible();
  }
  throw new Error(`The story did not end after ${taken.join(', ')}.`);
}

test('is played to an end with the keyboard alone, and read again', async ({ page }) => {
  await openPage(page, '/');
  await expect(story(page).getByText(/^Your aunt has left you a bottle of ink/)).toBeVisible();
  const taken = await playOn(page);
  expect(taken.length).toBeGreaterThan(2);
  expect(new Set(taken).size).toBe(taken.length);

  const again = story(page).getByRole('button', { name: 'Read it again' });
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(story(page).getByText('The end', { exact: true })).toHaveCount(0);
  await expect(choices(page).first()).toBeFocused();
  await expect(choices(page).first()).toHaveText(String(taken[0]));
});

test('what happens is announced, and only that', async ({ page }) => {
  await openPage(page, '/');
  const live = story(page).locator('[aria-live="polite"]');
  await expect(live).toHaveCount(1);
  const before = await live.innerText();
  const label = (await choices(page).last().innerText()).trim();
  await choices(page).last().click();
  await expect(live).toContainText(label);
  // What was announced stays as it is, so that only the new is read aloud.
  expect((await live.innerText()).startsWith(before)).toBe(true);
  await expect(live.getByRole('button')).toHaveCount(0);
});

test('another choice is another story', async ({ page }) => {
  await openPage(page, '/');
  await choices(page).first().click();
  const one = await story(page).innerText();
  await openPage(page, '/');
  await choices(page).last().click();
  expect(await story(page).innerText()).not.toBe(one);
});

test('stands beside the ink that it is made of', async ({ page }) => {
  await openPage(page, '/');
  const manuscript = page.getByRole('region', { name: /^What you write/ });
  await expect(manuscript).toContainText('* [Dip the pen]');
  await expect(choices(page).first()).toHaveText('Dip the pen');
  const [left, right] = [await manuscript.boundingBox(), await story(page).boundingBox()];
  expect(Number(right?.x)).toBeGreaterThan(Number(left?.x) + Number(left?.width) - 1);
});

test('works on a phone: the page does not jump away from what was chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  while ((await story(page).getByText('The end', { exact: true }).count()) === 0) {
    const label = (await choices(page).first().innerText()).trim();
    await choices(page).first().click();
    await expect(story(page).getByText(label, { exact: true })).toBeInViewport();
  }
  await expect(story(page).getByRole('button', { name: 'Read it again' })).toBeFocused();
});

test('does not move for whoever wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openPage(page, '/');
  await choices(page).first().click();
  const running = await story(page).evaluate((element) =>
    element.getAnimations({ subtree: true }).map((animation) => animation.playState),
  );
  expect(running).toEqual([]);
});

test('leads on: to the quickstart first, and to every part of the docs', async ({ page }) => {
  await openPage(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByText('Ink-based game engine for interactive fiction')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Begin', exact: true })).toBeInViewport();
  const contents = page.getByRole('navigation', { name: 'Contents' });
  expect(await contents.getByRole('link').count()).toBe(5);
  await main.getByRole('link', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL('/docs/quickstart/');
});
