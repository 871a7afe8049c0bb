import { collapseDuration } from './collapse-duration';
import { prefersReducedMotion } from './reduced-motion';

/** Grows an element from a height in CSS pixels to its own, or shrinks it from its own or that height to none. */
export function animateHeight(
  element: HTMLElement,
  from: number | null,
  isOpening: boolean,
): Animation {
  const height = element.offsetHeight;
  return element.animate(
    { height: [`${from ?? height}px`, `${isOpening ? height : 0}px`], overflow: ['clip', 'clip'] },
    { duration: prefersReducedMotion() ? 1 : collapseDuration(height), easing: 'ease-in-out' },
  );
}
