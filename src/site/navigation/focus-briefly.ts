/**
 * Moves the focus to an element that is not a tab stop, without scrolling. Tab continues from there, and the element
 * is restored when it loses the focus.
 */
export function focusBriefly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
