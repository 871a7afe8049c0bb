// Measures what an author waits for: an edited page to appear in the browser.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { runSite } from '../scripts/running-site.mjs';
import { copySite } from '../scripts/site-copy.mjs';
import { median } from './median.mjs';

const PAGE = 'content/docs/troubleshooting.mdx';
const ADDRESS = '/docs/troubleshooting/';
const ROUNDS = 7;
const PORT = await freePort();
/** Longer than any work that follows a change. */
const PAUSE = 4000;

/** Saves the page with a different first line each time; calls `onSaved` with that line. */
async function eachEdit(directory, onSaved) {
  const file = path.join(directory, PAGE);
  const source = readFileSync(file, 'utf8');
  for (let round = 1; round <= ROUNDS; round += 1) {
    const line = `Lamp number ${round} is lit.`;
    writeFileSync(file, source.replace(/\n---\n/, `\n---\n\n${line}\n`));
    await onSaved(line);
  }
  writeFileSync(file, source);
}

/** The median time, in ms, until an edited page is shown in `develop`. */
export async function measureDevelopEdits() {
  const directory = path.resolve('.bench/edits');
  copySite(directory);
  // The content check, which runs at the same time.
  cpSync('scripts', path.join(directory, 'scripts'), { recursive: true });
  const origin = `http://localhost:${PORT}`;
  const script = path.resolve('scripts/gatsby.mjs');
  const site = await runSite(`node "${script}" develop --port ${PORT}`, {
    cwd: directory,
    address: `${origin}/page-data/index/page-data.json`,
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}${ADDRESS}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(2 * PAUSE);
    const times = [];
    await eachEdit(directory, async (line) => {
      const savedAt = performance.now();
      // Checked in every frame, because Playwright polls less and less often.
      const shows = (words) => document.querySelector('main')?.textContent.includes(words) === true;
      await page.waitForFunction(shows, line, { polling: 'raf', timeout: 60_000 });
      times.push(performance.now() - savedAt);
      await page.waitForTimeout(PAUSE);
    });
    return median(times);
  } finally {
    await browser.close();
    await site.stop();
  }
}
