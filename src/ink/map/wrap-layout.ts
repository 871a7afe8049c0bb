import {
  boundsOf,
  type MapLayout,
  type MapPoint,
  type MapRect,
  type PlacedBox,
  type PlacedLink,
} from './lay-out-map';
import { labelRects, straightLink } from './place-by-hand';

/** The room that a map is shown in. */
export interface Pane {
  width: number;
  height: number;
}

/** Smaller names cannot be read. */
const READABLE = 0.6;
/** Only so much larger is worth another order. */
const WORTH = 1.25;
/** Between columns, and between rows. */
const GUTTER = 60;
/** Around the whole map. */
const MARGIN = 24;
/** Scales that are tried, from the largest. */
const SCALES = Array.from({ length: 18 }, (_, index) => 1 - index * 0.05);

/** A part of a map that stays as it is laid out. */
interface Part {
  rect: MapRect;
  boxes: readonly PlacedBox[];
}

/**
 * A layout that fits its pane so that it can be read: a long chain of places goes on in the next column, and places that
 * nothing joins stand in rows. One that can be read as it is, or would not become much larger, stays.
 */
export function wrapLayout(layout: MapLayout, pane: Pane): MapLayout {
  const fit = scaleOf(layout, pane);
  if (fit >= READABLE) return layout;
  const isWide = layout.width / pane.width > layout.height / pane.height;
  const parts = isWide ? piecesOf(layout) : ranksOf(layout);
  let best = layout;
  for (const scale of SCALES) {
    if (scale < Math.max(fit * WORTH, scaleOf(best, pane))) break;
    const length = (isWide ? pane.width : pane.height) / scale - 2 * MARGIN - GUTTER;
    const wrapped = placed(layout, linesOf(parts, length, isWide), isWide);
    if (scaleOf(wrapped, pane) > scaleOf(best, pane)) best = wrapped;
  }
  return scaleOf(best, pane) >= fit * WORTH ? best : layout;
}

function scaleOf({ width, height }: Pane, pane: Pane): number {
  return Math.min(pane.width / width, pane.height / height);
}

/** The ranks of a map, from the top: no box and no frame is in two. */
function ranksOf({ boxes, groups }: MapLayout): Part[] {
  const rects = [...boxes, ...groups];
  return partsOf(boxes, rects, ({ y, height }) => [y, y + height]);
}

/** The pieces of a map that no line joins, from the left. */
function piecesOf({ boxes, groups, links }: MapLayout): Part[] {
  const rects = [...boxes, ...groups, ...links.map(rectOfLink)];
  return partsOf(boxes, rects, ({ x, width }) => [x, x + width]);
}

function partsOf(
  boxes: readonly PlacedBox[],
  rects: readonly MapRect[],
  spanOf: (rect: MapRect) => readonly [from: number, to: number],
): Part[] {
  const parts: { span: [number, number]; rects: MapRect[] }[] = [];
  const sorted = [...rects].sort((one, other) => spanOf(one)[0] - spanOf(other)[0]);
  for (const rect of sorted) {
    const [from, to] = spanOf(rect);
    const last = parts.at(-1);
    if (last === undefined || from > last.span[1]) parts.push({ span: [from, to], rects: [rect] });
    else {
      last.span[1] = Math.max(last.span[1], to);
      last.rects.push(rect);
    }
  }
  return parts.map(({ rects: own }) => ({
    rect: around(own),
    boxes: boxes.filter((box) => own.includes(box)),
  }));
}

/** Parts in lines that are not longer than this: rows of pieces, or columns of ranks. */
function linesOf(parts: readonly Part[], length: number, isRow: boolean): Part[][] {
  const lines: Part[][] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    const rect = around([...(line ?? []), part].map((one) => one.rect));
    if (line === undefined || (isRow ? rect.width : rect.height) > length) lines.push([part]);
    else line.push(part);
  }
  return lines;
}

