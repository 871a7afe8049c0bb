// Measures what playing and editing a sample loads, in a real Chromium over gzip.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';
import { chromiumFlags } from './chromium-flags.mjs';

/**
 * Plays, and then edits, the first sample of the page at `address` of the built site in `directory`.
 * Resolves with the bytes on the wire that `play` loads, up to its first scene, and those that `edit` loads on
 * top of them, up to the words that are offered to a writer; with the `files` of each.
 */
export async function measurePlayer(directory, address) {
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const files = new Map();
    const sizes = [];
    // A worker’s requests are its own and no session of the page sees them.
    page.context().on('requestfinished', (request) => {
      sizes.push(
        request.sizes().then(({ responseBodySize, responseHeadersSize }) => {
          files.set(new URL(request.url()).pathname, responseBodySize + responseHeadersSize);
        }),
      );
    });
    const loaded = async () => {
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(500);
      await Promise.all(sizes);
      const found = [...files];
      files.clear();
      return { bytes: found.reduce((sum, [, bytes]) => sum + bytes, 0), files: found };
    };
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
    const bar = page.locator('#sample-1');
    await bar.scrollIntoViewIfNeeded();
    await loaded();
    await bar.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('[data-past="false"]').waitFor();
    const play = await loaded();
    await bar.getByRole('button', { name: 'Edit', exact: true }).click();
    const editor = bar.getByRole('textbox', { name: 'The story’s ink' });
    await editor.focus();
    await editor.press('Control+End');
    await page.keyboard.type('\n# BACKG');
    await page.getByRole('listbox', { name: 'Completions' }).waitFor();
    const edit = await loaded();
    return { play, edit };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
