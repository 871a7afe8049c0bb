// Measures the time from a click in the sidebar until the new page’s heading is shown, for any documentation tool.
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';
import { median } from './median.mjs';

const ROUNDS = 6;

/** Records the time of each click, and when the heading of another page first appears. */
function watch() {
  const now = () => performance.timeOrigin + performance.now();
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('bench-click', String(now()));
      sessionStorage.setItem('bench-from', document.querySelector('h1')?.textContent ?? '');
      sessionStorage.removeItem('bench-time');
    },
    true,
  );
  const look = () => {
    const clickedAt = Number(sessionStorage.getItem('bench-click'));
    const heading = document.querySelector('h1')?.textContent ?? '';
    const isDone = clickedAt === 0 || sessionStorage.getItem('bench-time') !== null;
    if (isDone || heading === '' || heading === sessionStorage.getItem('bench-from')) return;
    sessionStorage.setItem('bench-time', String(now() - clickedAt));
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** The link to a page in a sidebar, in any tool’s address format. */
function linkTo(address) {
  const bare = address.replace(/\/$/, '');
  const hrefs = [address, bare, `${bare}.html`].map((href) => `[href="${href}"]`);
  return `:is(aside, nav) a:is(${hrefs.join(', ')})`;
}

/** The median time, in ms, from a click on one of two sidebar links to the heading of its page. */
export async function measureNavigation(directory, [first, second], { isSlow = false } = {}) {
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(watch);
    await page.goto(`http://localhost:${port}${first}`, { waitUntil: 'networkidle' });
    // Loads what waits for the first interaction, as it would be before a click.
    await page.keyboard.press('Shift');
    await page.waitForTimeout(1500);
    if (isSlow) await slowDown(page);
    const times = [];
    for (let round = 0; round < ROUNDS * 2; round += 1) {
      const address = round % 2 === 0 ? second : first;
      const link = page.locator(linkTo(address)).first();
      await link.hover();
      await page.waitForTimeout(isSlow ? 2500 : 500);
      await link.click();
      await page.waitForFunction(() => sessionStorage.getItem('bench-time') !== null);
      times.push(await page.evaluate(() => Number(sessionStorage.getItem('bench-time'))));
      await page.waitForLoadState('networkidle');
    }
    return median(times);
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}

/** Slow 4G, with Lighthouse’s values. */
async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const rate = (1.6 * 1024 * 1024) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: rate,
    uploadThroughput: rate / 2,
  });
}
