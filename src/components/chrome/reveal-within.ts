/** Scrolls a box, and nothing around it, just enough to show an element inside. */
export function revealWithin(box: HTMLElement, element: HTMLElement): void {
  const frame = box.getBoundingClientRect();
  const { top, bottom, height } = element.getBoundingClientRect();
  if (top < frame.top + height) box.scrollTop -= frame.top + height * 2 - top;
  else if (bottom > frame.bottom - height) box.scrollTop += bottom - frame.bottom + height * 2;
}
