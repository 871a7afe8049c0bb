/** A `ref` that scrolls what has appeared into view, no further than needed. */
export function showAppeared(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
