// What authors see in `develop`, in a browser.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { at, change, read, write } from './tutorial-copy.mjs';
import { codeFor, fencesOf } from './tutorial-page.mjs';

const QUICKSTART = 'content/docs/quickstart.mdx';
const CREATE = 'tutorial-basics/create-a-document';
const CREDITS = 'src/pages/credits.tsx';
const SIDEBAR = 'content/sidebars.yaml';

const newPage = (title, more) =>
  `---\ntitle: ${title}\ndescription: A page.\n${more}---\n\nText.\n`;

/** “Create a document”, steps 2 to 4; “Create a page”; and “News without a blog”. */
export async function makePages(page) {
  const night = 'content/docs/night-train.mdx';
  write(night, codeFor(CREATE, night));
  change(SIDEBAR, '  - quickstart\n', '  - quickstart\n  - night-train\n');
  const credits = 'tutorial-basics/create-a-page';
  write(CREDITS, codeFor(credits, CREDITS, 'export default'));
  const blog = 'tutorial-basics/create-a-blog-post';
  const post = 'content/docs/news/2026-05-01-a-lamp-for-everyone.mdx';
  write(post, codeFor(blog, post));
  write(SIDEBAR, `${read(SIDEBAR)}${codeFor(blog, SIDEBAR)}`);

  await opened(page, '/docs/night-train/', 'The night train');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await sidebar.getByRole('link', { name: 'The night train' }).waitFor();
  change(night, 'no porter.', 'one porter.');
  await page.getByText('one porter.').waitFor();
  await opened(page, '/docs/category/news/', 'News');
  await page.getByRole('main').getByRole('link', { name: '1 May 2026', exact: true }).waitFor();
  await opened(page, '/credits/', 'Credits');
  await page.getByRole('link', { name: 'Begin here' }).click();
  await page.getByRole('heading', { level: 1, name: 'Quickstart' }).waitFor();
}

/** Opens an address, again if necessary until what was just saved is there. */
async function opened(page, address, title) {
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  for (let round = 1; ; round += 1) {
    await page.goto(address);
    const isThere = await heading.waitFor({ timeout: 10_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    assert.ok(round < 12, `${address} does not show “${title}”`);
  }
}

/** Problems while somebody writes: files that cannot be read for a while, and files that come and go. */
export async function loseNothing(page) {
  const good = read(QUICKSTART);
  const heading = (name) => page.getByRole('heading', { level: 1, name });
  await page.goto('/docs/quickstart/');
  await heading('Quickstart').waitFor();
  const broken = [
    good.replace('title: ', 'title: "'),
    good.replace('title: ', '\ttitle: '),
    good.replace('\n---\n', '\n'),
  ];
  for (const text of broken) {
    assert.notEqual(text, good);
    write(QUICKSTART, text);
    await heading('This page waits for its file').waitFor();
    await page
      .getByRole('complementary', { name: 'Problems in the content' })
      .getByRole('button', { name: /problem/ })
      .waitFor();
    assert.equal(read(QUICKSTART), text);
    write(QUICKSTART, good);
    await heading('Quickstart').waitFor();
  }

  const files = ['one', 'two'].map((name) => `content/docs/coming-${name}.mdx`);
  const writeAll = () => files.forEach((file) => write(file, newPage('It has come', '')));
  writeAll();
  await opened(page, '/docs/coming-one/', 'It has come');
  for (const pause of [100, 300]) {
    for (const file of files) rmSync(at(file));
    await new Promise((resolve) => setTimeout(resolve, pause));
    writeAll();
    for (const address of ['/docs/coming-one/', '/docs/coming-two/']) {
      await opened(page, address, 'It has come');
    }
  }
  for (const file of files) rmSync(at(file));
}

/** “Query the content”: the first query, pasted and run. */
export async function queryTheContent(page) {
  const [query] = fencesOf('tutorial-extras/query-the-content').filter(({ info }) =>
    info.startsWith('graphql'),
  );
  await page.goto('/___graphql');
  await page.locator('.graphiql-query-editor .CodeMirror').click();
  await page.keyboard.press('ControlOrMeta+a');
  // Typed, it would be auto-completed.
  await page.keyboard.insertText(query.code);
  await page.keyboard.press('Control+Enter');
  await page.locator('.graphiql-response').getByText('totalCount').waitFor();
}

/**
 * In `develop`: drafts and unlisted pages with their notes, a saved change, and problems. The editor writes what it opens
 * to `record`.
 */
export async function writeInDevelop(page, record) {
  write('content/docs/not-yet.mdx', newPage('Not yet', 'draft: true\n'));
  write('content/docs/by-address.mdx', newPage('By address', 'unlisted: true\n'));
  await page.goto('/docs/quickstart/');
  change(QUICKSTART, '\n---\n', '\n---\n\nThe lamp is lit.\n');
  await page.getByText('The lamp is lit.').waitFor();
  change(QUICKSTART, 'The lamp is lit.', 'The lamp is out.');
  await page.getByText('The lamp is out.').waitFor();

  const panel = page.getByRole('complementary', { name: 'Problems in the content' });
  change(QUICKSTART, 'description:', 'descripton:');
  const count = panel.getByRole('button', { name: /\d+ problems?/ });
  await count.click();
  await panel.getByText('descripton').first().waitFor();
  await panel
    .getByRole('button', { name: `${QUICKSTART}:3` })
    .first()
    .click();
  await panel.getByText(`Opened ${QUICKSTART}:3 in code (VISUAL).`).waitFor();
  assert.match(read(record), /-g \S+\/content\/docs\/quickstart\.mdx:3/);
  change(QUICKSTART, 'descripton:', 'description:');
  await panel.getByText('descripton').first().waitFor({ state: 'detached' });
  change(QUICKSTART, '\n\nThe lamp is out.\n', '\n');

  await page.goto('/docs/not-yet/');
  await page
    .getByRole('main')
    .getByText(/^Draft:/)
    .waitFor();
  await page.goto('/docs/by-address/');
  await page
    .getByRole('main')
    .getByText(/^Unlisted page\./)
    .waitFor();
}
