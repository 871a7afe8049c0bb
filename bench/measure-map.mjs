// Measures how long the frames of a large story map take while it is moved and zoomed, in a real Chromium.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';
import { median } from './median.mjs';

const STEPS = 60;

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
 * Opens a tangled story in the playground of the built site in `directory`, and its map, as a whole and at its
 * beginning. Yields what is done, how many SVG elements the map has, and its median and worst frame in milliseconds.
 */
export async function* measureMap(directory, knots) {
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://localhost:${port}/playground/`, { waitUntil: 'networkidle' });
    await writeStory(page, tangledStory(knots));
    await page.getByRole('tab', { name: 'Map' }).click();
    const drawing = page.getByRole('application', { name: 'Story map' });
    await drawing.waitFor({ timeout: 60_000 });
    for (const state of ['folded', 'unfolded']) {
      if (state === 'unfolded') {
        await page.getByRole('button', { name: 'Unfold all' }).click();
        await drawing.locator(`[data-box="${knots - 1}"]`).waitFor({ timeout: 60_000 });
      }
      const elements = await drawing.locator('*').count();
      for (const view of ['near', 'whole']) {
        if (view === 'whole') await page.getByRole('button', { name: 'Show everything' }).click();
        const { x, y, width, height } = await drawing.boundingBox();
        const middle = [x + width / 2, y + height / 2];
        for (const [action, move] of [
          ['pan', () => drag(page, middle)],
          ['zoom', () => zoom(page, middle)],
          ['hover', () => hover(page, { x, y, width, height })],
        ]) {
          const frames = await framesDuring(page, move);
          const worst = Math.max(...frames);
          yield { action: `${action}, ${state}, ${view}`, elements, median: median(frames), worst };
        }
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

/** The times between the frames that are drawn while something is done. */
async function framesDuring(page, act) {
  await page.evaluate(() => {
    window.benchFrames = [];
    const note = (time) => {
      window.benchFrames.push(time);
      window.benchRequest = requestAnimationFrame(note);
    };
    window.benchRequest = requestAnimationFrame(note);
  });
  await act();
  const times = await page.evaluate(() => {
    cancelAnimationFrame(window.benchRequest);
    return window.benchFrames;
  });
  return times.slice(1).map((time, index) => time - times[index]);
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
