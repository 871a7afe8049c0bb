import { expect, test } from '@playwright/test';
import type { GithubHost } from './support/github-host';
import { confirm, openEntry, publish, save, serveTeam, source } from './support/team-cms';

const DEBUG = 'content/docs/atrament-basics/debug.mdx';
/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

// The CMS is large, and a test opens it up to four times.
test.describe.configure({ timeout: 240_000 });

let host: GithubHost;

test.beforeEach(async ({ page }) => {
  host = await serveTeam(page);
});
test.afterEach(() => host.repository.remove());

const textAt = (branch: string, file: string) => host.repository.textAt(branch, file);

test('a picture that is uploaded is published at once, which is asked before, and known at once', async ({
  page,
}) => {
  await page.goto('admin/');
  await page.getByRole('button', { name: 'Pictures' }).click({ timeout: 60_000 });
  const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
  const upload = (name: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(picture) });
  await upload('moth.svg');
  const question = page.getByRole('dialog', { name: 'Upload moth.svg?' });
  await expect(question).toContainText('published at once');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await upload('night-lamp.svg');
  await confirm(page, 'Upload night-lamp.svg?', 'Upload');
  expect(textAt('main', 'static/img/moth.svg')).toBe(null);
  await expect.poll(() => textAt('main', 'static/img/night-lamp.svg')).toBe(picture);
  await expect(page.getByText('night-lamp.svg', { exact: true })).toBeVisible();
});

test('pictures of a page are part of its change', { tag: '@soak' }, async ({ page }) => {
  host.repository.change('main', 'static/img/train.png', 'What a colleague has just uploaded.');
  await openEntry(page, 'atrament-basics/debug');
  const form = page.getByRole('dialog', { name: 'Picture' });
  const picture = Buffer.from(PIXEL, 'base64');
  for (const name of ['Train.png', 'Lamp.png']) {
    await source(page).focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.getByRole('button', { name: 'Picture', exact: true }).click();
    await form
      .getByLabel('New picture')
      .setInputFiles({ name, mimeType: 'image/png', buffer: picture });
    await form.getByLabel('What it shows').fill(`A picture: ${name}`);
    await form.getByRole('button', { name: 'Insert' }).click();
    await expect(source(page)).toContainText(`A picture: ${name}`);
  }
  // The last one is taken out again.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(source(page)).not.toContainText('Lamp.png');
  const shown = page.frameLocator('#preview-pane').getByAltText('A picture: Train.png');
  const isShown = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth === 1);
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
  await save(page);
  const branch = 'cms/pages/atrament-basics/debug';
  const file = 'static/img/train-2.png';
  await expect.poll(() => host.repository.find(`refs/heads/${branch}`)).not.toBe(null);
  expect(host.repository.commitsOf(branch)).toBe(1);
  expect(host.repository.changedIn(branch)).toEqual([DEBUG, file]);
  expect(textAt(branch, DEBUG)).toContain('![A picture: Train.png](/img/train-2.png)');
  const bytes = () => host.repository.read(host.repository.find(`${branch}:${file}`) ?? '');
  expect(bytes()).toEqual(picture);
  // The branch comes before its pull request.
  await expect(page.getByText('Changes saved')).toBeVisible();

  await openEntry(page, 'atrament-basics/debug');
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
  await expect(page.getByRole('region', { name: 'Problems' })).toBeHidden();
  await page.getByLabel('Description').fill('Mine.');
  await save(page);
  await expect.poll(() => host.repository.commitsOf(branch)).toBe(2);
  expect(bytes()).toEqual(picture);

  await publish(page);
  await expect.poll(() => textAt('main', DEBUG)).toContain('train-2.png');
  await openEntry(page, 'atrament-basics/debug');
  await expect.poll(isShown, { timeout: 60_000 }).toBe(true);
  await expect(page.getByRole('region', { name: 'Problems' })).toBeHidden();
});

test(
  'a picture that is published is replaced in one commit, once it is said where it is used',
  { tag: '@soak' },
  async ({ page }) => {
    const head = host.repository.find('main');
    await page.goto('admin/');
    await page.getByRole('button', { name: 'Pictures' }).click({ timeout: 60_000 });
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';
    await page.locator('input[type=file]').setInputFiles({
      name: 'weave-flow.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(picture),
    });
    const question = page.getByRole('dialog', { name: 'Replace weave-flow.svg?' });
    const weave = 'content/docs/ink-basics/flow.mdx';
    await expect(question.getByRole('listitem').filter({ hasText: weave })).toBeVisible({
      timeout: 60_000,
    });
    await expect(question).toContainText('published at once');
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect.poll(() => textAt('main', 'static/img/weave-flow.svg')).toBe(picture);
    expect(host.repository.git(['rev-list', '--count', `${head}..main`])).toBe('1');
    await expect(page.getByText('weave-flow.svg', { exact: true })).toHaveCount(1);
  },
);
