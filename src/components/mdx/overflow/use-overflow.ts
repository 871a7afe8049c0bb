import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the element's content is wider than the element. Measured when either changes its size,
 * which is also what happens when a hidden tab that holds them is shown. False on the server.
 */
export function useOverflow(ref: RefObject<HTMLElement>): boolean {
  const [isOverflowing, setIsOverflowing] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setIsOverflowing(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref]);
  return isOverflowing;
}
