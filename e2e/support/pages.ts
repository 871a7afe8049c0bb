import type { Page } from '@playwright/test';

/** Opens an address and waits until the site's scripts run, so that what a test does is answered. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilRunning(page);
}

/** Waits until the site's scripts run: they take the scrolling over as the last thing that they start. */
export async function untilRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
}
