import { expect, type Locator, type Page } from '@playwright/test';
import type { FaultyHost } from './faulty-host';

/** The ways on that the site offers where something did not come. */
const WAY_ON = /^(?:Retry|Try again|Begin again)$/;

/**
 * Waits for what the reader wants. Where the site says instead that something did not come, mends the host and
 * takes the way on that is offered: then it must be there. Gives what the site said, '' for nothing.
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
