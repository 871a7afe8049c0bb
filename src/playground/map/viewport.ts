import type { MapLayout, MapPoint, MapRect, PlacedBox } from '../../ink/map/lay-out-map';

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
/** On what is not wider, they stand in a row at its upper edge, as the styles have it. */
const WITH_ROW = 512;

/** The part of the drawing that its buttons leave clear. */
function besideTools({ width, height }: Size): MapRect {
  return width > WITH_ROW
    ? { x: 0, y: 0, width: width - TOOLS, height }
    : { x: 0, y: TOOLS, width, height: height - TOOLS };
}

/** What is narrower shows no place. */
const ROOM = 60;

/** The parts of the screen that something on it leaves clear, the largest first; the whole screen if there is none. */
export function clearParts({ width, height }: Size, cover: MapRect | null): MapRect[] {
  const whole = { x: 0, y: 0, width, height };
  if (cover === null) return [whole];
  const [right, bottom] = [cover.x + cover.width, cover.y + cover.height];
  const parts = [
    { ...whole, height: cover.y },
    { ...whole, y: bottom, height: height - bottom },
    { ...whole, width: cover.x },
    { ...whole, x: right, width: width - right },
  ].filter((part) => part.width >= ROOM && part.height >= ROOM);
  parts.sort((one, other) => other.width * other.height - one.width * one.height);
  return parts.length > 0 ? parts : [whole];
}

/** The view in which a rectangle of the map is within one of these parts of the screen, moved as little as possible. */
export function clearView(view: Viewport, rect: MapRect, parts: readonly MapRect[]): Viewport {
  const [largest] = parts;
  if (largest === undefined || parts.some((part) => isVisible(view, rect, part))) return view;
  const middle = centeredView(view.scale, rect, largest);
  const isWithin = (start: number, length: number, from: number, room: number): boolean =>
    from <= start && start + length <= from + room;
  const { x, y, scale } = view;
  const { width, height } = rect;
  return {
    x: isWithin(x + rect.x * scale, width * scale, largest.x, largest.width) ? x : middle.x,
    y: isWithin(y + rect.y * scale, height * scale, largest.y, largest.height) ? y : middle.y,
    scale,
  };
}

/** Smaller names cannot be read, nor those that are larger from afar because they have the room of words. */
const READABLE = 0.6;
const READABLE_FAR = 0.48;

/** The smallest scale at which most names can be read. */
export function readableScale({ boxes }: { boxes: readonly Pick<PlacedBox, 'excerpt'>[] }): number {
  const worded = boxes.filter(({ excerpt }) => excerpt !== undefined);
  return worded.length > boxes.length / 2 ? READABLE_FAR : READABLE;
}

/** How large a map is at most that does not begin as a whole. */
export const FIRST_SCALE = 0.9;

/** A box with what leads to it and what it leads to, and with what those are joined to, as far as it can be read. */
export function firstView(
  { boxes, links }: Pick<MapLayout, 'boxes' | 'links'>,
  first: PlacedBox,
  size: Size,
): Viewport {
  const least = readableScale({ boxes });
  const room = besideTools(size);
  const fitOf = (rect: MapRect): number =>
    Math.min(room.width / (rect.width + ROOM), room.height / (rect.height + ROOM));
  const reached = new Set([first.id]);
  let shown: MapRect | null = null;
  for (let last = 0; last < reached.size;) {
    last = reached.size;
    for (const { from, to } of links.filter(
      (link) => reached.has(link.from) || reached.has(link.to),
    ))
      reached.add(from).add(to);
    const rect = rectAround(boxes.filter(({ id }) => reached.has(id)));
    if (fitOf(rect) < least) break;
    shown = rect;
  }
  if (shown !== null) return centeredView(Math.min(fitOf(shown), FIRST_SCALE), shown, room);
  const view = centeredView(least, first, room);
  // No paper above the first places: there is more below them.
  const top = Math.min(...boxes.map(({ y }) => y));
  return { ...view, y: Math.min(view.y, room.y + ROOM / 2 - top * least) };
}

function rectAround(rects: readonly MapRect[]): MapRect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The whole map, never larger than it is drawn, beside the buttons that would cover it. */
export function wholeView(bounds: MapRect, size: Size): Viewport {
  const room = besideTools(size);
  const fitting = Math.min(room.width / bounds.width, room.height / bounds.height, 1);
  const scale = Math.max(fitting, MIN_SCALE);
  const view = centeredView(scale, bounds, size);
  return isVisible(view, bounds, room) ? view : centeredView(scale, bounds, room);
}

/** A rectangle of the map in the middle of the screen, or of a part of it. */
export function centeredView(
  scale: number,
  { x, y, width, height }: MapRect,
  part: Size & Partial<MapPoint>,
): Viewport {
  return {
    x: (part.x ?? 0) + part.width / 2 - (x + width / 2) * scale,
    y: (part.y ?? 0) + part.height / 2 - (y + height / 2) * scale,
    scale,
  };
}

/**
 * The view after a change of the map: what was drawn before stays where it is on the screen, as far as possible. The
 * half of the boxes that moved less decide; those that were put elsewhere are not followed.
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
  if (isByHand(moves)) return view;
  moves.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
  const move = moves.length > 1 ? moves[Math.floor((moves.length - 1) / 2)] : undefined;
  if (move === undefined) return view;
  return { ...view, x: view.x - move.x * view.scale, y: view.y - move.y * view.scale };
}

/** Whether some boxes have moved as far, and the others not at all: where one puts boxes, they are. */
function isByHand(moves: readonly MapPoint[]): boolean {
  const others = moves.filter(({ x, y }) => Math.hypot(x, y) >= 1);
  const [first] = others;
  if (first === undefined || others.length === moves.length) return false;
  return others.every(({ x, y }) => Math.hypot(x - first.x, y - first.y) <= 2);
}

/** The map larger or smaller, with one point of the screen in its place. */
export function zoomedView({ x, y, scale }: Viewport, factor: number, at: MapPoint): Viewport {
  const next = Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale * factor));
  const ratio = next / scale;
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next };
}

/** Whether all of a rectangle is on the screen, or within a part of it. */
export function isVisible(
  view: Viewport,
  rect: MapRect,
  { x = 0, y = 0, width, height }: Size & Partial<MapPoint>,
): boolean {
  const left = view.x + rect.x * view.scale;
  const top = view.y + rect.y * view.scale;
  return (
    left >= x &&
    top >= y &&
    left + rect.width * view.scale <= x + width &&
    top + rect.height * view.scale <= y + height
  );
}
