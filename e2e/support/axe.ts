import { source, type AxeResults, type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** The ways in which every page is looked at. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);
export type Look = (typeof looks)[number];

/** Both colours and both widths are looked at in every run; each with each in the long one: `npm run soak`. */
export const isQuickLook = ({ colorScheme, width }: Look): boolean =>
  (colorScheme === 'light') === (width === 1280);
export const tagOfLook = (look: Look): string => (isQuickLook(look) ? '@quick' : '@soak');

/** Brings a page into the colours and the width of a look; resolves once it is drawn in them. */
export async function dressPage(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  // Colours that are on their way from one to another are nobody's.
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // One that is broken off is over, too.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    await nextFrame();
  });
}

/** Expects that axe finds nothing in the page as it is shown, with all its rules. */
export async function expectNoViolation(page: Page): Promise<void> {
  // Not by @axe-core/playwright, which brings all that passes out of the page and puts it together in another one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${String(failureSummary)}`,
    ),
  }));
  expect(found).toEqual([]);
}
