import { graphlib, layout } from '@dagrejs/dagre';
import { hasRightToLeft } from '../../base/text/language-direction';
import { directLine } from './direct-line';
import { directLinks } from './direct-links';
import type { FoldedMap, MapBox, MapGroup, MapLink } from './fold-map';
import { textWidth } from './text-width';

export interface MapPoint {
  x: number;
  y: number;
}

/** A rectangle by its upper left corner. */
export interface MapRect extends MapPoint {
  width: number;
  height: number;
}

export type PlacedGroup = MapGroup & MapRect;
/** A box with the text on it, which has the room to be larger in a small map if there are words below names. */
export type PlacedBox = MapBox & MapRect & { label: string; isRoomy?: boolean };
/** A line with its points, and with the text on it if there is room for texts. */
export type PlacedLink = MapLink & {
  points: MapPoint[];
  label: (MapPoint & { text: string }) | null;
};

/** A map with everything in its place, in pixels, and the rectangle that contains it. */
export interface MapLayout extends MapRect {
  groups: PlacedGroup[];
  boxes: PlacedBox[];
  links: PlacedLink[];
}

/** Font sizes of boxes and of the texts at lines. */
export const BOX_FONT = 16;
export const LABEL_FONT = 13;
export const BOX_HEIGHT = 30;
const BOX_PADDING = 12;
/** The room for the picture of a box, below its upper edge. */
export const BOX_PICTURE = { top: 7, width: 112, height: 63 };
/** The first words of a place below its name: their size, the room for a line, and the width of all. */
export const EXCERPT = { font: 12, line: 15, width: 136, below: 9 };
/** How much larger names are in a small map, where nobody can read the words below them: all of them as much. */
export const FAR_NAME = 1.4;
const FAR_PADDING = 8;
/** Room for the hook of a box that tunnels return from. */
export const RETURN_WIDTH = 16;
const MARGIN = 24;
const MAX_NAME = 32;
const MAX_LABEL = 30;
/** With more boxes, choices are not written at their lines. */
const MAX_LABELLED = 40;

/** Lays out a map from top to bottom. It can take seconds for hundreds of boxes. */
export function layOutMap(map: FoldedMap): MapLayout {
  try {
    return layOut(map);
  } catch {
    // With frames, the library fails where a line of a tangled map ends in the middle of a box.
    const boxes = map.boxes.map((box) => ({ ...box, group: null }));
    return layOut({ ...map, groups: [], boxes });
  }
}

function layOut({ groups, boxes, links }: FoldedMap): MapLayout {
  const graph = new graphlib.Graph<object, object, object>({
    directed: true,
    multigraph: true,
    compound: true,
  });
  const spaces = { nodesep: 22, edgesep: 14, ranksep: 34, marginx: MARGIN, marginy: MARGIN };
  graph.setGraph({ rankdir: 'TB', ...spaces });
  // The library keeps its nodes as properties of objects, which names such as `constructor` would disturb.
  const keys = new Map([...groups, ...boxes].map(({ id }, index) => [id, `n${index}`]));
  const keyOf = (id: string) => keys.get(id) ?? '';
  const add = (id: string, parent: string | null, size: object) => {
    graph.setNode(keyOf(id), { ...size });
    if (parent !== null) graph.setParent(keyOf(id), keyOf(parent));
  };
  for (const { id, parent } of groups) add(id, parent, {});
  const labels = new Map(boxes.map((box) => [box.id, labelOf(box)]));
  const isRoomy = boxes.some(({ excerpt }) => excerpt !== undefined);
  for (const box of boxes) add(box.id, box.group, sizeOf(box, labels.get(box.id) ?? '', isRoomy));
  const hasTexts = boxes.length <= MAX_LABELLED;
  const texts = links.map((link) => (hasTexts ? linkText(link) : ''));
  const direct = directLinks(boxes, links);
  links.forEach((link, index) => {
    if (direct.has(link)) return;
    const { from, to } = link;
    const text = texts[index] ?? '';
    const width = text === '' ? 0 : textWidth(text, LABEL_FONT) + 8;
    const size = { width, height: text === '' ? 0 : LABEL_FONT + 6, labelpos: 'c' };
    graph.setEdge(keyOf(from), keyOf(to), size, `e${index}`);
  });
  layout(graph);
  const placed = new Map(
    boxes.map((box) => {
      const rect = rectOf(graph.node(keyOf(box.id)) as MapRect);
      const label = labels.get(box.id) ?? '';
      return [box.id, { ...box, ...rect, label, ...(isRoomy ? { isRoomy } : {}) }];
    }),
  );
  const placedLinks = links.map((link, index): PlacedLink => {
    if (direct.has(link)) {
      const points = directLine(placed.get(link.from), placed.get(link.to)).map(roundPoint);
      return { ...link, points, label: null };
    }
    const edge = { v: keyOf(link.from), w: keyOf(link.to), name: `e${index}` };
    const { points, x, y } = graph.edge(edge) as MapPoint & { points: MapPoint[] };
    const text = texts[index] ?? '';
    const label = text === '' ? null : { text, ...roundPoint({ x, y }) };
    return { ...link, points: points.map(roundPoint), label };
  });
  const placedGroups = groups.map((group) => ({
    ...group,
    ...rectOf(graph.node(keyOf(group.id)) as MapRect),
  }));
  return {
    ...boundsOf([...placed.values(), ...placedGroups], placedLinks),
    groups: placedGroups,
    boxes: [...placed.values()],
    links: placedLinks,
  };
}

