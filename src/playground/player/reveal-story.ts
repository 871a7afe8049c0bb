import { prefersReducedMotion } from '../../base/browser/reduced-motion';

/**
 * Scrolls the page as little as possible to show what is new in a player, below the header; not at all if it is
 * visible.
 */
export function revealStory(root: HTMLElement | null, focused: Element | null): void {
  const pane = root?.querySelector<HTMLElement>('[role="region"]') ?? null;
  const scene = pane?.querySelector('[data-past="false"]') ?? null;
  // A scrollable pane shows its newest scene itself.
  const isWhole = pane === null || pane.scrollHeight <= pane.clientHeight;
  const parts = (isWhole ? [scene, focused] : [pane]).filter((part) => part !== null);
  const [first] = parts;
  if (first === undefined) return;
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(pane ?? first);
  // A preview is in a frame of its own.
  const page = first.ownerDocument.defaultView ?? window;
  const top = scrollNeeded({
    start: Math.min(...boxes.map((box) => box.top)) - pixels(scrollMarginTop),
    end: Math.max(...boxes.map((box) => box.bottom)) + pixels(scrollMarginBottom),
    room: page.innerHeight,
  });
  if (top !== 0) page.scrollBy({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/**
 * How far to scroll to show what lies between `start` and `end` of the window; if it does not fit, its start is
 * shown.
 */
export function scrollNeeded(part: { start: number; end: number; room: number }): number {
  const { start, end, room } = part;
  return start < 0 ? start : Math.max(0, Math.min(start, end - room));
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
