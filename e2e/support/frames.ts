import type { Page } from '@playwright/test';

/**
 * Reads something of the page before each frame is painted, from the next document's first frame on.
 * `read` runs in the page and gives null while there is nothing to read. Gives the way to ask for
 * the different values seen so far in the document.
 */
export async function watchFrames(
  page: Page,
  read: () => string | null,
): Promise<() => Promise<string[]>> {
  await page.addInitScript(`{
    const seen = (window.seenInFrames = []);
    const read = ${read.toString()};
    const look = () => {
      const value = document.body === null ? null : read();
      if (value !== null && seen.at(-1) !== value) seen.push(value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }`);
  return () => page.evaluate<string[]>('window.seenInFrames');
}
