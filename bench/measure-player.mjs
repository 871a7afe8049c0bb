// Measures what playing and editing a sample loads: the requests of a real Chromium, with the gzip size of each file.
import http from 'node:http';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { chromiumFlags } from '../scripts/chromium-flags.mjs';
import { findChromium } from '../scripts/find-chromium.mjs';
import { listen, siteListener } from '../scripts/static-server.mjs';

/** Pages, their data and code, are prefetched when a link to them comes into view, independently of the player. */
const AHEAD = /^\/(?:page-data\/|component---)/;

/** Without a request for so long, in milliseconds, everything has been loaded. */
const QUIET = 1000;

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
    await openPlayground(page, origin);
    await loaded();
    await openTab(page, 'Tests');
    await page.getByRole('combobox', { name: 'Plays' }).selectOption('100');
    await page.getByRole('button', { name: 'Run the tests' }).click();
    await page.getByRole('button', { name: 'Run again' }).waitFor({ timeout: 120_000 });
    return loaded();
  });
}

/**
 * Resolves with all bytes that an exercise loads until its first words have been checked: player, editor, compiler, and
 * the worker that checks.
 */
export function measureExercise(directory, address) {
  return withPage(directory, async (page, { origin, loaded }) => {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await page.keyboard.press('Shift');
    await page.waitForFunction(() => window.history.scrollRestoration === 'manual');
    await loaded();
    await page.getByRole('button', { name: 'Solve it here' }).first().click();
    await page.getByRole('textbox', { name: 'The story’s ink' }).press('Control+End');
    await page.keyboard.type('\n# BACKG');
    await page.getByRole('listbox', { name: 'Completions' }).waitFor();
    const result = page.getByRole('status', { name: 'Your exercise' });
    await result.getByText('What you write is checked').waitFor({ state: 'detached' });
    return loaded();
  });
}

/** What opens each part of the playground that loads when it is used, by the name of its budget. */
const PARTS = {
  map: (page) => openTab(page, 'Map'),
  files: (page) => openTab(page, 'Files'),
  outline: (page) => openTab(page, 'Outline'),
  gameForm: (page) => openTab(page, 'Game'),
  history: (page) => openTab(page, 'History'),
  projects: (page) => page.getByRole('button', { name: 'Projects', exact: true }).click(),
  starters: async (page) => {
    await page.getByRole('button', { name: 'New project…' }).click();
    await page.getByRole('dialog', { name: 'New project' }).waitFor();
  },
  find: async (page) => {
    await page.getByRole('textbox', { name: /^Ink, / }).press('Control+Shift+F');
    await page.getByRole('region', { name: 'Find in all files' }).waitFor();
  },
  download: async (page) => {
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('dialog', { name: 'Download' }).waitFor();
  },
  // On top of Files, which it is part of.
  import: async (page) => {
    await openTab(page, 'Files');
    const zip = zipSync({ 'story.ink': strToU8('Hello.') });
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import a game…' }).click();
    const file = { name: 'game.zip', mimeType: 'application/zip', buffer: Buffer.from(zip) };
    await (await chooser).setFiles(file);
    await page.getByRole('region', { name: 'Import as a new project' }).waitFor();
  },
};

const openTab = (page, name) => page.getByRole('tab', { name }).click();

/** Resolves with the bytes that each part of the playground loads when it is opened first, by its name. */
export async function measureParts(directory) {
  const sizes = {};
  for (const [name, open] of Object.entries(PARTS)) {
    sizes[name] = await withPage(directory, async (page, { origin, loaded }) => {
      await openPlayground(page, origin);
      await loaded();
      await open(page);
      return loaded();
    });
  }
  return sizes;
}

async function openPlayground(page, origin) {
  await page.goto(`${origin}/playground/`, { waitUntil: 'networkidle' });
  await page.locator('[data-past="false"]').waitFor();
  await page.getByRole('textbox', { name: /^Ink, / }).waitFor();
}

/** Runs something with a page of the built site; `loaded` tells the bytes of all files first requested since its last call. */
async function withPage(directory, use) {
  const { server, port } = await listen(siteListener(path.resolve(directory)), 9600);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const origin = `http://localhost:${port}`;
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
    });
    const asked = new Set();
    let lastAt = 0;
    // On the context, because the page does not report a worker’s requests.
    page.context().on('request', (request) => {
      lastAt = Date.now();
      const { pathname } = new URL(request.url());
      if (!AHEAD.test(pathname)) asked.add(pathname);
    });
    const sizes = new Map();
    const loaded = async () => {
      // What has been asked for can itself ask for more.
      do await page.waitForTimeout(QUIET);
      while (Date.now() - lastAt < QUIET);
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
