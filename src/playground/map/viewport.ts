import type { MapPoint, MapRect, PlacedBox } from '../../ink/map/lay-out-map';

/** Where the map is: what a point of it at 0,0 has as place on the screen, and its scale. */
export interface Viewport extends MapPoint {
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const MIN_SCALE = 0.02;
const MAX_SCALE = 3;

/** How wide the buttons on the drawing are, with the room around them. */
const TOOLS = 56;

/** The whole map, never larger than it is drawn, beside the buttons that would cover it. */
export function wholeView(bounds: MapRect, { width, height }: Size): Viewport {
  const room = { width: width - TOOLS, height };
  const fitting = Math.min(room.width / bounds.width, room.height / bounds.height, 1);
  const isNarrow = width - bounds.width * fitting < 2 * TOOLS;
  return centeredView(Math.max(fitting, MIN_SCALE), bounds, isNarrow ? room : { width, height });
}

/** A rectangle of the map in the middle of the screen. */
export function centeredView(
  scale: number,
  { x, y, width, height }: MapRect,
  size: Size,
): Viewport {
  return {
    x: size.width / 2 - (x + width / 2) * scale,
    y: size.height / 2 - (y + height / 2) * scale,
    scale,
  };
}

/**
 * The view after a change of the map: what was drawn before stays where it is on the screen, as far as possible. The
 * half of the boxes that moved less decide; one that was dragged is not followed.
 */
export function steadyView(
  view: Viewport,
  before: readonly PlacedBox[],
  after: readonly PlacedBox[],
): Viewport {
  const last = new Map(before.map((box) => [box.id, box]));
  const moves = after.flatMap(({ id, x, y }) => {
    const box = last.get(id);
    return box === undefined ? [] : [{ x: x - box.x, y: y - box.y }];
  });
  moves.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  const move = moves.length > 1 ? moves[Math.floor((moves.length - 1) / 2)] : undefined;
  if (move === undefined) return view;
  return { ...view, x: view.x - move.x * view.scale, y: view.y - move.y * view.scale };
}

/** The map larger or smaller, with one point of the screen in its place. */
export function zoomedView({ x, y, scale }: Viewport, factor: number, at: MapPoint): Viewport {
  const next = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale * factor));
  const ratio = next / scale;
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next };
}

/** Whether all of a rectangle is on the screen. */
export function isVisible(
  { x, y, scale }: Viewport,
  rect: MapRect,
  { width, height }: Size,
): boolean {
  const left = x + rect.x * scale;
  const top = y + rect.y * scale;
  return (
    left >= 0 &&
    top >= 0 &&
    left + rect.width * scale <= width &&
    top + rect.height * scale <= height
  );
}
