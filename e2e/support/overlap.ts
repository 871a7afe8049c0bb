import type { Locator } from '@playwright/test';

/** The visible elements that overlap by more than a pixel: `one × other`. */
export function findOverlaps(elements: Locator): Promise<string[]> {
  return elements.evaluateAll((all) => {
    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    const common = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const isArea = ({ left, right, top, bottom }: Box): boolean =>
      right - left > 1 && bottom - top > 1;
    /** The part of an element that its scrolling ancestors show. */
    const seenOf = (element: Element): Box => {
      let box: Box = element.getBoundingClientRect();
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (outer === document.body) break;
        if (getComputedStyle(outer).overflow !== 'visible') {
          box = common(box, outer.getBoundingClientRect());
        }
      }
      return box;
    };
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30) ||
      element.tagName;
    const shown = all
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => ({ element, box: seenOf(element) }))
      .filter(({ box }) => isArea(box) && box.right > 0);
    return shown.flatMap(({ element, box }, index) =>
      shown
        .slice(index + 1)
        .filter((other) => !element.contains(other.element) && isArea(common(box, other.box)))
        .map((other) => `${nameOf(element)} × ${nameOf(other.element)}`),
    );
  });
}
