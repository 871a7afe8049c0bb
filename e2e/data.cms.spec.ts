import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { cmsTest, expect, openForm, openWindow, read, saveForm } from './support/local-cms';

const test = cmsTest();

// Data files, which no other spec changes.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await openWindow(browser);
});
test.afterAll(() => page.close());

test('only the edited data changes in the file', async () => {
  const file = 'content/reference/knot-tags.yaml';
  const before = read(file);
  await openForm(page, 'reference/entries/knot-tags');
  const image = page.getByText('IMAGE: Shows a picture above its paragraph.');
  await image.locator('..').getByRole('button').first().click();
  await page.getByLabel('Summary').first().fill('Shows a picture: above its paragraph.');
  await saveForm(page);
  await expect
    .poll(() => read(file))
    .toBe(
      before
        .replace('Shows a picture above its', "'Shows a picture: above its")
        .replace('paragraph.\n', "paragraph.'\n"),
    );
});

test('the page of an entry is chosen by its title', { tag: '@soak' }, async () => {
  const file = 'content/reference/settings.yaml';
  await openForm(page, 'reference/entries/settings');
  await page.getByRole('button', { name: 'Open or close' }).nth(1).click();
  const field = page.getByRole('textbox', { name: 'Page' }).first();
  await expect(field).toHaveValue('atrament-basics/interface_sections#settings');
  await expect(field).toHaveAccessibleDescription('Interface sections: Settings');
  await page.getByRole('button', { name: 'Choose …' }).first().click();
  const picker = page.getByRole('dialog', { name: 'Page' });
  await picker.getByRole('combobox').fill('flow');
  await expectNoViolation(page, '.cmsPicker');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('ink-basics/flow');
  await expect(field).toHaveAccessibleDescription('Flow');
  await saveForm(page);
  await expect.poll(() => read(file)).toContain('page: ink-basics/flow\n');
});

test('glossary terms and the announcement are edited in forms', async () => {
  const glossary = read('content/glossary.yaml');
  const meaning = /(?<=^- term: About screen\n {2}meaning: ).*$/m;
  await openForm(page, 'glossary/entries/glossary');
  const term = page.getByText('About screen: ');
  await term.locator('..').getByRole('button').first().click();
  await page.getByLabel('Meaning').first().fill('A page about the game.');
  await saveForm(page);
  await expect
    .poll(() => read('content/glossary.yaml'))
    .toBe(glossary.replace(meaning, 'A page about the game.'));

  const news = read('content/announcement.json');
  await openForm(page, 'announcement/entries/announcement');
  await page.getByRole('switch').first().click();
  await page.getByLabel('Text').first().fill('The lamp is lit.');
  await saveForm(page);
  await expect
    .poll(() => read('content/announcement.json'))
    .toBe(
      news
        .replace('"isShown": false', '"isShown": true')
        .replace('"text": ""', '"text": "The lamp is lit."'),
    );
});
