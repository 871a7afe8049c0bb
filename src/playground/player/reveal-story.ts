import { prefersReducedMotion } from '../../base/browser/reduced-motion';

/** A stretch of the window’s height, in pixels. */
interface Stretch {
  start: number;
  end: number;
}

/**
 * Scrolls the page as little as possible to show what is new in a player, below the header; not at all if it is
 * visible. In a player that has just been opened (`isNew`), that is all of it.
 */
export function revealStory(
  root: HTMLElement | null,
  focused: Element | null,
  isNew = false,
): void {
  const pane = root?.querySelector<HTMLElement>('[role="region"]') ?? null;
  const scene = pane?.querySelector('[data-past="false"]') ?? null;
  // A scrollable pane shows its newest scene itself.
  const isWhole = pane === null || pane.scrollHeight <= pane.clientHeight;
  const parts = (isWhole ? [scene, focused] : [pane]).filter((part) => part !== null);
  const [first] = parts;
  if (first === undefined) return;
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(pane ?? first);
  const stretchOf = (...elements: (Element | null)[]): Stretch => {
    const boxes = elements
      .filter((part) => part !== null)
      .map((part) => part.getBoundingClientRect());
    return {
      start: Math.min(...boxes.map((box) => box.top)) - pixels(scrollMarginTop),
      end: Math.max(...boxes.map((box) => box.bottom)) + pixels(scrollMarginBottom),
    };
  };
  // A preview is in a frame of its own.
  const page = first.ownerDocument.defaultView ?? window;
  const room = page.innerHeight;
  const choices = root?.querySelectorAll('[data-choice]') ?? [];
  const wanted = [
    ...(isNew ? [stretchOf(root)] : []),
    stretchOf(...parts, ...choices),
    stretchOf(...parts),
  ];
  const stretch = firstWithRoom(wanted, room);
  const top = stretch === undefined ? 0 : scrollNeeded({ ...stretch, room });
  if (top !== 0) page.scrollBy({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** The first of the stretches that the window has room for, or the last. */
export function firstWithRoom(stretches: readonly Stretch[], room: number): Stretch | undefined {
  return stretches.find(({ start, end }) => end - start <= room) ?? stretches.at(-1);
}

/**
 * How far to scroll to show what lies between `start` and `end` of the window; if it does not fit, its start is
 * shown.
 */
export function scrollNeeded(part: Stretch & { room: number }): number {
  const { start, end, room } = part;
  return start < 0 ? start : Math.max(0, Math.min(start, end - room));
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}
