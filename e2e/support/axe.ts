import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The ways in which every page is looked at. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);
export type Look = (typeof looks)[number];

/** Brings a page, before it is opened, into the colours and the width of a look. */
export async function dressPage(page: Page, { colorScheme, width }: Look): Promise<void> {
  // Colours that are on their way from one to another are nobody's.
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
}

/** Expects that axe finds nothing in the page as it is shown, with all its rules. */
export async function expectNoViolation(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${String(failureSummary)}`,
    ),
  }));
  expect(found).toEqual([]);
}
