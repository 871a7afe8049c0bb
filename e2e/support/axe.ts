import { source, type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { tagOf } from './every-run';

/** The looks in which every page is checked. */
export const looks = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);
export type Look = (typeof looks)[number];

/** The looks in which every run checks whole pages: both colours and both widths. */
export const isQuickLook = ({ colorScheme, width }: Look): boolean =>
  (colorScheme === 'light') === (width === 1280);

/** Every run checks a part of a page in one look; the soak checks it in every look: `npm run soak`. */
export const tagOfLook = ({ colorScheme, width }: Look): string =>
  tagOf(colorScheme === 'dark' && width === 390);

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

/** Expects that axe, with all its rules, finds nothing in the page as shown, or in the element that a selector names. */
export async function expectNoViolation(page: Page, within = 'html'): Promise<void> {
  // Without @axe-core/playwright, which transfers every passing result out of the page and reassembles it in another
  // one.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(findViolations, within);
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${String(failureSummary)}`,
    ),
  }));
  expect(found).toEqual([]);
}

/** Runs within the page. */
async function findViolations(within: string): Promise<AxeResults['violations']> {
  const { axe } = window as unknown as {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
  };

  /**
   * Two elements for each way in which text looks: its colour, size and weight, and all that lies below it. Measuring
   * the contrast of each word takes most of axe’s time, and a page has thousands, in some forty ways.
   */
  const findTexts = (root: Element): Element[] => {
    const grounds = new Map<Element, string>();
    const groundOf = (element: Element | null): string => {
      if (element === null) return '';
      const known = grounds.get(element);
      if (known !== undefined) return known;
      const { backgroundColor, backgroundImage, opacity, filter, position } =
        getComputedStyle(element);
      const own = [backgroundColor, backgroundImage, opacity, filter, position].join();
      const below = groundOf(element.parentElement);
      const isClear = own === 'rgba(0, 0, 0, 0),none,1,none,static';
      const ground = isClear ? below : `${below} ${own}`;
      grounds.set(element, ground);
      return ground;
    };
    const counts = new Map<string, number>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const elements = new Set<Element>();
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement !== null && textContent?.trim() !== '') elements.add(parentElement);
    }
    return [...elements].filter((element) => {
      if (!element.checkVisibility()) return false;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const look = [groundOf(element), color, fontSize, fontWeight, textShadow].join();
      const count = (counts.get(look) ?? 0) + 1;
      counts.set(look, count);
      return count <= 2;
    });
  };

  // Text that is still fading in has less contrast than it will have. A timer takes longer, and is not waited for.
  const running = document.getAnimations().filter(({ playState, effect }) => {
    return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1000;
  });
  await Promise.allSettled(running.map(({ finished }) => finished));
  const resultTypes: RunOptions['resultTypes'] = ['violations'];
  const root = document.querySelector(within) ?? document.documentElement;
  const others = await axe.run(root, {
    resultTypes,
    rules: { 'color-contrast': { enabled: false } },
  });
  const contrast = await axe.run(
    { include: findTexts(root) },
    { resultTypes, runOnly: ['color-contrast'] },
  );
  return [...others.violations, ...contrast.violations];
}
