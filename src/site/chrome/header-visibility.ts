/** The scroll state of the page, in pixels. */
export interface ScrollSituation {
  scrollTop: number;
  lastScrollTop: number;
  viewportHeight: number;
  pageHeight: number;
  headerHeight: number;
}

/**
 * Whether a hiding header is visible after a scroll: always at the top of the page, hidden while scrolling down,
 * visible again while scrolling up, except from the very end, where browsers bounce.
 */
export function isHeaderVisible(
  { scrollTop, lastScrollTop, viewportHeight, pageHeight, headerHeight }: ScrollSituation,
  wasVisible: boolean,
): boolean {
  if (scrollTop < headerHeight) return true;
  if (scrollTop >= lastScrollTop) return false;
  return scrollTop + viewportHeight < pageHeight - headerHeight || wasVisible;
}
