import { useEffect, type RefObject } from 'react';

/** Sets `data-more` on a pane while more content follows below its edge. */
export function useMoreBelow(pane: RefObject<HTMLElement>): void {
  useEffect(() => {
    const box = pane.current;
    if (box === null) return;
    const look = (): void => {
      const rest = box.scrollHeight - box.clientHeight - box.scrollTop;
      box.toggleAttribute('data-more', rest > SLIVER);
    };
    const observer = new ResizeObserver(look);
    for (const part of [box, ...box.children]) observer.observe(part);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [pane]);
}

/** In pixels; no more than the padding below the last line. */
const SLIVER = 8;
