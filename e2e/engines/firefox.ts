import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { firefox } from '@playwright/test';
import { noteConsole } from '../support/console-messages';
import type { Engine, EngineOptions } from './engine';
import { firefoxOptions, mendBidi } from './mend-bidi';

/** Said of what was asked for ahead when a page is left, or without a connection. */
const UNANSWERED = 'A ServiceWorker intercepted the request and encountered an unexpected error.';

/** A command that starts Firefox, and notes the process for who wants to kill it. */
function noteProcess(folder: string): { command: string; kill: () => void } {
  mkdirSync(folder, { recursive: true });
  const command = path.join(folder, 'firefox.sh');
  const note = path.join(folder, 'pid');
  const lines = ['#!/bin/sh', `echo $$ > '${note}'`, `exec '${process.env.FIREFOX_PATH}' "$@"`];
  writeFileSync(command, lines.join('\n'), { mode: 0o755 });
  return { command, kill: () => process.kill(Number(readFileSync(note, 'utf8')), 'SIGKILL') };
}

/** Starts the Firefox of `FIREFOX_PATH`, over WebDriver BiDi. */
export async function startFirefox(options: EngineOptions): Promise<Engine> {
  mendBidi();
  const { folder, width, height, isDark } = options;
  const downloads = path.join(folder, 'downloads');
  const { command, kill } = noteProcess(folder);
  const context = await firefox.launchPersistentContext(path.join(folder, 'profile'), {
    ...firefoxOptions,
    executablePath: command,
    downloadsPath: downloads,
    viewport: { width, height },
    colorScheme: isDark ? 'dark' : 'light',
    serviceWorkers: 'allow',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  const said = noteConsole(page);
  return {
    open: (address) => page.goto(address),
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
    screenshot: (file) => page.screenshot({ path: file }),
    // Of BiDi, Firefox has no command that asks its own tree.
    speech: async (selector) =>
      (await page.locator(selector).ariaSnapshot()).replaceAll(/^ *- \/url: .*\n/gm, ''),
    messages: () => said.filter((message) => !message.includes(UNANSWERED)),
    downloads,
    kill: async () => {
      const closing = once(context as unknown as NodeJS.EventEmitter, 'close');
      kill();
      await closing;
    },
    close: () => context.close(),
  };
}
