import { expect, test } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { findOverflow } from './support/overflow';
import { choicesIn, newestScene, playerIn, takeTurn } from './support/player';
import { editorOf, openStory } from './support/playground';

const STORY =
  'VAR oil = 3\nYou stand in the dark.\n+ [Light the lamp]\n  ~ oil -= 1\n- There is light.\n+ [On]\n- -> END\n';

test.describe('while playing', () => {
  test('a step back takes the last choice back, and what it changed', async ({ page }) => {
    await openStory(page, STORY);
    const back = playerIn(page).getByRole('button', { name: 'One step back' });
    await expect(newestScene(page)).toHaveText('You stand in the dark.');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await playerIn(page).getByRole('button', { name: 'What the engine sees' }).click();
    const drawer = playerIn(page).getByRole('complementary', { name: 'What the engine sees' });
    await drawer.getByRole('button', { name: 'Watch oil' }).click();
    await drawer.getByRole('button', { name: 'Close what the engine sees' }).click();
    await expect(playerIn(page)).toContainText('oil3');
    await takeTurn(choicesIn(page).first());
    await expect(playerIn(page)).toContainText('oil2');
    await back.click();
    await expect(newestScene(page)).toHaveText('You stand in the dark.');
    await expect(playerIn(page)).toContainText('oil3');
    await expect(back).toBeFocused();
  });

  test('the story is shown as on a phone, a tablet or a desktop, in light or dark', async ({
    page,
  }) => {
    await openStory(page, STORY);
    await expect(choicesIn(page)).toHaveCount(1);
    for (const [screen, width] of [
      ['Phone', 390],
      ['Tablet', 820],
      ['Desktop', 1280],
    ] as const) {
      await page.getByRole('combobox', { name: 'Screen' }).selectOption(screen);
      await expect
        .poll(() => playerIn(page).evaluate((player: HTMLElement) => player.offsetWidth))
        .toBe(width);
      await expect(choicesIn(page).first()).toBeInViewport({ ratio: 0.99 });
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
    }
    const paper = () =>
      playerIn(page).evaluate((player) => getComputedStyle(player).backgroundColor);
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('Light');
    const light = await paper();
    await page.getByRole('combobox', { name: 'Colours' }).selectOption('Dark');
    await expect.poll(paper).not.toBe(light);
    await expectNoViolation(page);
    await takeTurn(choicesIn(page).first());
    await expect(newestScene(page)).toContainText('There is light.');
  });
});

test('on a phone, the text and the story are tabs, and each fits the window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openStory(page, STORY);
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await expect(tab('Play')).toHaveAttribute('aria-selected', 'true');
  await expect(newestScene(page)).toBeVisible();
  await expect(editorOf(page)).toBeHidden();
  await tab('Write').click();
  await expect(editorOf(page)).toBeVisible();
  await expect(newestScene(page)).toBeHidden();
  await tab('Write').press('ArrowRight');
  await expect(tab('Play')).toBeFocused();
  await expect(choicesIn(page).first()).toBeInViewport({ ratio: 1 });
  await expect(tab('Play')).toBeInViewport({ ratio: 1 });
  expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(tab('Play')).toBeHidden();
  await expect(editorOf(page)).toBeVisible();
  await expect(newestScene(page)).toBeVisible();
});
