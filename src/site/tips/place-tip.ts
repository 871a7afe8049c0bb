/** Distance to the edges of the window, in pixels. */
const MARGIN = 8;
/** Distance to the term, in pixels. */
const GAP = 6;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The position of a tip in the window, in pixels: above its term, below if there is no room, and never beyond the
 * sides. `boxes` are the term’s, one per line.
 */
export function placeTip(
  boxes: readonly Box[],
  tip: Size,
  window: Size,
): { left: number; top: number } {
  const [first] = boxes;
  const last = boxes.at(-1);
  if (first === undefined || last === undefined) return { left: MARGIN, top: MARGIN };
  const above = first.top - GAP - tip.height;
  const isAbove = above >= MARGIN;
  const { left, width } = isAbove ? first : last;
  const middle = left + width / 2 - tip.width / 2;
  return {
    left: Math.max(MARGIN, Math.min(middle, window.width - MARGIN - tip.width)),
    top: isAbove ? above : last.top + last.height + GAP,
  };
}
