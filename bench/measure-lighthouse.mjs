// Runs Lighthouse (mobile, simulated throttling) on a page of a built site; installed with the peers.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';
import { median } from './median.mjs';
import { installPeer } from './peers.mjs';

const RUNS = 3;

/** Medians of three runs: scores from 0 to 100 by category, and LCP, TBT (ms) and CLS; null if never measured. */
export async function measureLighthouse(directory, address) {
  const entry = path.join(installPeer('lighthouse'), 'node_modules/lighthouse/core/index.js');
  const { default: lighthouse } = await import(pathToFileURL(entry).href);
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const debuggingPort = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
  });
  try {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const result = await lighthouse(`http://localhost:${port}${address}`, {
        port: debuggingPort,
        logLevel: 'silent',
      });
      runs.push(result.lhr);
    }
    const score = (name) =>
      Math.round(median(runs.map(({ categories }) => categories[name].score)) * 100);
    const value = (name) => {
      // Metrics that Lighthouse could not measure in a run have no number.
      const seen = runs.map(({ audits }) => audits[name].numericValue).filter(Number.isFinite);
      return seen.length === 0 ? null : median(seen);
    };
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
