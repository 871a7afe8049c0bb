import { expect, type Locator, type Page } from '@playwright/test';

/** The player within a sample or a page. */
export const playerIn = (place: Page | Locator): Locator =>
  place.getByRole('region', { name: /^The story “.+”, played$/ });

/** The scenes of a story and what can be done at their end. */
export const storyIn = (place: Page | Locator): Locator =>
  playerIn(place).getByRole('region', { name: 'Story', exact: true });

/** The scene that the reader came to last. */
export const newestScene = (place: Page | Locator): Locator =>
  storyIn(place).locator('[data-past="false"]');

/** The buttons of the choices; those that are hidden or taken by links have none. */
export const choicesIn = (place: Page | Locator): Locator =>
  storyIn(place).getByRole('list', { name: 'Choices' }).getByRole('button');

/** Takes what leads on, and waits until the story has moved. */
export async function takeTurn(control: Locator): Promise<void> {
  const isGone = await control.evaluateHandle((element) => {
    const root = element.getRootNode();
    return () => !root.contains(element);
  });
  await control.click();
  await expect.poll(() => isGone.evaluate((ask) => ask())).toBe(true);
}

/** A button of the player, in the story or around it. */
export const buttonIn = (place: Page | Locator, name: string | RegExp): Locator =>
  playerIn(place).getByRole('button', { name, exact: true });
