import { textDirection } from '../../base/text/language-direction';
import type { DocumentElement } from '../../base/tree/document-tree';
import {
  BOX_FONT,
  BOX_HEIGHT,
  EXCERPT,
  FAR_NAME,
  heightOfPicture,
  LABEL_FONT,
  RETURN_WIDTH,
  type MapLayout,
  type PlacedBox,
  type PlacedGroup,
  type PlacedLink,
} from './lay-out-map';
import { arrowHead, linkPath } from './link-path';

const PAPER = 'var(--color-paper)';
const INK = 'var(--color-ink)';
const RULE = 'var(--color-rule)';
const SOFT = 'var(--color-ink-soft)';
const FAINT = 'var(--color-ink-faint)';
const DANGER = 'var(--color-danger)';
/** The paper around letters, which keeps them apart from lines. */
const HALO = { stroke: PAPER, strokeWidth: 5, strokeLinejoin: 'round', paintOrder: 'stroke' };
const DASHES = { conditional: '6 4', thread: '1 5' };

/** Draws everything of a map in the colours of the page, for an element `svg` of its size. */
export function drawMap({ groups, links, boxes }: MapLayout): DocumentElement[] {
  return [
    [
      'g',
      { color: FAINT },
      ...links.map(drawLink),
      ...links.flatMap(drawLabel),
      ...groups.map(drawGroup),
    ],
    ['g', { color: SOFT }, ...boxes.map(drawBox)],
  ];
}

/** The frame around the stitches of a knot or the labels of a place, or around an included file with its name. */
export function drawGroup({ kind, name, x, y, width, height }: PlacedGroup): DocumentElement {
  const frame = { x, y, width, height, rx: 4, fill: 'none', stroke: RULE };
  if (kind !== 'file') return ['g', 0, ['rect', frame]];
  const text = { ...HALO, x: x + 8, y: y - 5, fontSize: LABEL_FONT, fill: SOFT };
  return ['g', 0, ['rect', { ...frame, strokeDasharray: '2 3' }], ['text', text, name]];
}

/** A line with its arrow: from a dot if it follows a choice, with a second arrow if it comes back. */
export function drawLink(link: PlacedLink): DocumentElement {
  const { points, kind, isConditional, isChoice } = link;
  const dashes = kind === 'thread' ? DASHES.thread : isConditional ? DASHES.conditional : null;
  const line = {
    d: linkPath(points),
    fill: 'none',
    stroke: 'currentColor',
    ...(dashes === null ? {} : { strokeDasharray: dashes }),
    ...(kind === 'thread' ? { strokeLinecap: 'round', strokeWidth: 1.6 } : {}),
  };
  const [first] = points;
  const heads = arrowHead(points) + (kind === 'tunnel' ? arrowHead([...points].reverse()) : '');
  return [
    'g',
    0,
    ['path', line],
    ['path', { d: heads, fill: 'currentColor' }],
    ...(isChoice && kind !== 'tunnel' && first !== undefined
      ? [['circle', { cx: first.x, cy: first.y, r: 3, fill: 'currentColor' }] as DocumentElement]
      : []),
  ];
}

/** The text on a line, if it has one; drawn above all lines, so that none crosses it. */
export function drawLabel({ label }: PlacedLink): DocumentElement[] {
  if (label === null) return [];
  const { text, x, y } = label;
  const place = { x, y: y + LABEL_FONT / 3, fontSize: LABEL_FONT, textAnchor: 'middle' };
  return [['text', { ...HALO, ...place, fill: SOFT, ...directed(text) }, text]];
}

/**
 * A label with a place’s name; a double line below it is an end, a hook a return, a bow a way back to itself, a cross in
 * a circle below it a way to nowhere, and a circle with a stroke above it a place that nothing leads to.
 */
