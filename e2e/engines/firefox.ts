import path from 'node:path';
import { firefox } from '@playwright/test';
import { noteConsole } from '../support/console-messages';
import { answerMediaFeatures } from './answer-media-features';
import type { Engine, EngineOptions } from './engine';

/** Starts the Firefox of `FIREFOX_PATH`, over WebDriver BiDi. */
export async function startFirefox(options: EngineOptions): Promise<Engine> {
  answerMediaFeatures();
  const { width, height, isDark } = options;
  const context = await firefox.launchPersistentContext(path.join(options.folder, 'profile'), {
    channel: 'moz-firefox',
    executablePath: String(process.env.FIREFOX_PATH),
    viewport: { width, height },
    colorScheme: null,
    firefoxUserPrefs: { 'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1 },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const said = noteConsole(page);
  return {
    open: async (address) => {
      await page.goto(address);
    },
    run: (task, given) => page.evaluate(`(${task.toString()})(${JSON.stringify(given)})`),
    inject: (script) => page.evaluate(`${script};undefined`),
    type: (text) => page.keyboard.type(text),
    press: (keys) => page.keyboard.press(keys),
    move: ({ x, y }) => page.mouse.move(x, y),
    drag: async (from, points) => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of points) await page.mouse.move(x, y);
      await page.mouse.up();
    },
    screenshot: async (file) => {
      await page.screenshot({ path: file });
    },
    messages: () => said,
    close: () => context.close(),
  };
}
