import { animateHeight } from '../../base/browser/animate-height';

/**
 * Animates a list that was just opened or closed. While closing, it has `data-closing`, which must keep it in the
 * layout.
 */
export function animateCollapse(list: HTMLElement, isOpen: boolean): void {
  const running = list.getAnimations();
  const from = running.length > 0 ? list.offsetHeight : isOpen ? 0 : null;
  running.forEach((animation) => animation.cancel());
  list.toggleAttribute('data-closing', !isOpen);
  const animation = animateHeight(list, from, isOpen);
  animation.onfinish = () => list.removeAttribute('data-closing');
}
