import { expect, test, type Page } from '@playwright/test';
import { dressPage, expectNoViolation, looks } from './support/axe';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';

const PAGE = 'docs/fixture/kitchen-sink/';
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const block = (page: Page, title: string) =>
  page.getByRole('figure').filter({ has: page.locator('figcaption', { hasText: title }) });

test('what authors write is shown', async ({ page }) => {
  const messages = noteConsole(page);
  await openPage(page, PAGE);

  await test.step('renders without a console message', async () => {
    await page.waitForLoadState('networkidle');
    expect(messages).toEqual([]);
  });

  await test.step('nothing overflows the window', async () => {
    await openPage(page, PAGE);
    for (const width of [1280, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
      expect.soft(await findOverflow(page), `at ${width}`).toEqual({ pixels: 0, elements: [] });
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('every kind of admonition names its kind, and they can be nested', async () => {
    await openPage(page, PAGE);
    const notes = page.getByRole('note');
    const kinds = ['Note', 'Tip', 'Info', 'Warning', 'Danger', 'Caution', 'Important', 'Success'];
    for (const [index, kind] of kinds.entries()) {
      await expect(notes.nth(index)).toHaveText(new RegExp(`^${kind}`));
    }
    await expect(notes.first()).toContainText('A title');
    await expect(notes.filter({ hasText: 'Words as on GitHub.' })).toHaveText(/^Warning/);
    const outer = notes.filter({ hasText: 'Before the inner.' });
    await expect(outer.getByRole('note')).toHaveText(/^Tip.*Inner/s);
  });

  await test.step('the lines of a diff are numbered from where the author says, and have signs', async () => {
    await openPage(page, PAGE);
    const changed = block(page, 'changed.ink');
    await expect(changed.getByRole('deletion')).toHaveText(/^\* \[Wait\]/);
    await expect(changed.getByRole('insertion')).toHaveCount(2);
    const first = changed.locator('code');
    await expect(first).toHaveCSS('counter-reset', /line 8/);
    await expect(block(page, 'marked.ts').locator('[data-highlighted]')).toHaveText(
      /^const second = 2;/,
    );
  });

  await test.step('footnotes: each mark leads to its note, and each note back to its mark', async () => {
    await openPage(page, PAGE);
    const marks = page.locator('main sup').getByRole('link');
    await expect(marks).toHaveText(['1', '1', '2']);
    for (const mark of await marks.all()) {
      await expect(page.locator(String(await mark.getAttribute('href')))).toHaveCount(1);
    }
    const words = page.getByRole('listitem').filter({ hasText: 'The first footnote.' });
    const back = words.getByRole('link');
    await expect(back).toHaveCount(2);
    for (const link of await back.all()) {
      await expect(page.locator(String(await link.getAttribute('href')))).toHaveCount(1);
    }
  });

  await test.step('steps, tree, cards and tables are lists, groups, links and tables', async () => {
    await openPage(page, PAGE);
    const tree = page.getByRole('group', { name: 'Files and folders' });
    await expect(tree).toContainText('game/');
    await expect(tree.getByText('lamp.png')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^First step/ })).toContainText(
      'With a second paragraph.',
    );
    const outside = page.getByRole('main').getByRole('link', { name: 'Elsewhere' });
    await expect(outside).toHaveAttribute('target', '_blank');
    const cells = page.getByRole('row').filter({ hasText: 'something that needs room' });
    await expect(cells.getByRole('cell').nth(1)).toHaveCSS('text-align', 'center');
    await expect(cells.getByRole('cell').nth(2)).toHaveCSS('text-align', 'end');
  });
});

// A test for each look: axe reads this page for several seconds, and one test would have the time of four.
for (const look of looks) {
  test(
    `axe finds nothing in ${look.colorScheme} at ${look.width}`,
    { tag: '@soak' },
    async ({ page }) => {
      await dressPage(page, look);
      await openPage(page, PAGE);
      await expectNoViolation(page);
    },
  );
}

test(
  'groups of tabs change together as far as they know the choice',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await tab(page, 'Two').first().click();
    for (const two of await tab(page, 'Two').all()) {
      await expect(two).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page.getByText('Second words again.')).toBeVisible();
    await tab(page, 'Three').click();
    await expect(page.getByText('Third words')).toBeVisible();
    // The first group has no such tab and shows its default.
    await expect(page.getByText('First words.', { exact: true })).toBeVisible();
  },
);

test('tabs without a group are not remembered', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, PAGE);
  await tab(page, 'Apart').click();
  await expect(page.getByText('They are not remembered.')).toBeVisible();
  await openPage(page, PAGE);
  await expect(tab(page, 'Alone')).toHaveAttribute('aria-selected', 'true');
});

for (const [name, id] of [
  ['a hidden tab', 'in-a-hidden-tab'],
  ['details', 'within-details'],
  ['details within details', 'deep-within'],
] as const) {
  test(
    `the address of a heading in ${name} shows it`,
    { tag: tagOf(id === 'deep-within') },
    async ({ page }) => {
      await openPage(page, `${PAGE}#${id}`);
      await expect(page.locator(`#${id}`)).toBeInViewport();
      await openPage(page, PAGE);
      await page.evaluate((fragment) => {
        location.hash = fragment;
      }, id);
      await expect(page.locator(`#${id}`)).toBeInViewport();
    },
  );
}

test(
  'a browser search match in a hidden tab selects that tab',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await page.evaluate(() => {
      location.hash = 'in-a-hidden-tab';
    });
    await expect(tab(page, 'Two').first()).toHaveAttribute('aria-selected', 'true');
  },
);

test(
  'long code in a hidden tab is measured when it is shown',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, PAGE);
    await tab(page, 'Two').first().click();
    const figure = page
      .getByRole('tabpanel', { name: 'Two' })
      .getByRole('figure')
      .filter({ hasText: 'a line that is much too long' });
    await expect(figure.getByRole('button', { name: 'Toggle word wrap' })).toBeVisible();
    await expect(figure.getByRole('region')).toHaveAttribute('tabindex', '0');
  },
);

test.describe('what is copied', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is its code, to the sign', async ({ page }) => {
    await openPage(page, PAGE);
    for (const [title, code] of [
      ['changed.ink', 'VAR oil = 2\n* [Wait for the train]\n  It comes.\n-> END'],
      [
        'marked.ts',
        'const first = 1;\nconst second = 2;\nconst html = \'<script>alert("&amp;")</script>\';\n\tconst tabbed = `\\${first}`;',
      ],
      [
        'long.sh',
        `echo "the second line is empty, the third is far too long"\n\necho "${'0123456789 '.repeat(11).trim()}"`,
      ],
    ] as const) {
      await block(page, title)
        .getByRole('button', { name: `Copy code to clipboard: ${title}` })
        .click();
      await expect(block(page, title).getByRole('status')).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied, title).toBe(code);
    }
    await dressPage(page, { colorScheme: 'dark', width: 390 });
    await test.step('axe finds nothing, in dark at 390', () => expectNoViolation(page));
  });
});

test('without scripts everything is there', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${String(baseURL)}${PAGE}`);
  for (const text of ['Second words.', 'Third words', 'They are not remembered.']) {
    await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
  }
  await page.getByText('Closed at first').click();
  await page.getByText('Inner', { exact: true }).last().click();
  await expect(page.getByText('Innermost words.')).toBeVisible();
  await context.close();
});
