// Measures what a page transfers, before and after its app loads, in a real Chromium over gzip.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';

const KINDS = { document: 'html', script: 'js', stylesheet: 'css', font: 'fonts', image: 'images' };

/** How long a reader looks at a page in `inAll`, in ms: long enough for everything that is fetched ahead. */
const LOOK = 8000;

/**
 * Opens `address` of the built site in `directory` and waits until the network is quiet; `withApp`, it then presses a
 * key, which loads this site’s app, and waits again; `inAll`, it moves the pointer and waits eight seconds, during
 * which pages are fetched ahead. Resolves with the bytes over the wire by kind, their `total`,
 * the number of `requests`, and the separate size of the page’s inline scripts (`inlineScripts`).
 */
export async function measurePage(directory, address, { withApp = false, inAll = false } = {}) {
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const kinds = new Map();
    const bytes = { html: 0, js: 0, css: 0, fonts: 0, images: 0, other: 0 };
    let requests = 0;
    session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
      // Prefetched scripts and data have the type Other; they are counted by what they are.
      const kind = /\.js(?:\?|$)/.test(request.url)
        ? 'js'
        : (KINDS[(type ?? '').toLowerCase()] ?? 'other');
      kinds.set(requestId, kind);
      if (request.url.startsWith('http')) requests += 1;
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength;
    });
    await page.goto(`http://localhost:${port}${address}`, { waitUntil: 'networkidle' });
    const scripts = await page.evaluate(() =>
      Array.from(document.scripts)
        .filter(({ src, type }) => src === '' && !type.includes('json'))
        .map(({ textContent }) => textContent)
        .join(''),
    );
    if (withApp) {
      await page.keyboard.press('Shift');
      await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
      await page.waitForLoadState('networkidle');
    }
    if (inAll) {
      await page.mouse.move(640, 400, { steps: 5 });
      await page.waitForTimeout(LOOK);
      await page.waitForLoadState('networkidle');
    }
    const total = Object.values(bytes).reduce((sum, count) => sum + count, 0);
    const inlineScripts = gzipSync(scripts, { level: 9 }).length;
    return { ...bytes, total, requests, inlineScripts };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
