/**
 * Moves the focus to an element that is not a stop of the Tab key, without scrolling. Tab goes on
 * from there, and the element is as it was once it loses the focus.
 */
export function focusBriefly(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.setAttribute('tabindex', '-1');
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