export function drawBox(box: PlacedBox): DocumentElement {
  const { kind, x, y, width, height, label, isEnd, isReturn, isLoop, isOpen, isUnreached } = box;
  const isMissing = kind === 'missing';
  const isUnknown = kind === 'variable' || isMissing;
  const right = x + width;
  // Of the name, below a picture.
  const middle = y + heightOfPicture(box.picture) + BOX_HEIGHT / 2;
  const rect = {
    x,
    y,
    width,
    height,
    rx: isUnknown || kind === 'start' ? BOX_HEIGHT / 2 : 3,
    fill: PAPER,
    stroke: isMissing ? DANGER : 'currentColor',
    ...(isUnknown ? { strokeDasharray: '3 3' } : {}),
  };
  const textX = x + (width - (isReturn ? RETURN_WIDTH : 0)) / 2;
  const text = {
    x: textX,
    y: middle + BOX_FONT / 3,
    fontSize: BOX_FONT,
    textAnchor: 'middle',
    fill: isMissing ? DANGER : INK,
    ...(kind === 'knot' || kind === 'start' ? { fontWeight: 500 } : {}),
    ...(box.isRoomy ? { 'data-name': '', style: farName(box) } : {}),
  };
  const strokes = { fill: 'none', stroke: 'currentColor' };
  const marks: DocumentElement[] = [];
  if (box.size > 1 && box.folds !== null)
    // The edges of the sheets below.
    marks.push(['path', { ...strokes, d: `M${x + 4} ${y - 3}H${right + 3}V${y + height - 4}` }]);
  if (isEnd)
    marks.push([
      'path',
      { ...strokes, strokeWidth: 2, d: `M${x + 3} ${y + height + 4}h${width - 6}` },
    ]);
  if (isReturn) {
    const d = `M${right - 9} ${middle - 5}v4q0 4-4 4h-5m3-3-3 3 3 3`;
    marks.push(['path', { ...strokes, d }]);
  }
  if (isLoop) {
    const d = `M${right} ${middle + 7}c18 6 18-20 3-14m4-3-4 3 4 3`;
    marks.push(['path', { ...strokes, d }]);
  }
  const badge = { stroke: DANGER, strokeWidth: 1.5 };
  const addBadge = (cy: number, d: string) =>
    marks.push(
      ['circle', { ...badge, cx: right - 6, cy, r: 5.5, fill: PAPER }],
      ['path', { ...badge, d: `M${right - 6} ${cy}${d}` }],
    );
  if (isOpen) addBadge(y + height, 'm-2.5-2.5 5 5m0-5-5 5');
  if (isUnreached) addBadge(y, 'm-3.5 3.5 7-7');
  return ['g', 0, ['rect', rect], ['text', text, label], ...drawExcerpt(box), ...marks];
}

/** The name of a box in a small map, where it has the room of its words: how much larger it is, and how far below. */
function farName({ height, picture }: PlacedBox): Record<string, string> {
  const below = (height - heightOfPicture(picture) - BOX_HEIGHT) / 2;
  return { '--far-scale': `${FAR_NAME}`, '--far-below': `${below}px` };
}

/** The first words of a place, below its name. */
function drawExcerpt({ x, y, width, picture, excerpt = [] }: PlacedBox): DocumentElement[] {
  if (excerpt.length === 0) return [];
  const top = y + heightOfPicture(picture) + BOX_HEIGHT - 3 + EXCERPT.font;
  const lines = excerpt.map((line, index): DocumentElement => [
    'tspan',
    { x: x + width / 2, y: top + index * EXCERPT.line },
    line,
  ]);
  const text = { fontSize: EXCERPT.font, textAnchor: 'middle', fill: SOFT, 'data-excerpt': '' };
  return [['text', { ...text, ...directed(excerpt.join(' ')) }, ...lines]];
}

/** Puts the full stop of a text that is written from right to left at its end. */
const directed = (text: string) => (textDirection(text) === 'rtl' ? { direction: 'rtl' } : {});
