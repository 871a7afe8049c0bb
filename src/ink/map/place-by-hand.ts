import { directLine } from './direct-line';
import {
  BOX_HEIGHT,
  boundsOf,
  LABEL_FONT,
  linkText,
  type MapLayout,
  type MapPoint,
  type MapRect,
  type PlacedBox,
  type PlacedGroup,
  type PlacedLink,
} from './lay-out-map';
import { textWidth } from './text-width';

/** Where boxes were put by hand: their upper left corners by their ids. */
export type Positions = Readonly<Record<string, MapPoint>>;

const GAP = 14;
/** From below a box to one that nobody has put anywhere yet. */
const BELOW = 46;

/** A layout with its boxes where they were put. Lines between boxes that the layout did not place are straight. */
export function placedByHand(layout: MapLayout, positions: Positions): MapLayout {
  if (layout.boxes.every(({ id }) => !Object.hasOwn(positions, id))) return layout;
  const boxes = placedBoxes(layout, positions);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const before = new Map(layout.boxes.map((box) => [box.id, box]));
  const isMoved = (id: string): boolean => before.get(id) !== byId.get(id);
  const isStraight = ({ from, to }: PlacedLink): boolean => isMoved(from) || isMoved(to);
  const taken: MapRect[] = [
    ...boxes,
    ...layout.links.flatMap((link) => (isStraight(link) ? [] : labelRects(link.label))),
  ];
  const moved = boxes.filter(({ id }) => isMoved(id));
  const links = layout.links.map((link): PlacedLink => {
    if (isStraight(link)) return straightLink(link, byId, taken);
    // A box that was put onto the text of a line would cover a part of it.
    return isFree(link.label, moved) ? link : { ...link, label: null };
  });
  const groups = layout.groups.map((group) => ({ ...group, ...frameOf(group, layout, boxes) }));
  return { ...boundsOf([...boxes, ...groups], links), boxes, groups, links };
}

/** How many letters of the text of a line are left where there is little room. */
const SHORT = [18, 9];

/**
 * A line that goes straight from one box to another, with its text where nothing of what is `taken` is; that is taken
 * then. Without room for the text, it is shorter; without any, there is none.
 */
export function straightLink(
  link: PlacedLink,
  boxes: ReadonlyMap<string, MapRect>,
  taken: MapRect[],
): PlacedLink {
  const points = directLine(boxes.get(link.from), boxes.get(link.to));
  const texts =
    link.label === null ? [] : [link.label.text, ...SHORT.map((most) => linkText(link, most))];
  const label = firstOf(texts, (text) => labelAlong(text, points, taken));
  taken.push(...labelRects(label));
  return { ...link, points, label };
}

/**
 * The same positions, with boxes moved down that would cover one with a picture or words: they were put there when
 * neither had any.
 */
export function withRoomInBoxes({ boxes }: MapLayout, positions: Positions): Positions {
  if (!boxes.some(isHigh)) return positions;
  const placed: PlacedBox[] = [];
  const put = boxes.filter(({ id }) => Object.hasOwn(positions, id));
  for (const box of put.map((one) => ({ ...one, ...positions[one.id] })).sort(fromTheTop)) {
    const isCovered = (other: PlacedBox): boolean =>
      (isHigh(box) || isHigh(other)) && overlap(box, other);
    for (let other = placed.find(isCovered); other !== undefined; other = placed.find(isCovered))
      box.y = other.y + other.height + GAP;
    placed.push(box);
  }
  return { ...positions, ...positionsOf({ boxes: placed }) };
}

function isHigh({ height }: MapRect): boolean {
  return height > BOX_HEIGHT;
}

function fromTheTop(one: MapPoint, other: MapPoint): number {
  return one.y - other.y || one.x - other.x;
}

/** Where all boxes of a layout are. */
export function positionsOf({ boxes }: Pick<MapLayout, 'boxes'>): Positions {
  return Object.fromEntries(
    boxes.map(({ id, x, y }) => [id, { x: Math.round(x), y: Math.round(y) }]),
  );
}

