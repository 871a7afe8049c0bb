// The commands that serve the site while somebody writes.
import assert from 'node:assert/strict';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../chromium-flags.mjs';
import { findChromium } from '../find-chromium.mjs';
import { freePort } from '../free-port.mjs';
import { runSite } from '../running-site.mjs';
import { loseNothing, makePages, queryTheContent, writeInDevelop } from './develop-steps.mjs';
import { change, directory, has, read, recordingEditor, succeed } from './tutorial-copy.mjs';

/** Where `withSite` looks for the site. */
export const PORT = await freePort();
const origin = `http://localhost:${PORT}`;
const TROUBLES = 'content/docs/troubleshooting.mdx';

/** Runs a command of the development site, and calls `body` with a browser page. */
export async function withSite(command, address, body, env = {}) {
  const site = await runSite(command, {
    cwd: directory,
    address: `${origin}${address}`,
    env: { BROWSER: 'none', PORT: String(PORT), ...env },
  });
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    // A window in which a second page can be opened.
    const context = await browser.newContext({ baseURL: origin });
    context.setDefaultTimeout(60_000);
    const page = await context.newPage();
    await body(page);
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** How long the first build of the development site may take, in ms. */
const FIRST_BUILD = 300_000;

/** With `npm run write`: what is saved in the CMS appears on the open page and in the file. */
async function writeInTheCms(cms) {
  const reader = await cms.context().newPage();
  // The CMS is there before the site, whose address shows it once it is built.
  await reader.goto(`${origin}/docs/troubleshooting/`);
  await reader.getByRole('heading', { level: 1 }).waitFor({ timeout: FIRST_BUILD });
  await playFirst(reader);
  await reader.goto(`${origin}/docs/troubleshooting/`);
  await cms.goto('/admin/#/collections/pages/entries/troubleshooting');
  const text = cms.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await cms.keyboard.press('ControlOrMeta+Home');
  await cms.keyboard.type('A lamp on every platform.\n\n');
  await cms.getByRole('button', { name: 'Save', exact: true }).click();
  await reader.getByText('A lamp on every platform.').waitFor();
  assert.match(read(TROUBLES), /\n---\n\nA lamp on every platform\.\n\n/);
  change(TROUBLES, 'A lamp on every platform.\n\n', '');
  await followProblem(reader);
}

/** The first Play after a start, for which ink’s compiler is bundled: it comes to its choices, and nothing has failed. */
async function playFirst(reader) {
  await reader.goto(`${origin}/docs/atrament-basics/choices/`);
  const sample = reader.locator('#sample-1');
  await sample.getByRole('button', { name: 'Play', exact: true }).click();
  await sample.getByRole('list', { name: 'Choices' }).getByRole('button').first().waitFor();
  assert.equal(await sample.getByRole('alert').count(), 0, 'the first Play has failed');
}

/** With `npm run write`: a problem in the list at the bottom of a page leads to its line in the CMS. */
async function followProblem(reader) {
  const lamp = '<Lamp />\n\n';
  change(TROUBLES, '\n## ', `\n${lamp}## `);
  const line = read(TROUBLES).split('\n').indexOf('<Lamp />') + 1;
  const panel = reader.getByRole('complementary', { name: 'Problems in the content' });
  await panel.getByRole('button', { name: /problem/ }).click();
  const opening = reader.waitForEvent('popup');
  await panel
    .getByRole('link', { name: `${TROUBLES}:${line}` })
    .first()
    .click();
  const cms = await opening;
  await cms.getByRole('textbox', { name: 'Text', exact: true }).waitFor();
  await cms.waitForFunction(() => globalThis.getSelection()?.toString() === '<Lamp />');
  change(TROUBLES, lamp, '');
}

export const serverSteps = {
  'npm run develop': (command) => {
    const { opened, env } = recordingEditor();
    return withSite(
      `${command} -- --port ${PORT}`,
      '/page-data/index/page-data.json',
      async (page) => {
        await writeInDevelop(page, opened);
        await loseNothing(page);
        await makePages(page);
        await queryTheContent(page);
        // The next commands run on the original site.
        succeed('git checkout -q -- . && git clean -fdq content src');
      },
      env,
    );
  },
  'npm run write': async (command) => {
    await withSite(command, '/admin/', writeInTheCms);
    // Without it, the next start would begin with an empty cache.
    assert.ok(has('.cache/code-of-the-build.txt'), 'the cache is not noted');
  },
};
