import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { confirm, cmsTest, expect, has, read, saidIn, write } from './support/local-cms';

const test = cmsTest();

test.describe.configure({ timeout: 90_000 });
test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const drawing = (width: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="30"/>`;

/** Uploads a file in the library, which is open. */
const upload = (page: Page, name: string, text: string, mimeType = 'image/svg+xml') =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });

const card = (page: Page, name: string) => page.getByText(name, { exact: true });

test.beforeEach(async ({ page }) => {
  await page.goto('/admin/#/collections/pages');
  await page.getByRole('button', { name: 'Pictures' }).click();
  await expect(card(page, 'logo.svg')).toBeVisible();
});

test('a picture is uploaded, copied, replaced and deleted', async ({ page }) => {
  await test.step('uploaded under a plain name, and copied as pages write it', async () => {
    await upload(page, 'Night Lamp.SVG', drawing(40));
    await expect(card(page, 'night-lamp.svg')).toBeVisible();
    expect(read('static/img/night-lamp.svg')).toBe(drawing(40));
    // What was just uploaded is selected.
    await page.getByRole('button', { name: 'Copy address' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe('/img/night-lamp.svg');

    await upload(page, 'notes.txt', 'A text.', 'text/plain');
    await expect(saidIn(page, '“notes.txt” is not a picture')).toBeVisible();
    expect(has('static/img/notes.txt')).toBe(false);
  });

  await test.step('in use: replaced once it is said where it is used, and not deleted', async () => {
    const place = 'content/docs/tutorial-basics/deploy-your-site.mdx';
    const before = read(place);
    const file = 'static/img/harbour.svg';
    await upload(page, 'harbour.svg', drawing(40));
    await expect.poll(() => has(file)).toBe(true);
    write(place, `${before}\n![A harbour](/img/harbour.svg)\n`);

    const question = page.getByRole('dialog', { name: 'Replace harbour.svg?' });
    const again = async (width: number, answer: string) => {
      await upload(page, 'Harbour.svg', drawing(width));
      await expect(question.getByRole('listitem')).toHaveText([`Deploy your site ${place}`]);
      await expect(question.getByRole('img')).toHaveCount(2);
      await expectNoViolation(page, '.cmsReplace');
      await question.getByRole('button', { name: answer }).click();
      await expect(question).toBeHidden();
    };
    await again(41, 'Cancel');
    expect(read(file)).toBe(drawing(40));
    await again(42, 'Keep both');
    await expect(card(page, 'harbour-2.svg')).toBeVisible();
    expect(read('static/img/harbour-2.svg')).toBe(drawing(42));
    expect(read(file)).toBe(drawing(40));
    await again(43, 'Replace');
    const words = page.getByRole('dialog', { name: /^Do these words fit the new harbour\.svg/ });
    await expect(words.getByRole('listitem')).toContainText(
      `“A harbour” Deploy your site ${place}`,
    );
    await words.getByRole('button', { name: 'Close' }).click();
    expect(read(file)).toBe(drawing(43));
    await expect(card(page, 'harbour.svg')).toHaveCount(1);

    const remove = page.getByRole('button', { name: 'Delete' });
    const replace = page.getByRole('button', { name: 'Replace …' });
    await page.getByPlaceholder('Search pictures').fill('logo');
    await expect(remove).toBeDisabled();
    await expect(replace).toBeDisabled();
    await page.getByPlaceholder('Search pictures').fill('');
    await card(page, 'harbour.svg').click();
    await expect(replace).toBeEnabled();
    await remove.click();
    const users = page.getByRole('dialog', { name: 'Not deleted: it is still in use' });
    await expect(users.getByRole('term')).toContainText('Shown here');
    await expect(users.getByRole('link')).toHaveText(`Deploy your site ${place}`);
    await users.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByText('Failed to delete')).toHaveCount(0);
    expect(has(file)).toBe(true);
    write(place, before);
    await remove.click();
    await confirm(page, 'Delete harbour.svg?', 'Delete');
    await expect.poll(() => has(file)).toBe(false);
  });
});

test(
  'a picture is chosen and copied with the keyboard alone',
  { tag: '@soak' },
  async ({ page }) => {
    await page.getByPlaceholder('Search pictures').focus();
    const named = (name: string) => page.getByRole('button', { name, exact: true });
    for (let count = 0; count < 3; count += 1) {
      if (await named('choice-appearances.svg').evaluate((cell) => cell.matches(':focus'))) break;
      await page.keyboard.press('Tab');
    }
    await expect(named('choice-appearances.svg')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(named('layers-coordinates.svg')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(named('layers-coordinates.svg')).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolation(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('button', { name: 'Copy address' }).press('Enter');
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe('/img/layers-coordinates.svg');
  },
);

test(
  'a picture in a folder is replaced by one of its name, and deleted, in its folder',
  { tag: '@soak' },
  async ({ page }) => {
    const file = 'static/img/samples/poppy.svg';
    await page.getByPlaceholder('Search pictures').fill('poppy');
    await expect(card(page, 'samples/poppy.svg')).toBeVisible();
    await upload(page, 'Poppy.svg', drawing(44));
    const question = page.getByRole('dialog', { name: 'Replace samples/poppy.svg?' });
    await expect(question.getByRole('img')).toHaveCount(2);
    await expect(question).toContainText('the new one is called poppy.svg');
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(saidIn(page, 'samples/poppy.svg was replaced')).toBeVisible();
    expect(read(file)).toBe(drawing(44));
    expect(has('static/img/poppy.svg')).toBe(false);
    await card(page, 'samples/poppy.svg').click();
    await page.getByRole('button', { name: 'Copy address' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe('/img/samples/poppy.svg');
    await page.getByRole('button', { name: 'Delete' }).click();
    await confirm(page, 'Delete samples/poppy.svg?', 'Delete');
    await expect.poll(() => has(file)).toBe(false);
  },
);
