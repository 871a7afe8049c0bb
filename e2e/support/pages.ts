import type { Page } from '@playwright/test';

/** Opens an address and waits until the app runs, so that the app handles what a test does. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilRunning(page);
}

/**
 * Makes the app load, like the first turn of a wheel, and waits until it runs: taking over scrolling is the last
 * thing it starts.
 */
export async function untilRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('wheel'));
    return window.history.scrollRestoration === 'manual';
  });
}
