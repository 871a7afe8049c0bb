/** The tab that a key moves the focus to from the tab at `index`, or null if it does not move the focus. */
export function nextTabIndex(
  key: string,
  index: number,
  count: number,
  isRtl: boolean,
): number | null {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count;
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
