// What the commands do that serve the site while somebody writes.
import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../../bench/chromium-flags.mjs';
import { findChromium } from '../find-chromium.mjs';
import { runSite } from '../running-site.mjs';
import { change, directory, read, write } from './tutorial-copy.mjs';

const PORT = 8642;
const origin = `http://localhost:${PORT}`;
const QUICKSTART = 'content/docs/quickstart.mdx';
const TROUBLES = 'content/docs/troubleshooting.mdx';

/** Runs a command of the development site, and calls `body` with a browser’s page. */
export async function withSite(command, address, body, env = {}) {
  const site = await runSite(command, {
    cwd: directory,
    address: `${origin}${address}`,
    env: { BROWSER: 'none', PORT: String(PORT), ...env },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ baseURL: origin });
    page.setDefaultTimeout(60_000);
    await body(page);
  } finally {
    await browser.close();
    await site.stop();
  }
}

const newPage = (title, more) =>
  `---\ntitle: ${title}\ndescription: A page.\n${more}---\n\nText.\n`;

/** In `develop`: drafts and unlisted pages with what they say of themselves, a saved change, and what is wrong. */
async function writeInDevelop(page) {
  write('content/docs/not-yet.mdx', newPage('Not yet', 'draft: true\n'));
  write('content/docs/by-address.mdx', newPage('By address', 'unlisted: true\n'));
  await page.goto('/docs/quickstart/');
  change(QUICKSTART, '\n---\n', '\n---\n\nThe lamp is lit.\n');
  await page.getByText('The lamp is lit.').waitFor();
  change(QUICKSTART, 'The lamp is lit.', 'The lamp is out.');
  await page.getByText('The lamp is out.').waitFor();

  const panel = page.getByRole('complementary', { name: 'Problems in the content' });
  change(QUICKSTART, 'description:', 'descripton:');
  const count = panel.getByRole('button', { name: /\d+ errors?/ });
  await count.click();
  await panel.getByText('descripton').first().waitFor();
  await panel
    .getByRole('button', { name: /^content\/docs\/quickstart\.mdx:\d+$/ })
    .first()
    .waitFor();
  change(QUICKSTART, 'descripton:', 'description:');
  await panel.getByText('descripton').first().waitFor({ state: 'detached' });
  change(QUICKSTART, '\n\nThe lamp is out.\n', '\n');

  await page.goto('/docs/not-yet/');
  await page
    .getByRole('main')
    .getByText(/^Draft\./)
    .waitFor();
  await page.goto('/docs/by-address/');
  await page
    .getByRole('main')
    .getByText(/^Unlisted page\./)
    .waitFor();
}

/** At the desk: what is saved in the CMS shows on the open page, and in the file. */
async function writeAtTheDesk(cms) {
  const reader = await cms.context().newPage();
  await reader.goto(`${origin}/docs/troubleshooting/`);
  await reader.getByRole('heading', { level: 1 }).waitFor();
  await cms.goto('/admin/#/collections/pages/entries/troubleshooting');
  const text = cms.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await cms.keyboard.press('ControlOrMeta+Home');
  await cms.keyboard.type('A lamp on every platform.\n\n');
  await cms.getByRole('button', { name: 'Publish', exact: true }).click();
  await cms.getByText('Publish now').click();
  await reader.getByText('A lamp on every platform.').waitFor();
  assert.match(read(TROUBLES), /\n---\n\nA lamp on every platform\.\n\n/);
  change(TROUBLES, 'A lamp on every platform.\n\n', '');
}

export const serverSteps = {
  'npm run develop': (command) =>
    withSite(`${command} -- --port ${PORT}`, '/page-data/index/page-data.json', writeInDevelop),
  'npm run write': (command) => withSite(command, '/admin/', writeAtTheDesk),
};
