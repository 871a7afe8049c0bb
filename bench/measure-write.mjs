// Measures what an author waits for: `npm run write` to start, and the CMS while a page is written.
import { cpSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { freePort } from '../scripts/free-port.mjs';
import { runSite } from '../scripts/running-site.mjs';
import { copySite } from '../scripts/site-copy.mjs';
import { median } from './median.mjs';

const PORT = await freePort();
const ORIGIN = `http://localhost:${PORT}`;
const ROUNDS = 7;
/** The pages that are written: a usual one, and the largest. */
const USUAL = { id: 'ink-basics/flow', title: 'Flow' };
const LARGEST = { id: 'atrament-basics/choices', title: 'Choices' };
/** Longer than any work that follows a change, in ms. */
const PAUSE = 3000;

const TEXT = { name: 'Text', exact: true };

/** The time, in ms, until a condition holds in a page, which is asked in every frame. */
async function timeUntil(page, condition, argument) {
  const begin = performance.now();
  await page.waitForFunction(condition, argument, { polling: 'raf', timeout: 60_000 });
  return performance.now() - begin;
}

const previewShows = (words) =>
  document.querySelector('#preview-pane')?.contentDocument?.body?.textContent.includes(words);
const problemsSay = (words) =>
  document.querySelector('[aria-label="Problems"]')?.textContent.includes(words) === true;
const pageShows = (words) => document.querySelector('main')?.textContent.includes(words);

async function openForm(page, { id, title }) {
  await page.goto(`${ORIGIN}/admin/#/collections/pages`);
  const list = page.getByRole('heading', { name: 'Pages', exact: true });
  // The form that is open has changes.
  const leave = page.getByRole('button', { name: 'Leave', exact: true });
  await list.or(leave).waitFor();
  if (await leave.isVisible()) await leave.click();
  await list.waitFor();
  await page.evaluate((hash) => (location.hash = hash), `#/collections/pages/entries/${id}`);
  const time = await timeUntil(page, previewShows, title);
  await page.getByRole('textbox', TEXT).waitFor();
  return time;
}

/** Repeats a step that resolves with its time, with pauses; resolves with all times. */
async function repeat(page, step) {
  const times = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    times.push(await step(round));
    await page.waitForTimeout(PAUSE);
  }
  return times;
}

async function measureForm(page, which) {
  const opened = await openForm(page, which);
  await page.waitForTimeout(PAUSE);
  await page.getByRole('textbox', TEXT).click();
  await page.keyboard.press('ControlOrMeta+End');
  const shown = await repeat(page, async (round) => {
    await page.keyboard.insertText(`\nLamp number ${round} is lit.\n`);
    return timeUntil(page, previewShows, `Lamp number ${round} is lit.`);
  });
  const told = await repeat(page, async (round) => {
    await page.keyboard.insertText(`\n[A lamp](./lamp-${round}.mdx)\n`);
    const time = await timeUntil(page, problemsSay, `lamp-${round}.mdx`);
    await page.keyboard.press('ControlOrMeta+z');
    return time;
  });
  return { opened, shown: median(shown), told: median(told) };
}

async function measureSaves(page, site) {
  await site.goto(`${ORIGIN}/docs/${USUAL.id}/`);
  await site.getByRole('heading', { level: 1 }).waitFor();
  await site.waitForTimeout(PAUSE);
  await openForm(page, USUAL);
  await page.getByRole('textbox', TEXT).click();
  await page.keyboard.press('ControlOrMeta+End');
  const [first, ...others] = await repeat(page, async (round) => {
    await page.keyboard.insertText(`\nWick number ${round} is lit.\n`);
    await page.keyboard.press('ControlOrMeta+s');
    return timeUntil(site, pageShows, `Wick number ${round} is lit.`);
  });
  return { first, others: median(others) };
}

/** Starts `npm run write`, and passes `use` a page of its CMS, and the seconds until that and the site were there. */
async function withCms(directory, use) {
  const begin = performance.now();
  const seconds = () => (performance.now() - begin) / 1000;
  const running = await runSite('node scripts/write.mjs', {
    cwd: directory,
    address: `${ORIGIN}/admin/`,
    env: { PORT: String(PORT), BROWSER: 'none' },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    await page.goto(`${ORIGIN}/admin/`);
    await page.getByRole('link', { name: 'Create a document' }).waitFor();
    const cms = seconds();
    while (!(await fetch(`${ORIGIN}/docs/quickstart/`)).ok) await page.waitForTimeout(250);
    return await use(page, { cms, site: seconds() });
  } finally {
    await browser.close();
    await running.stop();
  }
}

const startRows = (when, { cms, site }) => [
  [`${when} start: the list of pages in the CMS`, cms],
  [`${when} start: the site’s first page`, site],
];

async function writingRows(page) {
  const rows = [];
  // The check of all content, which runs when the first page has been opened.
  await page.waitForTimeout(10 * PAUSE);
  for (const [name, which] of [
    ['a usual page', USUAL],
    ['the largest page', LARGEST],
  ]) {
    const { opened, shown, told } = await measureForm(page, which);
    rows.push(
      [`${name}: open in the CMS, with its preview`, opened / 1000],
      [`${name}: a typed line in the preview`, shown / 1000],
      [`${name}: a broken link in the list of problems`, told / 1000],
    );
  }
  // A window of its own: what is behind another is drawn late.
  const site = await page.context().browser().newPage();
  const saved = await measureSaves(page, site);
  rows.push(
    ['saved and seen on the site, the first time', saved.first / 1000],
    ['saved and seen on the site, then', saved.others / 1000],
  );
  return rows;
}

/** Resolves with rows: what is waited for, and how long in seconds. */
export async function measureWrite() {
  const directory = path.resolve('.bench/write');
  copySite(directory);
  cpSync('scripts', path.join(directory, 'scripts'), { recursive: true });
  const cold = await withCms(directory, async (page, times) => {
    // Webpack stores its cache once it is idle: nobody starts it and leaves at once.
    await page.waitForTimeout(5 * PAUSE);
    return startRows('cold', times);
  });
  const warm = await withCms(directory, async (page, times) => [
    ...startRows('warm', times),
    ...(await writingRows(page)),
  ]);
  return [...cold, ...warm];
}
