/** Where the page stands, in pixels. */
export interface ScrollSituation {
  scrollTop: number;
  lastScrollTop: number;
  viewportHeight: number;
  pageHeight: number;
  headerHeight: number;
}

/**
 * Whether a header that makes room shows after a scroll: always at the top of the page, not on the
 * way down, again on the way up, except from the very end, where browsers bounce.
 */
export function isHeaderVisible(
  { scrollTop, lastScrollTop, viewportHeight, pageHeight, headerHeight }: ScrollSituation,
  wasVisible: boolean,
): boolean {
  if (scrollTop < headerHeight) return true;
  if (scrollTop >= lastScrollTop) return false;
  return scrollTop + viewportHeight < pageHeight - headerHeight || wasVisible;
}