/** The layout with its parts in these rows or columns. */
function placed(layout: MapLayout, lines: readonly (readonly Part[])[], isRow: boolean): MapLayout {
  const moves = new Map<string, MapPoint & { line: number }>();
  let at = 0;
  lines.forEach((line, index) => {
    const ids = new Set(line.flatMap(({ boxes }) => boxes.map(({ id }) => id)));
    const own = layout.links.filter(({ from, to }) => ids.has(from) && ids.has(to));
    const rect = around([...line.map((part) => part.rect), ...own.map(rectOfLink)]);
    const [x, y] = isRow ? [-rect.x, at - rect.y] : [at - rect.x, -rect.y];
    for (const id of ids) moves.set(id, { x: Math.round(x), y: Math.round(y), line: index });
    at += (isRow ? rect.height : rect.width) + GUTTER;
  });
  const moveOf = (id: string) => moves.get(id) ?? { x: 0, y: 0, line: 0 };
  const boxes = layout.boxes.map((box) => moved(box, moveOf(box.id)));
  const groups = layout.groups.map((group) => {
    const inside = layout.boxes.find((box) => isWithin(box, group));
    return moved(group, moveOf(inside?.id ?? ''));
  });
  const links = movedLinks(layout.links, boxes, moveOf);
  return { ...boundsOf([...boxes, ...groups], links), boxes, groups, links };
}

/** The lines of boxes that moved: those from one column to another go up between them, or straight across. */
function movedLinks(
  links: readonly PlacedLink[],
  boxes: readonly PlacedBox[],
  moveOf: (id: string) => MapPoint & { line: number },
): PlacedLink[] {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const kept = links.map((link): PlacedLink | null => {
    const [from, to] = [moveOf(link.from), moveOf(link.to)];
    if (from.line !== to.line) return null;
    const label = link.label && moved(link.label, from);
    return { ...link, points: link.points.map((point) => moved(point, from)), label };
  });
  const taken: MapRect[] = [...boxes, ...kept.flatMap((link) => labelRects(link?.label ?? null))];
  return links.map((link, index) => {
    const one = kept[index];
    if (one) return one;
    const isNext = moveOf(link.to).line === moveOf(link.from).line + 1;
    const turning = isNext ? turningLink(link, byId, boxes) : null;
    return turning ?? straightLink(link, byId, taken);
  });
}

/** The line from the last box of a column to the first of the next, through the gutter between; null for others. */
function turningLink(
  link: PlacedLink,
  byId: ReadonlyMap<string, PlacedBox>,
  boxes: readonly PlacedBox[],
): PlacedLink | null {
  const [from, to] = [byId.get(link.from), byId.get(link.to)];
  if (from === undefined || to === undefined) return null;
  const [x, left] = [from.x + from.width / 2, to.x + to.width / 2];
  const [bottom, top] = [from.y + from.height, to.y];
  const isFree = boxes.every(
    (box) =>
      box === from ||
      box === to ||
      ((box.y < bottom || box.x > x || box.x + box.width < x) &&
        (box.y + box.height > top || box.x > left || box.x + box.width < left)),
  );
  const gutter =
    Math.min(...boxes.filter((box) => overlapsAcross(box, to)).map((box) => box.x)) - GUTTER / 2;
  if (!isFree || gutter < x) return null;
  const turn = GUTTER / 2;
  const points = [
    { x, y: bottom },
    { x, y: bottom + turn },
    { x: gutter, y: bottom + turn },
    // Next to a corner, which is then a short curve.
    { x: gutter, y: bottom },
    { x: gutter, y: top },
    { x: gutter, y: top - turn },
    { x: left, y: top - turn },
    { x: left, y: top },
  ];
  return { ...link, points, label: link.label && { ...link.label, x, y: bottom + turn / 2 } };
}

function overlapsAcross(one: MapRect, other: MapRect): boolean {
  return one.x < other.x + other.width && other.x < one.x + one.width;
}

function isWithin(box: MapRect, outer: MapRect): boolean {
  return (
    outer.x <= box.x &&
    outer.y <= box.y &&
    box.x + box.width <= outer.x + outer.width &&
    box.y + box.height <= outer.y + outer.height
  );
}

function rectOfLink({ points, label }: PlacedLink): MapRect {
  return around([
    ...points.map((point) => ({ ...point, width: 0, height: 0 })),
    ...labelRects(label),
  ]);
}

function around(rects: readonly MapRect[]): MapRect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

function moved<Thing extends MapPoint>(thing: Thing, by: MapPoint): Thing {
  return { ...thing, x: thing.x + by.x, y: thing.y + by.y };
}
