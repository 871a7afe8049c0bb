import type { Page } from '@playwright/test';

/**
 * How much of the page is wider than the window: how far it could scroll sideways, in pixels, and the elements that
 * cross its edge outside of a scrolling box.
 */
export function findOverflow(page: Page): Promise<{ pixels: number; elements: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement;
    const isHeld = (element: Element): boolean => {
      for (let box = element.parentElement; box; box = box.parentElement) {
        if (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(box).overflowX)) {
          return box !== document.body && box !== document.documentElement;
        }
      }
      return false;
    };
    const elements = [...document.body.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      // What is not drawn yet has its place in Firefox, and an earlier size.
      .filter(
        (element) => element.checkVisibility({ contentVisibilityAuto: true }) && !isHeld(element),
      )
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
    return { pixels: scrollWidth - clientWidth, elements: elements.slice(0, 5) };
  });
}
