import { expect, type Locator, type Page } from '@playwright/test';

/** The player within a sample or a page; a game in German says so in German. */
export const playerIn = (place: Page | Locator): Locator =>
  place.getByRole('region', { name: /^(?:The story “.+”, played|Die Geschichte „.+“, gespielt)$/ });

/** A story’s scenes and the controls at their end. */
export const storyIn = (place: Page | Locator): Locator =>
  playerIn(place).getByRole('region', { name: /^(?:Story|Geschichte)$/ });

/** The latest scene. */
export const newestScene = (place: Page | Locator): Locator =>
  storyIn(place).locator('[data-past="false"]');

/** The choice buttons; hidden choices and those behind links have none. */
export const choicesIn = (place: Page | Locator): Locator =>
  storyIn(place)
    .getByRole('list', { name: /^(?:Choices|Auswahl)$/ })
    .getByRole('button');

/** Clicks a control that continues the story, and waits until it has moved on. */
export async function takeTurn(control: Locator): Promise<void> {
  const isGone = await control.evaluateHandle((element) => {
    const root = element.getRootNode();
    return () => !root.contains(element);
  });
  await control.click();
  await expect.poll(() => isGone.evaluate((ask) => ask())).toBe(true);
}

/** A button of the player, inside or around the story. */
export const buttonIn = (place: Page | Locator, name: string | RegExp): Locator =>
  playerIn(place).getByRole('button', { name, exact: true });
