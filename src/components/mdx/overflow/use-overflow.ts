import { useEffect, useState, type RefObject } from 'react';

/** Tells whether an element's content is wider than the element. */
function isTooWide({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth;
}

/**
 * Whether the element's content is wider than the element, or what else `measure` says, which must not change.
 * Measured when either changes its size, which is also what happens when a hidden tab that holds them is shown.
 * False on the server.
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
