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
    /** The parts of an element that its scrolling ancestors show: one per line if it is inline. */
    const seenOf = (element: Element): Box[] => {
      let boxes: Box[] = [...element.getClientRects()];
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (outer === document.body) break;
        if (getComputedStyle(outer).overflow !== 'visible') {
          const frame = outer.getBoundingClientRect();
          boxes = boxes.map((box) => common(box, frame));
        }
      }
      return boxes.filter((box) => isArea(box) && box.right > 0);
    };
    const nameOf = (element: Element): string =>
      (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30) ||
      element.tagName;
    const shown = all
      .filter((element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => ({ element, boxes: seenOf(element) }));
    const overlap = (some: Box[], others: Box[]): boolean =>
      some.some((one) => others.some((other) => isArea(common(one, other))));
    return shown.flatMap(({ element, boxes }, index) =>
      shown
        .slice(index + 1)
        .filter((other) => !element.contains(other.element) && overlap(boxes, other.boxes))
        .map((other) => `${nameOf(element)} × ${nameOf(other.element)}`),
    );
  });
}
