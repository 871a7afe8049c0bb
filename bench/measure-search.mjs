// Measures what the search loads when it is opened, and when something is typed, in a real Chromium over gzip.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';

/**
 * Opens the search on the page at `address` of the built site in `directory`, types a letter, and then a word.
 * Resolves with what each step loaded: `open`, `type` and `word`, lists of [path, bytes over the wire].
 */
export async function measureSearch(directory, address) {
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const paths = new Map();
    let files = [];
    session.on('Network.responseReceived', ({ requestId, response }) =>
      paths.set(requestId, new URL(response.url).pathname),
    );
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      files.push([paths.get(requestId), encodedDataLength]),
    );
    const loaded = async () => {
      await page.waitForLoadState('networkidle');
      const taken = files;
      files = [];
      return taken;
    };
    const settled = page.locator('[role=listbox][aria-busy=false] [role=option]').first();
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
    // The first key loads the app.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    await loaded();
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const field = page.getByRole('combobox', { name: 'Search' });
    await field.waitFor();
    // Long enough for everything that an open dialog fetches automatically.
    await page.waitForTimeout(1000);
    const open = await loaded();
    await field.fill('#');
    await settled.waitFor();
    const type = await loaded();
    await field.fill('choices');
    await settled.waitFor();
    return { open, type, word: await loaded() };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
