import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine, EngineOptions } from './engine';
import { spokenParts } from './in-page';
import { startDriver } from './web-driver';

/** The keys that WebDriver has signs for. */
const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Control: '\uE009',
  Escape: '\uE00C',
  F1: '\uE031',
};

/** An element of the page, as WebDriver names it. */
type Reference = Readonly<Record<string, string>>;

type Action = Readonly<Record<string, string | number>>;

/** Starts WebKitGTK’s own small browser with the driver of `WEBKIT_DRIVER_PATH`. */
export async function startWebKit(options: EngineOptions): Promise<Engine> {
  const { folder, width, height, isDark } = options;
  // Downloads arrive here: WebKitGTK has no other folder for them.
  const home = path.resolve(folder);
  mkdirSync(home, { recursive: true });
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  if (isDark) args.push('--dark-mode');
  const driver = await startDriver({ 'webkitgtk:browserOptions': { args } }, home);
  await driver.send('window/rect', { width, height });
  const act = (type: string, actions: readonly Action[]): Promise<null> =>
    driver.send('actions', { actions: [{ type, id: type, actions }] });
  const down = (value: string): Action => ({ type: 'keyDown', value });
  const up = (value: string): Action => ({ type: 'keyUp', value });
  const moveTo = (point: object): Action => ({ type: 'pointerMove', ...point });
  const execute = <Result>(script: string, given: readonly unknown[] = []): Promise<Result> =>
    driver.send('execute/sync', { script, args: given });
  return {
    open: (url) => driver.send('url', { url }),
    run: (task, given) => execute(`return (${task.toString()})(arguments[0])`, [given]),
    inject: (script) => execute(script),
    type: (text) =>
      act(
        'key',
        Array.from(text).flatMap((letter) => [down(letter), up(letter)]),
      ),
    press: (keys) => {
      const values = keys.split('+').map((key) => KEYS[key] ?? key);
      return act('key', [...values.map(down), ...values.toReversed().map(up)]);
    },
    move: (point) => act('pointer', [moveTo(point)]),
    drag: (from, points) =>
      act('pointer', [
        moveTo(from),
        { type: 'pointerDown', button: 0 },
        ...points.map(moveTo),
        { type: 'pointerUp', button: 0 },
      ]),
    screenshot: async (file) =>
      writeFileSync(file, Buffer.from(await driver.send<string>('screenshot'), 'base64')),
    speech: async (selector) => {
      const found = await execute<{ element: Reference; depth: number; states: string }[]>(
        `return (${spokenParts.toString()})(arguments[0])`,
        [selector],
      );
      const lines: string[] = [];
      for (const { element, depth, states } of found) {
        const [id] = Object.values(element);
        const role = await driver.send<string>(`element/${id}/computedrole`);
        const label = await driver.send<string>(`element/${id}/computedlabel`);
        lines.push(`${'  '.repeat(depth)}${role} ${JSON.stringify(label)}${states}`);
      }
      return lines.join('\n');
    },
    messages: () => driver.lines.filter((line) => line.startsWith('CONSOLE')),
    downloads: home,
    // What is automated is a private window.
    kill: null,
    close: driver.close,
  };
}
