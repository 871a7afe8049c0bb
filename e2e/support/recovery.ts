import { expect, type Locator, type Page } from '@playwright/test';
import type { FaultyHost } from './faulty-host';

/** The ways out that the site offers when something failed to load. */
const WAY_ON = /^(?:Retry|Try again|Start again)$/;

/**
 * Waits for the reader’s goal. If the site says that something failed to load, repairs the host and takes the offered
 * way out: the goal must then be reached. Returns the site’s message, or ''.
 */
export async function reach(page: Page, host: FaultyHost, goal: Locator): Promise<string> {
  const wayOn = page
    .getByRole('button', { name: WAY_ON })
    .or(page.getByRole('link', { name: WAY_ON }));
  const box = page.getByRole('alert').filter({ has: wayOn });
  await expect(goal.or(box).first()).toBeVisible({ timeout: 12_000 });
  if (await goal.first().isVisible()) return '';
  const said = await box.first().innerText();
  host.mend();
  await box.first().getByText(WAY_ON).click();
  await expect(goal.first()).toBeVisible({ timeout: 12_000 });
  return said;
}
