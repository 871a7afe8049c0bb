/**
 * Moves the focus to an element that is not a stop of the Tab key, without scrolling. Tab then goes
 * on from there; the element does not stay focusable.
 */
export function focusBriefly(element: HTMLElement): void {
  const hadTabIndex = element.hasAttribute('tabindex');
  if (!hadTabIndex) element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  if (!hadTabIndex) element.removeAttribute('tabindex');
}
