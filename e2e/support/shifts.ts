import type { Page } from '@playwright/test';

/** Adds up how far visible content has shifted without input. */
export async function noteShifts(page: Page) {
  await page.addInitScript(() => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) sum += entry.value;
        Reflect.set(window, 'layoutShift', sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let before = 0;
  const read = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return (Reflect.get(window, 'layoutShift') as number | undefined) ?? 0;
    });
  return {
    /** The font’s arrival moves things by a pixel or two; that is not the app’s doing. */
    begin: async () => {
      before = await read();
    },
    /** Waits until browsers no longer put shifts down to an input: 500 ms, says the Layout Instability API. */
    outlastInput: () => page.waitForTimeout(600),
    read: async () => (await read()) - before,
  };
}
