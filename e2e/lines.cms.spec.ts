import { readFileSync } from 'node:fs';
import { expect as baseExpect, type Page } from '@playwright/test';
import { cmsAddressOf } from '../src/config/cms-address';
import { cmsTest } from './support/local-cms';

const test = cmsTest();

test.describe.configure({ mode: 'serial', timeout: 60_000 });
const expect = baseExpect.configure({ timeout: 20_000 });

const FILE = 'content/docs/tutorial-extras/translate-your-site.mdx';
const lines = readFileSync(FILE, 'utf8').split('\n');
const lineWith = (words: string) => lines.findIndex((line) => line.includes(words)) + 1;
const lastHeading = lines.findLastIndex((line) => line.startsWith('## ')) + 1;
const firstHeading = lines.findIndex((line) => line.startsWith('## ')) + 1;

const open = (page: Page, file: string, line: number) =>
  page.goto(cmsAddressOf(file, line) ?? 'There is no form for it.');
const source = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
const expectAtLine = async (page: Page, line: number) => {
  await expect(source(page)).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => window.getSelection()?.toString()))
    .toBe(lines[line - 1]);
  await expect(
    source(page)
      .locator('.cm-line')
      .filter({ hasText: lines[line - 1] ?? '' })
      .first(),
  ).toBeInViewport();
};

test(
  'an address with a line opens the text or the field there',
  { tag: '@soak' },
  async ({ page }) => {
    await test.step('the text; what is unsaved stays', async () => {
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        void dialog.accept();
      });
      await open(page, FILE, lastHeading);
      await expectAtLine(page, lastHeading);
      expect(page.url()).not.toContain('line=');

      await page.keyboard.press('End');
      await page.keyboard.type(' and a lamp');
      await open(page, FILE, firstHeading);
      await expectAtLine(page, firstHeading);
      await expect(page.getByText('Unsaved changes')).toBeVisible();
      // The same line again, after somebody has looked elsewhere.
      await page.getByLabel('Title').focus();
      await open(page, FILE, firstHeading);
      await expectAtLine(page, firstHeading);
      await open(page, FILE, lastHeading);
      await expect(source(page)).toContainText(`${lines[lastHeading - 1]} and a lamp`);
      expect(asked).toEqual([]);
    });

    await test.step('the field of a line of the frontmatter', async () => {
      await open(page, FILE, lineWith('description:'));
      await expect(page.getByLabel('Description')).toBeFocused();
      await open(page, FILE, lineWith('keywords:'));
      await expect(page.getByLabel('Keywords')).toBeFocused();
      await expect(page.getByLabel('Keywords')).toBeInViewport();
    });
  },
);

test(
  'from another form, and for other files, the form of the file opens',
  { tag: '@soak' },
  async ({ page }) => {
    await open(page, 'content/sidebars.yaml', 3);
    await expect(page.getByRole('button', { name: 'Quickstart', exact: true })).toBeVisible();
    await open(page, FILE, lastHeading);
    await expectAtLine(page, lastHeading);
    await open(page, 'content/reference/knot-tags.yaml', 9);
    await expect(page.getByText('IMAGE: Shows a picture')).toBeVisible();
  },
);