/** The rectangle that contains everything; the library’s own size leaves out lines that go around the boxes. */
export function boundsOf(rects: readonly MapRect[], links: readonly PlacedLink[]): MapRect {
  const bounds = { left: 0, top: 0, right: 0, bottom: 0 };
  const include = (x: number, y: number) => {
    bounds.left = Math.min(bounds.left, x - MARGIN);
    bounds.top = Math.min(bounds.top, y - MARGIN);
    bounds.right = Math.max(bounds.right, x + MARGIN);
    bounds.bottom = Math.max(bounds.bottom, y + MARGIN);
  };
  for (const { x, y, width, height } of rects) {
    include(x, y);
    include(x + width, y + height);
  }
  for (const { points, label } of links) {
    for (const { x, y } of points) include(x, y);
    const half = label === null ? 0 : textWidth(label.text, LABEL_FONT) / 2;
    if (label !== null) for (const x of [label.x - half, label.x + half]) include(x, label.y);
  }
  const { left, top, right, bottom } = bounds;
  return {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.ceil(right - left),
    height: Math.ceil(bottom - top),
  };
}

function labelOf({ kind, name, size }: MapBox): string {
  const short = shorten(name, MAX_NAME);
  if (kind === 'variable') return `? ${short}`;
  if (kind === 'label') return `(${short})`;
  return size > 1 && kind !== 'part' ? withMore(short, size - 1) : short;
}

/** How large the box of a new place will be, from its name. */
export function newBoxSize(name: string): { width: number; height: number } {
  return {
    width: textWidth(shorten(name, MAX_NAME), BOX_FONT) + 2 * BOX_PADDING,
    height: BOX_HEIGHT,
  };
}

function sizeOf(
  { isReturn, picture, excerpt = [] }: MapBox,
  label: string,
  isRoomy: boolean,
): { width: number; height: number } {
  const text = textWidth(label, BOX_FONT);
  const hook = isReturn ? RETURN_WIDTH : 0;
  const name = Math.max(
    text + 2 * BOX_PADDING + hook,
    isRoomy ? text * FAR_NAME + 2 * FAR_PADDING + hook : 0,
  );
  const hasWords = excerpt.length > 0;
  return {
    width: Math.max(
      name,
      picture === undefined ? 0 : BOX_PICTURE.width + 2 * BOX_PICTURE.top,
      hasWords ? EXCERPT.width + 2 * BOX_PADDING : 0,
    ),
    height:
      heightOfPicture(picture) +
      BOX_HEIGHT +
      (hasWords ? excerpt.length * EXCERPT.line + EXCERPT.below - 3 : 0),
  };
}

/** How far the name of a box is below its upper edge, for its picture. */
export function heightOfPicture(picture: string | undefined): number {
  return picture === undefined ? 0 : BOX_PICTURE.top + BOX_PICTURE.height;
}

/** The text of a line: that of its first choice, and how many others it has. */
export function linkText({ choices }: MapLink, length = MAX_LABEL): string {
  const [first = '', ...others] = choices;
  const text = shorten(first, length);
  return others.length === 0 ? text : withMore(text, others.length);
}

/** A text and how many others there are; within a text from right to left, the number keeps its sign before it. */
function withMore(text: string, count: number): string {
  const more = `+${count}`;
  return `${text} ${hasRightToLeft(text) ? `\u2066${more}\u2069` : more}`;
}

function shorten(text: string, length: number): string {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
}

/** The library gives the middle of a rectangle. */
function rectOf({ x, y, width, height }: MapRect): MapRect {
  const corner = roundPoint({ x: x - width / 2, y: y - height / 2 });
  return { ...corner, width: Math.round(width), height: Math.round(height) };
}

function roundPoint({ x, y }: MapPoint): MapPoint {
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
