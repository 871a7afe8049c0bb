import { expect, test, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, looks, tagOfLook } from './support/axe';
import { noteConsole } from './support/console-messages';
import { watchFrames } from './support/frames';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';
import { noteDocuments } from './support/requests';

const address = '/docs/reference/';
const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a tag, markup or name' });
const names = (page: Page) => page.getByRole('article').getByRole('term');
const count = (page: Page) => page.getByRole('search').getByRole('status');

test('what is asked for is found, and the address remembers it', async ({ page }) => {
  const messages = noteConsole(page);
  await openPage(page, `${address}?q=<script>alert(1)</script>`);

  await test.step('markup in an address is words to look for', async () => {
    await expect(field(page)).toHaveValue('<script>alert(1)</script>');
    await expect(count(page)).toHaveText(/ of /);
    await field(page).press('Escape');
  });

  await test.step('a tag is found while its name is typed, and the address remembers', async () => {
    await expect(count(page)).toHaveText(/^\d{3} entries$/);
    await field(page).fill('clear');
    await expect(names(page).first()).toHaveText('# CLEAR');
    await expect(count(page)).toHaveText(/^\d+ of \d{3} entries$/);
    await expect(page).toHaveURL(`${address}?q=clear`);
    await page.reload();
    await expect(field(page)).toHaveValue('clear');
    await expect(names(page).first()).toHaveText('# CLEAR');
    await field(page).press('Escape');
    await expect(count(page)).toHaveText(/^\d{3} entries$/);
    await expect(page).toHaveURL(address);
  });

  await test.step('the keyboard goes from the field through the entries and opens one', async () => {
    await field(page).fill('audio');
    await field(page).press('ArrowDown');
    await expect(names(page).first().getByRole('link')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/docs\/reference\/(\?|$)/);
    await page.goBack();
    await expect(page).toHaveURL(`${address}?q=audio`);
    await expect(field(page)).toHaveValue('audio');
  });

  await test.step('what was found is there again after Back', async () => {
    const documents = noteDocuments(page);
    await field(page).fill('#AUDIO');
    // The address follows the field a moment later.
    await expect(page).toHaveURL(`${address}?q=%23AUDIO`);
    await page
      .getByRole('article')
      .getByRole('link', { name: '# AUDIO', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/docs/reference/scene-tags/audio/');
    await page.goBack();
    await expect(page).toHaveURL(`${address}?q=%23AUDIO`);
    await expect(field(page)).toHaveValue('#AUDIO');
    await expect(names(page).first()).toHaveText('# AUDIO');
    expect(documents).toEqual([]);
  });

  await test.step('an old address of an entry leads to its card', async () => {
    await page.evaluate(() => (window.location.hash = '#tag-clear'));
    await expect(page).toHaveURL(`${address}scene-tags/clear/`);
    await expect(page.getByRole('heading', { level: 1, name: '# CLEAR' })).toBeInViewport();
  });
  expect(messages).toEqual([]);
});

test('# asks for tags, [ for markup', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, address);
  await field(page).fill('#font');
  await expect(names(page).first()).toHaveText('# font');
  await field(page).fill('[font');
  await expect(names(page).first()).toHaveText('[font]');
});

test('who finds nothing is told the nearest name', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, `${address}?q=claerr`);
  await page.getByRole('button', { name: 'Did you mean CLEAR' }).click();
  await expect(names(page).first()).toHaveText('# CLEAR');
  await expect(field(page)).toBeFocused();
});

for (const hostile of ['%E0%A4%A', 'x'.repeat(3000), '[[[[']) {
  test(`the address may ask for ${hostile.slice(0, 20)}`, { tag: '@soak' }, async ({ page }) => {
    const messages = noteConsole(page);
    await openPage(page, `${address}?q=${hostile}`);
    await expect(field(page)).not.toHaveValue('');
    await expect(count(page)).toHaveText(/ of /);
    expect(messages).toEqual([]);
  });
}

test(
  'an old address of an entry leads to its card, before the app has come',
  { tag: '@soak' },
  async ({ page }) => {
    await page.goto(`${address}?q=font#tag-clear`);
    await expect(page).toHaveURL(`${address}scene-tags/clear/`);
    await expect(page.getByRole('heading', { level: 1, name: '# CLEAR' })).toBeInViewport();
  },
);

test('plain words find what they mean here', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, address);
  for (const [query, name] of [
    ['timer', '# AUTO_CHOICE'],
    ['bold', 'HTML elements'],
    ['colour', '[highlight]'],
    ['make text italic', 'HTML elements'],
  ] as const) {
    await field(page).fill(query);
    await expect(names(page).first(), query).toContainText(name);
  }
  await expect(count(page)).toContainText('“make text italic”: [i], [em]');
});

test(
  'an entry that is pointed at or has focus shows its card',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, address);
    await field(page).fill('auto_choice');
    await expect(names(page).first()).toContainText('AUTO_CHOICE');
    await field(page).press('ArrowDown');
    const card = page.getByRole('tooltip');
    await expect(card).toContainText('# AUTO_CHOICE: delay=10');
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await field(page).fill('scenes_align');
    await names(page).first().getByRole('link').hover();
    await expect(card).toContainText('# scenes_align: top');
    await expect(card).toContainText('At the upper edge.');
  },
);

test(
  'page and contents have only the groups with entries that were found',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, address);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const all = await contents.count();
    await field(page).fill('clear');
    await expect(contents).not.toHaveCount(all);
    const shown = await page.getByRole('article').getByRole('heading', { level: 2 }).count();
    await expect(contents).toHaveCount(shown);
    await contents.last().click();
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
    await expect(field(page)).toHaveValue('clear');
    await field(page).press('Escape');
    await expect(contents).toHaveCount(all);
  },
);

test('the list is read without scripts, and nothing is offered that needs them', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${address}#markup-info`);
  await expect(page.locator('#markup-info')).toBeInViewport();
  expect(await names(page).count()).toBeGreaterThan(300);
  await expect(field(page)).toHaveCount(0);
  await page.close();
});

test('nothing moves when the filter comes', async ({ page }) => {
  const tops = await watchFrames(page, () => {
    const heading = document.getElementById('all-global-tag');
    // Fonts that load late are a separate matter.
    return heading && document.fonts.status === 'loaded'
      ? String(Math.round(heading.getBoundingClientRect().top))
      : null;
  });
  await openPage(page, address);
  await expect(field(page)).toBeVisible();
  await page.waitForTimeout(300);
  expect(await tops()).toHaveLength(1);
});

test('only this page fetches the filter', { tag: '@soak' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response.text().then((text) => scripts.push(text));
  });
  await openPage(page, '/docs/ink-basics/glossary/');
  await page.waitForLoadState('networkidle');
  expect(scripts.some((text) => text.includes('timer, bold, # saves, [b]'))).toBe(false);
});

for (const look of looks) {
  test(
    `no violation and no overflow in ${look.colorScheme} at ${look.width}`,
    { tag: tagOfLook(look) },
    async ({ page }) => {
      test.slow();
      await dressPage(page, look);
      await openPage(page, address);
      await expect(field(page)).toBeVisible();
      expect((await findOverflow(page)).pixels).toBe(0);
      await field(page).fill('choices');
      await expect(names(page).first()).toHaveText('# choices');
      await expectNoViolation(page);
      await field(page).fill('claerr');
      await expect(page.getByRole('button', { name: 'Show all' })).toBeVisible();
      await expectNoViolation(page);
    },
  );
}
