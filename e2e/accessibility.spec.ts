import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { openPage } from './support/pages';
import { everyPage, largestPages, pageKinds } from './support/site-pages';

const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);
type Look = (typeof looks)[number];

async function openAs(page: Page, address: string, { colorScheme, width }: Look): Promise<void> {
  // Colours that are on their way from one to another are nobody's.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  await openPage(page, address);
}

async function expectNoViolation(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

const everyLook = [...Object.values(pageKinds), ...largestPages];
for (const address of everyLook) {
  for (const look of looks) {
    test(`${address} in ${look.colorScheme} at ${look.width} has no violation`, async ({
      page,
    }) => {
      await openAs(page, address, look);
      await expectNoViolation(page);
    });
  }
}

everyPage
  .filter((address) => !everyLook.includes(address))
  .forEach((address, index) => {
    const look = looks[index % looks.length] as Look;
    test(`${address} in ${look.colorScheme} at ${look.width} has no violation`, async ({
      page,
    }) => {
      await openAs(page, address, look);
      await expectNoViolation(page);
    });
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the open side menu in ${colorScheme} has no violation`, async ({ page }) => {
    await openAs(page, pageKinds.doc, { colorScheme, width: 390 });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Navigation bar' })).toBeVisible();
    await expectNoViolation(page);
  });

  test(`everything opened in ${colorScheme} has no violation`, async ({ page }) => {
    await openAs(page, '/docs/atrament-extras/variables/', { colorScheme, width: 1280 });
    await page.evaluate(() => {
      document.querySelectorAll('details').forEach((details) => (details.open = true));
    });
    await expectNoViolation(page);
  });
}
