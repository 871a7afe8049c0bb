import { expect, test, type Page } from '@playwright/test';
import { tagOf } from './support/every-run';
import { readFence } from './support/fences';
import { openPage } from './support/pages';

const PAGE = '/docs/quickstart/';
const WITH_LONG_LINES = '/docs/atrament-basics/publish/';
const block = (page: Page, title: string) =>
  page.getByRole('figure').filter({ has: page.locator('figcaption', { hasText: title }) });
const copyButton = (page: Page, title: string) =>
  block(page, title).getByRole('button', { name: /^Copy code to clipboard/ });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const nothing = (line: string) => line !== '';

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const { name, address, file, fence, title, nth } of [
    {
      name: 'a block with a title',
      address: '/docs/ink-basics/tags_and_comments/',
      file: 'ink-basics/tags_and_comments.mdx',
      fence: 'ink title="archive.ink" transcript=""',
      title: 'archive.ink',
      nth: 0,
    },
    {
      name: 'highlighted lines',
      address: '/docs/troubleshooting/',
      file: 'troubleshooting.mdx',
      fence: 'json title="atrament.config.json" {2}',
      title: 'atrament.config.json',
      nth: 0,
    },
    {
      name: 'numbered lines',
      address: '/docs/ink-basics/intro/',
      file: 'ink-basics/intro.mdx',
      fence: 'ink title="story.ink" showLineNumbers transcript="2,1,2,2" map',
      title: 'story.ink',
      nth: 1,
    },
  ]) {
    test(
      `${name}: exactly the code as written`,
      { tag: tagOf(name === 'numbered lines') },
      async ({ page }) => {
        await openPage(page, address);
        await copyButton(page, title).nth(nth).click();
        await expect(block(page, title).nth(nth).getByRole('status')).toHaveText('Copied');
        expect(await clipboard(page)).toBe(readFence(file, fence));
      },
    );
  }

  test(
    'a diff: the result, without signs and removed lines',
    { tag: '@soak' },
    async ({ page }) => {
      await openPage(page, '/docs/tutorial-basics/create-a-document/');
      const change = page
        .getByRole('figure')
        .filter({ has: page.getByRole('insertion') })
        .filter({ hasText: 'The platform is empty.' });
      await expect(change.getByRole('deletion')).toHaveText(/^\* \[Wait\]/);
      await change.getByRole('button', { name: /^Copy code/ }).click();
      await expect(change.getByRole('status')).toHaveText('Copied');
      expect(await clipboard(page)).toBe(
        'The platform is empty.\n* [Wait for the night train]\n-> END',
      );
    },
  );

  test(
    'it is announced politely, and the button resets after a second',
    { tag: '@soak' },
    async ({ page }) => {
      await page.clock.install();
      await openPage(page, '/docs/troubleshooting/');
      const figure = block(page, 'atrament.config.json').first();
      const status = figure.getByRole('status');
      await expect(status).toHaveText('');
      await copyButton(page, 'atrament.config.json').first().click();
      await expect(status).toHaveText('Copied');
      await expect(figure.getByRole('button', { name: 'Copied', exact: true })).toBeFocused();
      await page.clock.runFor(1000);
      await expect(status).toHaveText('');
      await expect(copyButton(page, 'atrament.config.json').first()).toBeFocused();
    },
  );
});

test(
  'if the browser refuses to copy, the reader is told what to do',
  { tag: '@soak' },
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      // The old copy command, used as a fallback.
      Reflect.set(document, 'execCommand', () => false);
    });
    await openPage(page, '/docs/troubleshooting/');
    await copyButton(page, 'atrament.config.json').first().click();
    await expect(block(page, 'atrament.config.json').first().getByRole('status')).toHaveText(
      'Copying is blocked here. Copy the code by hand.',
    );
  },
);

test('every block can be copied, and each button names its block', async ({ page }) => {
  await openPage(page, PAGE);
  const names = await page
    .getByRole('button', { name: /^Copy code to clipboard: /, includeHidden: true })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  expect(names.length).toBe(await page.locator('figure pre').count());
  expect(new Set(names).size).toBe(names.length);
});

test('word wrap of long lines', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, WITH_LONG_LINES);

  await test.step('is offered only for lines that are too long, or wrapped', async () => {
    const blocks = page.getByRole('figure').filter({ has: page.locator('pre') });
    const found = { scrolling: 0, broken: 0, short: 0 };
    for (const figure of await blocks.all()) {
      if (!(await figure.isVisible())) continue;
      const kind = await figure.locator('pre').evaluate((pre) => {
        if (pre.scrollWidth > pre.clientWidth) return 'scrolling';
        const row = Number.parseFloat(
          getComputedStyle(pre.querySelector('code') ?? pre).lineHeight,
        );
        const heights = Array.from(pre.querySelectorAll('code > *'), (line) => line.clientHeight);
        return Math.max(...heights) > 1.5 * row ? 'broken' : 'short';
      });
      found[kind] += 1;
      await expect(figure.getByRole('button', { name: 'Toggle word wrap' })).toHaveCount(
        kind === 'short' ? 0 : 1,
      );
      // So is the tab stop: whatever scrolls can be scrolled by keyboard.
      await expect(figure.getByRole('region')).toHaveCount(kind === 'scrolling' ? 1 : 0);
      expect(await figure.locator('pre').getAttribute('tabindex')).toBe(
        kind === 'scrolling' ? '0' : null,
      );
    }
    expect(found.scrolling).toBeGreaterThan(0);
    expect(found.broken).toBeGreaterThan(0);
    expect(found.short).toBeGreaterThan(0);
  });

  await test.step('breaks them, and the keyboard scrolls them', async () => {
    // Not by its region, which is removed once nothing scrolls.
    const figure = page.locator('figure[data-language="json"]').first();
    const lines = figure.locator('pre');
    const wrap = figure.getByRole('button', { name: 'Toggle word wrap' });
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
    await lines.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => lines.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);

    const text = (await lines.innerText()).split('\n').filter(nothing);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    expect(await lines.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
    await expect(figure.getByRole('region')).toHaveCount(0);
    expect((await lines.innerText()).split('\n').filter(nothing)).toEqual(text);
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  });
});

test('ink is wrapped at first, and can be unwrapped', { tag: '@soak' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openPage(page, PAGE);
  const figure = page
    .locator('figure[data-language="ink"]')
    .filter({ has: page.getByRole('button', { name: 'Toggle word wrap' }) })
    .first();
  const lines = figure.locator('pre');
  const wrap = figure.getByRole('button', { name: 'Toggle word wrap' });
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await lines.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  expect(await lines.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeGreaterThan(0);
});

test(
  'code changes its colours with the mode without being rendered again',
  { tag: '@soak' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await openPage(page, PAGE);
    const token = page.locator('pre .token').first();
    const color = () => token.evaluate((element) => getComputedStyle(element).color);
    const light = await color();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(color).not.toBe(light);
  },
);
