import { expect, test, type Page } from '@playwright/test';
import { expectNoViolation } from './support/axe';
import { noteConsole } from './support/console-messages';
import { tagOf } from './support/every-run';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';

const PAGE = '/docs/ink-basics/tags_and_comments/';
const EXPLAINED = '/docs/atrament-basics/story/';
const CARD = '/docs/reference/scene-tags/clear/';
const MEANING = 'Removes all earlier scenes from the screen.';

const term = (page: Page) => page.getByRole('link', { name: '# CLEAR', exact: true }).first();
const tip = (page: Page) => page.getByRole('tooltip');
/** Longer than any delay before a tip appears or disappears. */
const settle = (page: Page) => page.waitForTimeout(600);

test.describe('a term', () => {
  test('a term and its meaning', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openPage(page, PAGE);

    await test.step('costs a page nothing before it is pointed at', async () => {
      await page.waitForLoadState('networkidle');
      expect(asked.filter((address) => address.includes('tip'))).toEqual([]);
      const before = asked.length;
      await term(page).hover();
      await expect(tip(page)).toBeVisible();
      expect(asked.slice(before)).toContain('/tips.json');
      await page.mouse.move(0, 0);
    });

    await test.step('shows its meaning while the pointer is on it or on the meaning', async () => {
      await term(page).hover();
      await expect(tip(page)).toHaveText(MEANING);
      await expect(term(page)).toHaveAccessibleDescription(MEANING);
      await tip(page).hover();
      await settle(page);
      await expect(tip(page)).toBeVisible();
      await page.mouse.move(0, 0);
      await expect(tip(page)).toHaveCount(0);
    });

    await test.step('shows it on focus, and Escape dismisses it where the focus stays', async () => {
      await page.keyboard.press('Tab');
      await term(page).focus();
      await expect(tip(page)).toHaveText(MEANING);
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await expect(tip(page)).toHaveCount(0);
      await expect(term(page)).toBeFocused();
    });

    await test.step('shows it within a narrow window, and follows the page', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.keyboard.press('Tab');
      await term(page).focus();
      await expect(tip(page)).toBeInViewport({ ratio: 1 });
      const distance = async () => {
        const [of, to] = [await term(page).boundingBox(), await tip(page).boundingBox()];
        return (of?.y ?? NaN) - (to?.y ?? NaN);
      };
      const before = await distance();
      await page.mouse.wheel(0, 40);
      await expect.poll(async () => Math.round((await distance()) - before)).toBe(0);
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('leads to the card, and hides its meaning', async () => {
      await term(page).hover();
      await expect(tip(page)).toBeVisible();
      await term(page).click();
      await expect(page).toHaveURL(CARD);
      await expect(page.getByRole('heading', { level: 1, name: '# CLEAR' })).toBeInViewport();
      // The pointer may be above another term now, whose meaning is shown.
      await expect(tip(page).filter({ hasText: MEANING })).toHaveCount(0);
    });
  });

  test('is a plain link if the meanings cannot be loaded', { tag: '@soak' }, async ({ page }) => {
    const messages = noteConsole(page);
    await page.route('**/tips.json', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Oh</title>' }),
    );
    await openPage(page, PAGE);
    await term(page).hover();
    await settle(page);
    await expect(tip(page)).toHaveCount(0);
    await term(page).click();
    await expect(page).toHaveURL(CARD);
    expect(messages).toEqual([]);
  });
});

test.describe('a term under a finger', () => {
  test.use({ hasTouch: true });

  for (const kind of ['tag-', 'term-']) {
    test(
      `shows its meaning first, and is followed by a second tap: ${kind}`,
      { tag: tagOf(kind === 'term-') },
      async ({ page }) => {
        await openPage(page, PAGE);
        const word = page.locator(`main [data-tip^="${kind}"]`).first();
        const address = await word.getAttribute('href');
        await word.tap();
        await expect(tip(page)).toContainText('Tap again');
        await expect(page).toHaveURL(PAGE);
        await word.tap();
        await expect(page).toHaveURL(address ?? '');
      },
    );
  }
});

test.describe('a row of the reference', () => {
  test('a row of the reference', async ({ page }) => {
    await openPage(page, `${EXPLAINED}#tag-clear`);

    await test.step('is marked where an address leads to it, and the contents show its section', async () => {
      await expect(page.locator('#tag-clear')).toBeInViewport({ ratio: 1 });
      await expect(
        page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]'),
      ).toHaveText('What stays on the screen');
    });

    await test.step('is read in a narrow window without the page scrolling sideways', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      expect(await findOverflow(page)).toEqual({ pixels: 0, elements: [] });
      await page.setViewportSize({ width: 1280, height: 800 });
    });

    await test.step('leads to the card of its entry', async () => {
      const name = page.locator('#tag-clear').getByRole('link', { name: '# CLEAR' }).first();
      await name.click();
      await expect(page).toHaveURL(CARD);
    });
  });
});
