// Builds a site with optional parts that only the tests need (e2e/fixture), in .e2e/fixture, below /base.
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkOneEdit } from './site-checks/one-edit.mjs';
import { buildCopy, copyChecks, copySite, isCopyCurrent } from './site-copy.mjs';

const source = path.resolve('e2e/fixture');
const directory = path.resolve('.e2e/fixture');
/** Deployed to a subfolder, with a CMS for its team: see “Deploy your site” and “Set up writing in the browser”. */
const env = { PATH_PREFIX: '/base', CMS_BACKEND: 'github', CMS_REPO: 'technix/atrament.ink' };
const options = { args: ['--prefix-paths'], env };

const MAX_SHOWN = 20;

/** Builds the fixture site if it is missing or out of date. */
export async function buildFixtureSite() {
  if (isCopyCurrent(directory, [source, fileURLToPath(import.meta.url)])) return;
  console.log('Building the site with fixtures …');
  copySite(directory, source);
  copyChecks(directory);
  const entries = readFileSync(path.join(source, 'sidebar.yaml'), 'utf8');
  // Appended to the list of the only sidebar, which is at the end of the file.
  appendFileSync(path.join(directory, 'content/sidebars.yaml'), entries.replace(/^(?=.)/gm, '  '));
  await buildCopy(directory, options);
}

/** Edits a page of the built fixture site and takes the edit back; resolves with the numbers passed and failed. */
export async function checkEditOfFixture() {
  const problems = await checkOneEdit(directory, options);
  for (const problem of problems.slice(0, MAX_SHOWN)) console.log(`FAIL  ${problem}`);
  return problems.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await buildFixtureSite().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