/** The boxes in their places; one that has none stands below a box that leads to it, where there is room. */
function placedBoxes({ boxes, links }: MapLayout, positions: Positions): PlacedBox[] {
  const placed = new Map<string, PlacedBox>();
  for (const box of boxes) {
    const at = Object.hasOwn(positions, box.id) ? positions[box.id] : undefined;
    // Positions are rounded; a box that is the same need not be drawn again.
    const isThere = at && Math.abs(at.x - box.x) < 1 && Math.abs(at.y - box.y) < 1;
    if (at !== undefined) placed.set(box.id, isThere ? box : { ...box, ...at });
  }
  for (const box of boxes) {
    if (placed.has(box.id)) continue;
    const near = links.find(({ from, to }) => to === box.id && placed.has(from));
    const above = placed.get(near?.from ?? '');
    const at = above === undefined ? box : { x: above.x, y: above.y + above.height + BELOW };
    placed.set(box.id, inFreePlace({ ...box, x: at.x, y: at.y }, [...placed.values()]));
  }
  return boxes.map((box) => placed.get(box.id) ?? box);
}

function inFreePlace(box: PlacedBox, others: readonly PlacedBox[]): PlacedBox {
  let place = box;
  for (;;) {
    const other = others.find((one) => overlap(place, one));
    if (other === undefined) return place;
    place = { ...place, x: other.x + other.width + 2 * GAP };
  }
}

function overlap(one: MapRect, other: MapRect): boolean {
  return (
    one.x < other.x + other.width + GAP &&
    other.x < one.x + one.width + GAP &&
    one.y < other.y + other.height + GAP &&
    other.y < one.y + one.height + GAP
  );
}

/** Where a text may be along its line: rather near its beginning, so that those of a way there and one back stand apart. */
const ALONG = [0.4, 0.5, 0.3, 0.6, 0.22, 0.7];

/** What the first text gives that gives anything. */
function firstOf<Found>(
  texts: readonly string[],
  find: (text: string) => Found | null,
): Found | null {
  for (const text of texts) {
    const found = find(text);
    if (found !== null) return found;
  }
  return null;
}

/** The text of a line in the first place along it, or beside it where it bends to, at which it covers nothing. */
function labelAlong(
  text: string,
  [from, bend, to]: readonly MapPoint[],
  taken: readonly MapRect[],
): PlacedLink['label'] {
  if (from === undefined || bend === undefined || to === undefined) return null;
  const [x, y] = [bend.x - (from.x + to.x) / 2, bend.y - (from.y + to.y) / 2];
  const length = Math.hypot(x, y) || 1;
  const beside = {
    x: (x / length) * (textWidth(text, LABEL_FONT) / 2 + 2),
    y: (y / length) * (LABEL_FONT / 2 + 2),
  };
  const labels = [0, 1].flatMap((side) =>
    ALONG.map((part) => ({
      text,
      x: along(from.x, bend.x, to.x, part) + side * beside.x,
      y: along(from.y, bend.y, to.y, part) + side * beside.y,
    })),
  );
  return labels.find((label) => isFree(label, taken)) ?? null;
}

/** Whether the text of a line covers nothing, with the room around it. */
function isFree(label: PlacedLink['label'], others: readonly MapRect[]): boolean {
  const gap = 2;
  return labelRects(label).every((rect) =>
    others.every(
      ({ x, y, width, height }) =>
        rect.x >= x + width + gap ||
        x - gap >= rect.x + rect.width ||
        rect.y >= y + height + gap ||
        y - gap >= rect.y + rect.height,
    ),
  );
}

/** A coordinate of the curve from `from` to `to`, which `bend` draws to itself. */
function along(from: number, bend: number, to: number, part: number): number {
  const rest = 1 - part;
  return rest * rest * from + 2 * rest * part * bend + part * part * to;
}

/** The room that the text of a line takes. */
export function labelRects(label: PlacedLink['label']): MapRect[] {
  if (label === null) return [];
  const [width, height] = [textWidth(label.text, LABEL_FONT), LABEL_FONT + 4];
  return [{ x: label.x - width / 2, y: label.y - height / 2, width, height }];
}

/** The frame around the boxes of a group, and of the groups in it. */
function frameOf(group: PlacedGroup, { groups }: MapLayout, boxes: readonly PlacedBox[]): MapRect {
  const parents = new Map(groups.map(({ id, parent }) => [id, parent]));
  const isWithin = (id: string | null | undefined): boolean =>
    id === group.id || (typeof id === 'string' && isWithin(parents.get(id)));
  const within = boxes.filter((box) => isWithin(box.group));
  if (within.length === 0) return group;
  const x = Math.min(...within.map((box) => box.x)) - GAP;
  const y = Math.min(...within.map((box) => box.y)) - GAP;
  const right = Math.max(...within.map((box) => box.x + box.width)) + GAP;
  const bottom = Math.max(...within.map((box) => box.y + box.height)) + GAP;
  return { x, y, width: right - x, height: bottom - y };
}
