import { expect, test } from '@playwright/test';
import { openPage } from '../support/pages';
import { everyPage } from '../support/site-pages';

/** What remains of a page after it was left: heap bytes, nodes and listeners. */
interface Remains {
  heap: number;
  nodes: number;
  listeners: number;
}

// Code compiled along the way is part of the heap, but the page does not hold it.
test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--js-flags=--no-sparkplug --no-maglev --no-opt'],
    }),
});

test(
  'five hundred navigations leave no more than fifty do',
  { tag: '@soak' },
  async ({ page, context }) => {
    test.setTimeout(600_000);
    const client = await context.newCDPSession(page);
    await client.send('Performance.enable');
    await client.send('HeapProfiler.enable');
    const measure = async (): Promise<Remains> => {
      await page.waitForLoadState('networkidle');
      // What one collection frees allows the next to free more.
      for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
      const { metrics } = await client.send('Performance.getMetrics');
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
      return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
    };

    await openPage(page, '/docs/quickstart/');
    // Fewer than fifty, so that their data, which are kept, are there at the first measurement; the last one is none.
    const stops = everyPage.slice(0, -1).filter((_, index) => index % 4 === 0);
    expect(stops.length).toBeLessThan(50);
    let made = 0;
    const navigate = async (until: number): Promise<void> => {
      for (; made < until; made += 1) {
        const href = String(stops[made % stops.length]);
        await page.evaluate((to) => window.___navigate?.(to), href);
        await page.waitForURL(href);
      }
      await page.evaluate(() => window.___navigate?.('/docs/quickstart/'));
      await page.waitForURL('/docs/quickstart/');
    };
    await navigate(50);
    const early = await measure();
    await navigate(500);
    const late = await measure();
    console.log(`after 50: ${JSON.stringify(early)}, after 500: ${JSON.stringify(late)}`);
    expect(late.heap).toBeLessThan(early.heap * 1.2);
    expect(late.nodes).toBeLessThan(early.nodes * 1.2);
    expect(late.listeners).toBeLessThan(early.listeners * 1.2);
  },
);
