// Measures how long the frames of a large story map take while it is opened, moved, zoomed and written on, in a real
// Chromium.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';
import { median } from './median.mjs';

const STEPS = 60;
/** With more places than that, the map is always folded. */
const MOST_UNFOLDED = 600;

/** A story of so many knots with twice as many choices, which lead anywhere: the same in each run. */
export function tangledStory(knots) {
  let state = 7;
  const next = () => (state = (state * 1103515245 + 12345) & 0x7fffffff) % knots;
  const texts = Array.from(
    { length: knots },
    (_, index) => `== k${index}\n+ [One] -> k${next()}\n+ [Other] -> k${next()}\n`,
  );
  return `-> k0\n${texts.join('')}`;
}

/**
 * Opens a tangled story in the playground of the built site in `directory`, and its map, at its beginning and as a
 * whole. Yields what is done, how many SVG elements the map has, its median and worst frame in milliseconds, and the
 * processor time of the longest task of the page, which other programs do not lengthen.
 */
export async function* measureMap(directory, knots) {
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://localhost:${port}/playground/`, { waitUntil: 'networkidle' });
    await writeStory(page, tangledStory(knots));
    const drawing = page.getByRole('application', { name: 'Story map' });
    const press = (name) => page.getByRole('button', { name, exact: true }).click();
    const open = async () => {
      await page.getByRole('tab', { name: 'Map' }).click();
      await drawing.waitFor({ timeout: 60_000 });
    };
    const unfold = async () => {
      await press('Legend and more');
      await press('Unfold all');
      await drawing.locator(`[data-box="${knots - 1}"]`).waitFor({ timeout: 60_000 });
      await press('Legend and more');
    };
    const states = [['folded', open], ...(knots <= MOST_UNFOLDED ? [['unfolded', unfold]] : [])];
    for (const [state, show] of states) {
      const drawnFrames = await framesDuring(page, show);
      const elements = await drawing.locator('*').count();
      const row = (action, measured) => ({
        action: `${action}, ${state}`,
        elements,
        ...measured,
      });
      yield row('draw', drawnFrames);
      yield row('type beside it', await framesDuring(page, () => type(page)));
      for (const view of ['near', 'whole']) {
        if (view === 'whole') await press('Show everything');
        const { x, y, width, height } = await drawing.boundingBox();
        const middle = [x + width / 2, y + height / 2];
        for (const [action, move] of [
          ['pan', () => drag(page, middle)],
          ['zoom', () => zoom(page, middle)],
          ['hover', () => hover(page, { x, y, width, height })],
          ['drag a place', () => dragPlace(page, drawing)],
        ]) {
          yield row(`${action}, ${view}`, await framesDuring(page, move));
        }
        await press('Lay out again');
      }
    }
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

async function writeStory(page, story) {
  const editor = page.getByRole('textbox', { name: /^Ink, / });
  await editor.press('Control+a');
  await editor.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, story);
}

/** The times between the frames that are drawn while something is done, and the longest task of the page. */
async function framesDuring(page, act) {
  await page.evaluate(() => {
    window.benchFrames = [];
    const note = (time) => {
      window.benchFrames.push(time);
      window.benchRequest = requestAnimationFrame(note);
    };
    window.benchRequest = requestAnimationFrame(note);
  });
  const task = await longestTask(page, act);
  const times = await page.evaluate(() => {
    cancelAnimationFrame(window.benchRequest);
    return window.benchFrames;
  });
  const frames = times.slice(1).map((time, index) => time - times[index]);
  return { median: median(frames), worst: Math.max(...frames), task };
}

/** The processor time of the longest task of the page’s own thread while something is done. */
async function longestTask(page, act) {
  const client = await page.context().newCDPSession(page);
  const events = [];
  client.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await client.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
    },
  });
  await act();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  await client.detach();
  const { pid, tid } = events.find(({ name }) => name === 'FireAnimationFrame') ?? {};
  const tasks = events.filter(
    (event) => /RunTask$/.test(event.name) && event.pid === pid && event.tid === tid,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Drags the place in the middle of those that can be seen. */
async function dragPlace(page, drawing) {
  const frame = await drawing.boundingBox();
  const boxes = await drawing
    .locator('[data-box] > g > rect')
    .evaluateAll((rects) =>
      rects
        .map((rect) => rect.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x + width / 2, y + height / 2]),
    );
  const middle = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const distance = ([x, y]) => Math.hypot(x - middle[0], y - middle[1]);
  await drag(page, boxes.sort((one, other) => distance(one) - distance(other))[0]);
}

/** Writes a line, with pauses in which the map is read again. */
async function type(page) {
  const editor = page.getByRole('textbox', { name: /^Ink, / });
  await editor.press('Control+End');
  for (const word of ['\nIt ', 'is ', 'late.']) {
    await page.keyboard.type(word, { delay: 60 });
    await page.waitForTimeout(1500);
  }
}

async function drag(page, [x, y]) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const turn = (step / STEPS) * 2 * Math.PI;
    await page.mouse.move(x + 150 * Math.sin(turn), y + 150 * (1 - Math.cos(turn)));
  }
  await page.mouse.up();
}

async function zoom(page, [x, y]) {
  await page.mouse.move(x, y);
  await page.keyboard.down('Control');
  for (let step = 0; step < STEPS; step += 1)
    await page.mouse.wheel(0, step < STEPS / 2 ? -40 : 40);
  await page.keyboard.up('Control');
}

async function hover(page, { x, y, width, height }) {
  for (let step = 1; step <= STEPS; step += 1)
    await page.mouse.move(x + (width * step) / STEPS, y + (height * step) / STEPS);
}
