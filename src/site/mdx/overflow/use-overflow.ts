import { useEffect, useState, type RefObject } from 'react';

/** Whether an element’s content is wider than the element. */
function isTooWide({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth;
}

/**
 * Whether the element’s content is wider than the element, or the result of `measure`, which must not change.
 * Measured whenever either changes size, which includes showing a hidden tab around them. False on the server.
 */
export function useOverflow(
  ref: RefObject<HTMLElement>,
  measure: (element: HTMLElement) => boolean = isTooWide,
): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setIsOverflowing(measure(element)));
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref, measure]);
  return isOverflowing;
}
