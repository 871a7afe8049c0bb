import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { cmsTest, expect, openForm, press, sourceOf } from './support/local-cms';

const test = cmsTest();

// One window, because the CMS is large.
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await openForm(page, 'pages/entries/ink-basics/flow');
  await expect(preview().getByRole('heading', { level: 1 })).toHaveText('Flow');
});
test.afterAll(() => page.close());

const preview = () => page.frameLocator('#preview-pane');
const button = () => page.getByRole('button', { name: 'Scroll together' });

/** The line at the top of the text, below its toolbar, and the lines around the top of the preview. */
const atTop = () =>
  page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('#preview-pane');
    const bar = document.querySelector('.cmsBar')?.getBoundingClientRect().bottom ?? 0;
    const number = [...document.querySelectorAll('.cm-lineNumbers .cm-gutterElement')].find(
      (element) => element.getBoundingClientRect().bottom > bar + 4,
    );
    const blocks = frame?.contentDocument?.querySelectorAll<HTMLElement>('[data-lines]') ?? [];
    let from = 0;
    let to = Infinity;
    for (const block of blocks) {
      // Such as a file of a sample that is not the one shown.
      if (!block.checkVisibility()) continue;
      const [first = 0, last = 0] = (block.dataset.lines ?? '').split('-').map(Number);
      // One that begins the line at the top keeps 16 pixels above it.
      const isAbove = block.getBoundingClientRect().top < 18;
      if (isAbove) from = first;
      else if (to === Infinity) to = last;
    }
    const line = Number(number?.textContent);
    return { line, isBetween: from <= line && line <= to, from, to };
  });

const scrolled = () =>
  page.evaluate(() => ({
    preview: document.querySelector<HTMLIFrameElement>('#preview-pane')?.contentWindow?.scrollY,
    text: document.querySelector('.cmsSource')?.getBoundingClientRect().top,
  }));

/** Turns the wheel over a pane, and waits until both have come to rest. */
const wheel = async (pane: 'text' | 'preview', pixels: number) => {
  await page.mouse.move(pane === 'text' ? 300 : 900, 400);
  await page.mouse.wheel(0, pixels);
  await rest();
};

/** Waits until neither pane has moved for some frames. */
const rest = async () => {
  let last = '';
  await expect(async () => {
    const before = last;
    last = JSON.stringify(await scrolled());
    expect(last).toBe(before);
  }).toPass({ intervals: [150] });
};

test('the preview follows the text, by blocks, and goes back to its top with it', async () => {
  for (const expected of [50, 150]) {
    await wheel('text', 3000);
    await expect.poll(async () => (await atTop()).line).toBeGreaterThan(expected);
    expect(await atTop()).toMatchObject({ isBetween: true });
  }
  await wheel('text', -30_000);
  await expect.poll(scrolled).toMatchObject({ preview: 0 });
});

test('the text follows the preview, also over parts that it has not drawn', async () => {
  for (const pixels of [4000, 14_000, -9000]) {
    await wheel('preview', pixels);
    await expect.poll(atTop).toMatchObject({ isBetween: true });
    expect((await atTop()).line).toBeGreaterThan(50);
  }
  await wheel('preview', -30_000);
  expect(await scrolled()).toMatchObject({ preview: 0, text: expect.any(Number) });
  await expect(page.getByLabel('Title')).toBeInViewport();
});

test('nothing moves while a text is typed', async () => {
  await wheel('text', 4000);
  // A line of prose, at its end: the first key goes to the end of one of its rows.
  const line = sourceOf(page)
    .locator('.cm-line')
    .filter({ hasText: /^[-A-Z].*`/ })
    .last();
  await line.scrollIntoViewIfNeeded();
  await line.click();
  await press(page, 'End', 2);
  await rest();
  const before = await scrolled();
  expect(before.preview).toBeGreaterThan(1000);
  await page.keyboard.type('Lanternlight');
  await expect(preview().getByText('Lanternlight')).toHaveCount(1);
  const after = await scrolled();
  // To some pixels, less than a line: a browser rounds, and does so anew with each line that it measures.
  for (const pane of ['preview', 'text'] as const)
    expect(Math.abs((after[pane] ?? 0) - (before[pane] ?? 0))).toBeLessThan(8);
  // The bar below the form comes and goes.
  const typed = sourceOf(page).locator('.cm-line', { hasText: 'Lanternlight' });
  const place = async () => (await typed.boundingBox())?.y ?? 0;
  const bar = page.getByRole('complementary', { name: 'All problems' });
  const placed = await place();
  await page.keyboard.type(' [lamps](/lamps/)');
  await expect(bar).toContainText('In this form: 1 problem');
  expect(Math.abs((await place()) - placed)).toBeLessThan(8);
  // What is typed with a pause is undone in several steps.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+z');
    await expect(page.getByText('Changes saved')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(bar).toBeHidden();
});

test('a sample that is played at the lower edge of the preview comes into view, and the text stays', async () => {
  const play = preview().getByRole('button', { name: 'Play' }).first();
  await wheel('preview', 0);
  // Again if the preview has followed the text meanwhile, which an undone line may still move.
  await expect(async () => {
    await play.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await rest();
    await expect(play).toBeInViewport({ timeout: 100 });
  }).toPass();
  const before = await scrolled();
  await play.click();
  const choice = preview().locator('[data-choice]').first();
  await expect(choice).toBeFocused();
  await expect(choice).toBeInViewport({ ratio: 1 });
  await rest();
  const after = await scrolled();
  expect(after.preview).toBeGreaterThan(before.preview ?? 0);
  expect(after.text).toBe(before.text);
});

test('the button lets each pane scroll alone, also next time', { tag: '@soak' }, async () => {
  await expect(button()).toHaveAttribute('aria-pressed', 'true');
  await button().click();
  await page.reload();
  await expect(preview().getByRole('heading', { level: 1 })).toHaveText('Flow');
  await expect(button()).toHaveAttribute('aria-pressed', 'false');
  await wheel('text', 3000);
  expect(await scrolled()).toMatchObject({ preview: 0 });
  await expectNoViolation(page, '[class*="-ViewControls"]');
  await button().click();
  await expect(button()).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(atTop).toMatchObject({ isBetween: true });

  await openForm(page, 'sidebars/entries/sidebars');
  await expect(preview().getByRole('navigation')).toBeVisible();
  await expect(button()).toBeHidden();
});
