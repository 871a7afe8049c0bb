import { useEffect, useRef, type RefObject } from 'react';
import { showStep } from './show-step';

/** Scrolls the first step of a pane into view, once its editor is there. */
export function useStepInView(blocks: number): RefObject<HTMLElement> {
  const pane = useRef<HTMLElement>(null);
  const first = useRef(blocks);
  // The editor loads later, and the pane that was open above this one has left a gap.
  useEffect(() => {
    const { current: element } = pane;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      const show = (): boolean => showStep(element, first.current);
      if (!show()) return;
      observer.disconnect();
      // The editor scrolls to its line in the next frame, and the page with it.
      requestAnimationFrame(() => requestAnimationFrame(show));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return pane;
}
