import { useEffect, useRef, type RefObject } from 'react';
import { showStep } from './show-step';

/** What readers do once they have found the step, or look for something else. */
const ACTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** When everything has been there for long, in ms: some browsers do not tell of a scrollbar that is dragged. */
const LONGEST = 3000;

/** Keeps the first step of a pane in view until the reader does something, or all is there; again with each new place in the text. */
export function useStepInView(place: object): RefObject<HTMLElement> {
  const pane = useRef<HTMLElement>(null);
  // Editor and game load later, the editor scrolls the page to its line, and the pane that was open above this one
  // leaves a gap.
  useEffect(() => {
    const { current: element } = pane;
    if (element === null) return;
    const show = (): void => showStep(element);
    const sizes = new ResizeObserver(show);
    sizes.observe(element);
    sizes.observe(document.body);
    const parts = new MutationObserver(show);
    parts.observe(element, { childList: true, subtree: true });
    window.addEventListener('scroll', show);
    const timer = setTimeout(() => stop(), LONGEST);
    const stop = (): void => {
      clearTimeout(timer);
      window.removeEventListener('scroll', show);
      sizes.disconnect();
      parts.disconnect();
      for (const act of ACTS) window.removeEventListener(act, stop);
    };
    for (const act of ACTS) window.addEventListener(act, stop, { passive: true });
    return stop;
  }, [place]);
  return pane;
}
