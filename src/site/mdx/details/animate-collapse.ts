import { animateHeight } from '../../../base/browser/animate-height';

/**
 * Opens or closes a details element by growing or shrinking its content, starting at the current height of the
 * `running` animation. The element stays `open` until its content has shrunk, and has `data-closing` meanwhile.
 */
export function animateCollapse(
  details: HTMLDetailsElement,
  content: HTMLElement,
  running: Animation | undefined,
): Animation {
  const isOpening = !details.open || 'closing' in details.dataset;
  const from = details.open ? content.offsetHeight : 0;
  running?.cancel();
  details.open = true;
  details.toggleAttribute('data-closing', !isOpening);
  const animation = animateHeight(content, from, isOpening);
  animation.onfinish = () => {
    if (!isOpening) details.open = false;
    details.removeAttribute('data-closing');
  };
  return animation;
}
