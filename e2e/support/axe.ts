import { source, type AxeResults, type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';

/** The looks in which every page is checked. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);
export type Look = (typeof looks)[number];

/** Every run checks both colours and both widths; the soak checks every combination: `npm run soak`. */
export const isQuickLook = ({ colorScheme, width }: Look): boolean =>
  (colorScheme === 'light') === (width === 1280);
export const tagOfLook = (look: Look): string => (isQuickLook(look) ? '@quick' : '@soak');

/** Switches the page to the colours and width of a look; resolves once it is rendered. */
export async function dressPage(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  // Colours in transition are not meaningful.
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await nextFrame();
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    // A cancelled animation is over, too.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    await nextFrame();
  });
}

/** Expects that axe, with all its rules, finds nothing in the page as shown. */
export async function expectNoViolation(page: Page): Promise<void> {
  // Without @axe-core/playwright, which transfers every passing result out of the page and reassembles it in another
  // one.
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
