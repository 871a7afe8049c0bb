// Measures what a writer of a long story waits for in the playground: a key press, the map, and how much an edit costs.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { chromiumFlags } from '/work/main/scripts/chromium-flags.mjs';
import { findChromium } from '/work/main/scripts/find-chromium.mjs';
import { listen, siteListener } from '/work/main/scripts/static-server.mjs';
import { median } from '/work/main/bench/median.mjs';

const KEYS = 100;
/** Between two key presses, in ms; and longer than what follows a pause of typing takes. */
const PACE = 110;
const PAUSE = 20_000;
const KNOTS_IN_FILE = 100;
const LINES_IN_KNOT = 20;

const WORDS =
  'rain falls on the old roofs while somebody waits by the door and counts bells until night is over'.split(
    ' ',
  );

/** The files of a story of about so many lines, with logic, choices and gathers: the same in each run. */
export function longStory(lines) {
  let state = 7;
  const below = (limit) => (state = (state * 1103515245 + 12345) & 0x7fffffff) % limit;
  const sentence = () =>
    `${Array.from({ length: 12 }, () => WORDS[below(WORDS.length)]).join(' ')}.`;
  const count = Math.ceil(lines / LINES_IN_KNOT);
  const knot = (id) => `=== k${id} ===
# IMAGE: img/${id % 9}.png
${sentence()}
You have {coins} coins{met: and a friend}. {Once|Twice|Again} ${sentence()}
{ coins > ${id % 5}:
  ${sentence()}
- else:
  ${sentence()}
}
~ coins = coins + 1
* [Go on] ${sentence()}
  ${sentence()}
  ** {met} ${sentence()}
  ** [Wait] ${sentence()}
  -- ${sentence()}
  -> k${below(count)}
+ (back${id}) Turn [back] and leave.
  -> k${below(count)}
- -> END
`;
  const files = new Map();
  for (let id = 0; id < count; id += 1) {
    const name = `part-${Math.floor(id / KNOTS_IN_FILE)}.ink`;
    files.set(name, (files.get(name) ?? '') + knot(id));
  }
  const includes = [...files.keys()].map((name) => `INCLUDE ${name}`);
  files.set('story.ink', ['VAR coins = 3', 'VAR met = false', ...includes, '-> k0', ''].join('\n'));
  return files;
}

/**
 * Opens stories of so many lines in the playground of the built site in `directory`. Yields for each the time from a key
 * press to its frame (median, 95 of 100, longest) and to the map, in ms; the processor time of the page and its workers
 * after an edit, in seconds; and the memory that the page and its workers hold, in bytes.
 */
export async function* measureStories(directory, sizes) {
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    for (const lines of sizes) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      await page.goto(`http://localhost:${port}/playground/`, { waitUntil: 'networkidle' });
      await openStory(page, longStory(lines));
      const keys = await measureKeys(page);
      yield { lines, ...keys, ...(await measureEdit(browser, page)), map: await measureMap(page) };
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

export async function openStory(page, files) {
  const texts = [...files].map(([name, text]) => [name, strToU8(text)]);
  await page.getByRole('tab', { name: 'Files' }).click();
  await page
    .getByRole('tabpanel', { name: 'Files' })
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'long.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync(Object.fromEntries(texts))),
    });
  await page.getByRole('button', { name: 'Open as a new project' }).click({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'Write' }).click();
  await page.locator('.cm-line', { hasText: 'VAR met' }).click({ timeout: 60_000 });
  await page.waitForTimeout(PAUSE);
}

async function measureKeys(page) {
  await page.keyboard.press('Home');
  await page.keyboard.insertText('// \n');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await page.evaluate(() => {
    window.benchKeys = [];
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => window.benchKeys.push(performance.now() - timeStamp);
          port2.postMessage(null);
        }),
      true,
    );
  });
  for (let count = 0; count < KEYS; count += 1) {
    await page.keyboard.press('abcde'[count % 5]);
    await page.waitForTimeout(count % 25 === 24 ? PAUSE / 10 : PACE);
  }
  const times = (await page.evaluate(() => window.benchKeys)).sort((one, other) => one - other);
  return {
    key: median(times),
    slowKey: times[Math.floor(times.length * 0.95)],
    slowestKey: times.at(-1),
  };
}

async function measureEdit(browser, page) {
  await page.waitForTimeout(PAUSE);
  const client = await browser.newBrowserCDPSession();
  const cpu = async () => {
    const { processInfo } = await client.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    return renderers.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  const before = await cpu();
  await page.keyboard.press('x');
  await page.waitForTimeout(PAUSE);
  const edit = (await cpu()) - before;
  return { edit, memory: await measureMemory(page) };
}

/** What the page and its workers hold, in bytes, once nothing is left to be freed. */
async function measureMemory(page) {
  const session = await page.context().newCDPSession(page);
  const workers = [];
  const answers = new Map();
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId));
  session.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
    const { id, result } = JSON.parse(message);
    answers.get(`${sessionId} ${id}`)?.(result);
  });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  const ask = (sessionId, id, method) =>
    new Promise((resolve) => {
      answers.set(`${sessionId} ${id}`, resolve);
      const message = JSON.stringify({ id, method });
      void session.send('Target.sendMessageToTarget', { sessionId, message });
    });
  await session.send('HeapProfiler.collectGarbage');
  let { usedSize } = await session.send('Runtime.getHeapUsage');
  for (const worker of workers) {
    await ask(worker, 1, 'HeapProfiler.collectGarbage');
    usedSize += (await ask(worker, 2, 'Runtime.getHeapUsage')).usedSize;
  }
  return usedSize;
}

async function measureMap(page) {
  const begin = performance.now();
  await page.getByRole('tab', { name: 'Map' }).click();
  await page
    .getByRole('application', { name: 'Story map' })
    .locator('[data-box]')
    .first()
    .waitFor({ timeout: 120_000 });
  return performance.now() - begin;
}
