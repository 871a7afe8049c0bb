import { prefersReducedMotion } from '../../browser/reduced-motion';
import { collapseDuration } from '../../core/collapse/collapse-duration';

/**
 * Animates a list that was just opened or closed. While closing, it has `data-closing`, which must keep it in the
 * layout.
 */
export function animateCollapse(list: HTMLElement, isOpen: boolean): void {
  const running = list.getAnimations();
  const from = running.length > 0 ? list.offsetHeight : isOpen ? 0 : null;
  running.forEach((animation) => animation.cancel());
  list.toggleAttribute('data-closing', !isOpen);
  const height = list.offsetHeight;
  const duration = prefersReducedMotion() ? 1 : collapseDuration(height);
  const animation = list.animate(
    {
      height: [`${String(from ?? height)}px`, `${String(isOpen ? height : 0)}px`],
      overflow: ['clip', 'clip'],
    },
    { duration, easing: 'ease-in-out' },
  );
  animation.onfinish = () => list.removeAttribute('data-closing');
}
