import type { Page } from '@playwright/test';

/** Opens an address and waits until the app runs, so that what a test does is answered by it. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilRunning(page);
}

/**
 * Has the app come, as the first turn of a wheel does, and waits until it runs: it takes the scrolling over as the last
 * thing that it starts.
 */
export async function untilRunning(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('wheel'));
    return window.history.scrollRestoration === 'manual';
  });
}
