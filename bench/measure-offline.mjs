// Measures what the service worker costs readers: its file, and what it fetches once a page is used.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';

/** How long after the last request the worker is done, in ms. */
const QUIET = 3000;

/**
 * Opens `address` of the built site in `directory`, uses it, and waits until the worker has kept it. Resolves with the gzip
 * size of what was fetched after the app had loaded: the registration, the worker and everything that it keeps.
 */
export async function measureOffline(directory, address) {
  const site = siteListener(path.resolve(directory));
  const asked = [];
  let lastAt = 0;
  const { server, port } = await listen((request, response) => {
    response.on('finish', () => {
      lastAt = Date.now();
      if (response.statusCode === 200) asked.push(request.url);
    });
    site(request, response);
  }, 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
    const before = await page.evaluate(() => window.caches.keys());
    if (asked.some((url) => url.startsWith('/service-worker')) || before.length > 0)
      throw new Error('The service worker was there before a sign of use.');
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    const withApp = asked.length;
    do await page.waitForTimeout(QUIET);
    while (Date.now() - lastAt < QUIET);
    const sizes = asked.slice(withApp).map((url) => sizeOf(directory, url));
    return sizes.reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

function sizeOf(directory, url) {
  const { pathname } = new URL(url, 'http://site');
  const file = pathname.replace(/\/$/, '/index.html');
  return gzipSync(readFileSync(path.join(directory, decodeURIComponent(file))), { level: 9 })
    .length;
}

/** The gzip sizes of the worker’s file, with the list of the site’s files, and of the script that registers it. */
export function measureWorker(directory) {
  const script = readdirSync(directory).find((name) => /^offline-[\da-f]+\.js$/.test(name));
  return {
    worker: sizeOf(directory, '/service-worker.js'),
    registration: sizeOf(directory, `/${script}`),
  };
}
