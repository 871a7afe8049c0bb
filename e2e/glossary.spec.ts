import { expect, test } from '@playwright/test';
import { dressPage, expectNoViolation, looks } from './support/axe';
import { findOverflow } from './support/overflow';
import { openPage } from './support/pages';

const address = '/docs/ink-basics/glossary/';

test('a term is found by its address and by its letter', async ({ page }) => {
  await openPage(page, `${address}#weave`);

  await test.step('an address with the anchor of a word leads to it', async () => {
    await expect(page.getByRole('term').filter({ hasText: 'Weave' })).toBeInViewport();
  });

  await test.step('a term is found by its letter, and links to its explanation', async () => {
    await page.getByRole('article').getByRole('link', { name: 'K', exact: true }).click();
    const knot = page.getByRole('term').filter({ hasText: /^Knot$/ });
    await expect(knot).toBeInViewport();
    await page.getByRole('article').getByRole('link', { name: 'knots', exact: true }).click();
    await expect(page).toHaveURL('/docs/ink-basics/intro/#knots');
  });
});

test('the table of contents lists only the letters', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, address);
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  expect((await links.allTextContents()).every((text) => /^[A-Z]$/.test(text))).toBe(true);
});

test(
  'the first use of a term in a page shows its meaning, by keyboard too',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, '/docs/atrament-basics/debug/');
    const stitch = page.getByRole('article').getByRole('link', { name: 'stitch', exact: true });
    await expect(stitch).toHaveCount(1);
    await expect(stitch).toHaveAttribute('href', `${address}#stitch`);
    await stitch.focus();
    await expect(page.getByText('A named part of a knot.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}#stitch`);
  },
);

test(
  'a meaning that is shown moves nothing on a page without a table of contents',
  { tag: '@soak' },
  async ({ page }) => {
    await openPage(page, '/docs/games/low-water/');
    const constant = page.getByRole('article').getByRole('link', { name: 'constant', exact: true });
    const widthOfCode = () =>
      page.evaluate(() => document.querySelector('[data-noted] code')?.clientWidth);
    const before = await widthOfCode();
    await constant.focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    expect(await widthOfCode()).toBe(before);
  },
);

test('a page marks no term that it has explained', { tag: '@soak' }, async ({ page }) => {
  await openPage(page, '/docs/ink-basics/intro/');
  const explanation = page.getByRole('heading', { name: 'Knots and diverts' });
  await expect(explanation).toBeVisible();
  const marked = explanation.locator(`xpath=following::a[@href="${address}#knot"]`);
  await expect(marked).toHaveCount(0);
});

for (const look of looks) {
  test(
    `no violation and no overflow in ${look.colorScheme} at ${look.width}`,
    { tag: '@soak' },
    async ({ page }) => {
      test.slow();
      await dressPage(page, look);
      await openPage(page, address);
      expect((await findOverflow(page)).pixels).toBe(0);
      await expectNoViolation(page);
    },
  );
}
