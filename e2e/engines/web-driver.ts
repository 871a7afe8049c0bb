import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.mjs';

/** One session of a driver that speaks WebDriver: https://www.w3.org/TR/webdriver2/. */
export interface WebDriver {
  /** Sends a command of the session, as `GET screenshot`; one with a body is a POST. */
  send: <Result = null>(name: string, body?: object) => Promise<Result>;
  /** The lines that the browser prints. */
  lines: readonly string[];
  close: () => Promise<void>;
}

async function ask<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Result };
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a driver on a screen of its own, which nobody sees, and a browser with these capabilities. */
export async function startDriver(capabilities: object, home: string): Promise<WebDriver> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24'];
  const screen = spawn(String(process.env.XVFB_PATH), args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const naming = once(createInterface(screen.stdio[3] as Readable), 'line');
  const [display] = (await naming) as [string];
  const port = await freePort();
  const driver = spawn(String(process.env.WEBKIT_DRIVER_PATH), [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, HOME: home, DISPLAY: `:${display}` },
  });
  const lines: string[] = [];
  createInterface(driver.stdout).on('line', (line) => lines.push(line));
  const root = `http://127.0.0.1:${port}`;
  while (!(await ask('GET', `${root}/status`).catch(() => null))) await setTimeout(50);
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${root}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${root}/session/${sessionId}`;
  return {
    lines,
    send: (name, body) => ask(body ? 'POST' : 'GET', `${session}/${name}`, body),
    close: async () => {
      await ask('DELETE', session);
      driver.kill();
      screen.kill();
    },
  };
}
