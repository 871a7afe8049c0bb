import { expect, test } from '@playwright/test';
import { dressPage, expectNoViolation, isQuickLook, looks } from './support/axe';
import { tagOf } from './support/every-run';
import { openPage } from './support/pages';
import { buttonIn, choicesIn, takeTurn } from './support/player';
import { largestPages, pageKinds } from './support/site-pages';

// every-page.spec.ts checks every page but the largest in one of the looks.
for (const address of [...Object.values(pageKinds), ...largestPages]) {
  for (const [name, shown] of [
    ['wide and light, narrow and dark', looks.filter(isQuickLook)],
    ['wide and dark, narrow and light', looks.filter((look) => !isQuickLook(look))],
  ] as const) {
    test(`${address} has no violation, ${name}`, { tag: '@soak' }, async ({ page }) => {
      test.slow();
      for (const look of shown) {
        await dressPage(page, look);
        if (look === shown[0]) await openPage(page, address);
        await test.step(`in ${look.colorScheme} at ${look.width}`, () => expectNoViolation(page));
      }
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(
    `the open side menu in ${colorScheme} has no violation`,
    { tag: tagOf(colorScheme === 'light') },
    async ({ page }) => {
      await dressPage(page, { colorScheme, width: 390 });
      await openPage(page, pageKinds.doc);
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      await expect(page.getByRole('dialog', { name: 'Navigation bar' })).toBeVisible();
      await expectNoViolation(page, 'dialog[open]');
    },
  );

  test(
    `everything opened in ${colorScheme} has no violation`,
    { tag: tagOf(colorScheme === 'dark') },
    async ({ page }) => {
      await dressPage(page, { colorScheme, width: 1280 });
      await openPage(page, '/docs/atrament-extras/variables/');
      await page.evaluate(() => {
        document.querySelectorAll('details').forEach((details) => (details.open = true));
      });
      await expectNoViolation(page);
    },
  );

  test(
    `the enlarged picture in ${colorScheme} has no violation`,
    { tag: '@soak' },
    async ({ page }) => {
      await dressPage(page, { colorScheme, width: 1280 });
      await openPage(page, '/docs/atrament-basics/choices/');
      await page
        .getByRole('button', { name: /^Enlarge image: / })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page, 'dialog[open]');
    },
  );

  test(
    `the end of the story in ${colorScheme} has no violation`,
    { tag: '@soak' },
    async ({ page }) => {
      await dressPage(page, { colorScheme, width: 1280 });
      await openPage(page, '/');
      await page.getByRole('button', { name: 'Dip the pen' }).click();
      const end = buttonIn(page, 'The end');
      await expect(choicesIn(page).first()).toBeVisible();
      while (!(await end.isVisible())) await takeTurn(choicesIn(page).first());
      await expectNoViolation(page);
    },
  );
}
