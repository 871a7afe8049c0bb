// Measures what playing and editing a sample loads: the requests of a real Chromium, with the gzip size of each file.
import http from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';
import { chromiumFlags } from './chromium-flags.mjs';

/** Pages are prefetched when a link to them comes into view, independently of the player. */
const AHEAD = '/page-data/';

/**
 * Plays, edits and then changes the first sample of the page at `address` of the built site in `directory`. Resolves
 * with the bytes that `play` loads, those that `edit` loads in addition until the editor is ready, and those that the
 * first typed words load: ink’s compiler and the completions.
 */
export function measurePlayer(directory, address) {
  return withPage(directory, async (page, { origin, loaded }) => {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    // The first key loads the app.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    const sample = page.locator('#sample-1');
    await sample.scrollIntoViewIfNeeded();
    await loaded();
    await sample.getByRole('button', { name: 'Play', exact: true }).click();
    await sample.locator('[data-past="false"]').waitFor();
    const play = await loaded();
    await sample.getByRole('button', { name: 'Edit', exact: true }).click();
    await sample.getByRole('textbox', { name: 'The story’s ink' }).press('Control+End');
    const edit = await loaded();
    await page.keyboard.type('\n# BACKG');
    await page.getByRole('listbox', { name: 'Completions' }).waitFor();
    await page.getByRole('button', { name: 'Reset to the original' }).waitFor();
    return { play, edit, write: await loaded() };
  });
}

/** Resolves with the bytes that the playground’s tests load in addition to the playground, for a run of 100 plays. */
export function measureTests(directory) {
  return withPage(directory, async (page, { origin, loaded }) => {
    await page.goto(`${origin}/playground/`, { waitUntil: 'networkidle' });
    await page.locator('[data-past="false"]').waitFor();
    await page.getByRole('textbox', { name: /^Ink, / }).waitFor();
    await loaded();
    await page.getByRole('tab', { name: 'Tests' }).click();
    await page.getByRole('combobox', { name: 'Plays' }).selectOption('100');
    await page.getByRole('button', { name: 'Run the tests' }).click();
    await page.getByRole('button', { name: 'Run again' }).waitFor({ timeout: 120_000 });
    return loaded();
  });
}

/** Runs something with a page of the built site; `loaded` tells the bytes of all files first requested since its last call. */
async function withPage(directory, use) {
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const origin = `http://localhost:${port}`;
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const asked = new Set();
    // On the context, because the page does not report a worker’s requests.
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith(AHEAD)) asked.add(pathname);
    });
    const sizes = new Map();
    const loaded = async () => {
      await page.waitForLoadState('networkidle');
      const files = [...asked].filter((file) => !sizes.has(file));
      for (const file of files) sizes.set(file, await transferSize(origin + file));
      return files.reduce((sum, file) => sum + sizes.get(file), 0);
    };
    return await use(page, { origin, loaded });
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Size of a file’s body over the wire, in bytes. */
function transferSize(address) {
  return new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': 'gzip' };
    http
      .get(address, { headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk) => {
          bytes += chunk.length;
        });
        response.on('end', () => resolve(bytes));
      })
      .on('error', reject);
  });
}
