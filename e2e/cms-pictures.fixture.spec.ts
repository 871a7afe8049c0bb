import { expect, test, type Page } from '@playwright/test';
import type { GithubHost } from './support/github-host';
import { saidIn } from './support/local-cms';
import { confirm, openEntry, publish, save, serveTeam, source, toast } from './support/team-cms';

const DEBUG = 'content/docs/atrament-basics/debug.mdx';
/** A picture of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

// The CMS is large, and a test opens it up to four times.
test.describe.configure({ timeout: 240_000 });

let host: GithubHost;

test.beforeEach(async ({ page }) => {
  host = await serveTeam(page);
});
test.afterEach(() => host.repository.remove());

const textAt = (branch: string, file = '') => host.repository.textAt(branch, file);

/** Opens “Pictures”, and resolves with what uploads a small picture there. */
async function openPictures(page: Page) {
  await page.goto('admin/');
  await page.getByRole('button', { name: 'Pictures' }).click({ timeout: 60_000 });
  return (name: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(SVG) });
}

test('pictures are uploaded and deleted through review', { tag: '@soak' }, async ({ page }) => {
  host.repository.change(
    'main',
    'static/img/dusk.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  const [lamp, dusk] = ['night-lamp', 'dusk'].map((n) => `static/img/${n}.svg`);
  const upload = await openPictures(page);
  await upload('night-lamp.svg');
  const waits = (file = '') => saidIn(page, `${file} waits under “Review”`);
  await expect(waits(lamp)).toBeVisible({ timeout: 60_000 });

  await page.getByText('dusk.svg', { exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await confirm(page, 'Delete dusk.svg?', 'Delete');
  await expect(waits(dusk)).toBeVisible({ timeout: 60_000 });
  // It is on the site as before, and so in the library.
  await expect(page.getByText('dusk.svg', { exact: true })).toBeVisible();

  const kept = host.repository.git(['rev-list', '--count', 'main']);
  const change = (name: string) =>
    page.getByRole('region', { name: 'In review' }).getByRole('article', { name });
  // As the next author finds it, and the next moment.
  await page.goto('about:blank');
  await page.goto('admin/#/workflow');
  await expect(change('night-lamp.svg')).toContainText('New picture', { timeout: 60_000 });
  await expect(change('dusk.svg')).toContainText('Deleted picture');
  await expect(change('dusk.svg').getByRole('link')).toHaveAttribute('href', /\/pull\/2$/);
  expect(host.repository.git(['rev-list', '--count', 'main'])).toBe(kept);
  expect(textAt('main', lamp)).toBe(null);
  await change('dusk.svg').getByRole('button', { name: 'Move to “Ready”' }).click();
  const ready = page.getByRole('region', { name: 'Ready' }).getByRole('article');
  await ready.getByRole('button', { name: 'Publish …' }).click();
  await confirm(page, 'Publish the deletion of “dusk.svg”?', 'Publish');
  await expect(toast(page, 'Published “dusk.svg”')).toBeVisible({ timeout: 60_000 });
  expect(textAt('main', dusk)).toBe(null);
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
