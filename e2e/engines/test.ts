import { test as base } from '@playwright/test';
import path from 'node:path';
import { openPlainHost, type PlainHost } from '../support/plain-host';
import { siteDirectory } from '../support/site-pages';
import type { Engine, EngineOptions } from './engine';
import { startFirefox } from './firefox';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

const ENGINES = {
  firefox: { start: startFirefox, variable: 'FIREFOX_PATH' },
  webkit: { start: startWebKit, variable: 'WEBKIT_DRIVER_PATH' },
} as const;

interface Fixtures {
  start: (look?: Partial<EngineOptions>) => Promise<Visitor>;
  host: PlainHost;
}

/** A test in the engine that its project is called after; skipped where that is not installed. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed.
  start: async ({}, use, testInfo) => {
    const { start, variable } = ENGINES[testInfo.project.name as keyof typeof ENGINES];
    base.skip(!process.env[variable], `${variable} names no browser: this engine was not tried.`);
    const started: Engine[] = [];
    await use(async (look = {}) => {
      const folder = path.join(testInfo.outputDir, `engine-${started.length}`);
      const engine = await start({ folder, width: 1280, height: 800, isDark: false, ...look });
      started.push(engine);
      return new Visitor(engine);
    });
    const last = started.at(-1);
    if (last !== undefined && testInfo.status !== testInfo.expectedStatus) {
      console.log(last.messages().join('\n'));
      await last.screenshot(testInfo.outputPath('last.png')).catch(() => undefined);
    }
    for (const engine of started) await engine.close();
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing else is needed.
  host: async ({}, use) => {
    const host = await openPlainHost(siteDirectory);
    await use(host);
    await host.close();
  },
});
