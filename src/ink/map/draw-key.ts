import type { DocumentElement } from '../../base/tree/document-tree';
import { mapMessages } from '../../config/messages/map';
import { drawBox, drawLink } from './draw-map';
import type { MapBox, MapLink } from './fold-map';
import type { MapLayout, PlacedBox, PlacedLink } from './lay-out-map';

type Sign = keyof typeof mapMessages.signs;

/** What the lines and boxes of a map can look like. */
const LINES: readonly (readonly [sign: Sign, link: Partial<MapLink>])[] = [
  ['divert', {}],
  ['choice', { isChoice: true }],
  ['conditional', { isConditional: true }],
  ['tunnel', { kind: 'tunnel' }],
  ['thread', { kind: 'thread' }],
];
const BOXES: readonly (readonly [sign: Sign, box: Partial<MapBox>])[] = [
  ['end', { isEnd: true }],
  ['open', { isOpen: true }],
  ['unreached', { isUnreached: true }],
  ['missing', { kind: 'missing' }],
  ['unknown', { kind: 'variable' }],
  ['return', { isReturn: true }],
  ['loop', { isLoop: true }],
];

/** A sign of maps, drawn, with its meaning. */
export interface KeyEntry {
  sign: Sign;
  drawing: DocumentElement;
  meaning: string;
}

/** The signs that a map uses, or all of them; those of a play belong to the page. */
export function drawKey(layout?: MapLayout): KeyEntry[] {
  const lines = LINES.filter(([, parts]) => layout?.links.some((link) => has(link, parts)) ?? true);
  const boxes = BOXES.filter(([, parts]) => layout?.boxes.some((box) => has(box, parts)) ?? true);
  return [
    ...boxes.map(([sign, parts]) => entryOf(sign, drawBox(exampleBox(parts)))),
    ...lines.map(([sign, parts]) => entryOf(sign, drawLink(exampleLink(parts)))),
  ];
}

/** A line as an example, for a drawing of 56 × 36 pixels. */
export function exampleLink(parts: Partial<MapLink>): PlacedLink {
  const link = { from: '', to: '', kind: 'divert' as const, choices: [], keys: [], label: null };
  const points = [
    { x: 5, y: 18 },
    { x: 51, y: 18 },
  ];
  return { ...link, isConditional: false, isChoice: false, points, ...parts };
}

/** A box as an example, for a drawing of the same size. */
export function exampleBox(parts: Partial<PlacedBox>): PlacedBox {
  const box = { id: '', kind: 'knot' as const, name: '', group: null, places: [], size: 1 };
  const groups = { folds: null, labels: null };
  const marks = { isEnd: false, isReturn: false, isLoop: false, isOpen: false, isUnreached: false };
  const place = { file: null, line: 1, endLine: 1 };
  return {
    ...box,
    ...groups,
    ...marks,
    ...place,
    x: 4,
    y: 7,
    width: 34,
    height: 20,
    label: '',
    ...parts,
  };
}

function entryOf(sign: Sign, drawing: DocumentElement): KeyEntry {
  return { sign, drawing, meaning: mapMessages.signs[sign] };
}

/** Whether something looks like an example; a plain line is one that follows no choice. */
function has<T extends object>(whole: T, parts: Partial<T>): boolean {
  const isPlain = Object.keys(parts).length === 0;
  const wanted = isPlain ? { kind: 'divert', isChoice: false, isConditional: false } : parts;
  return Object.entries(wanted).every(([name, value]) => whole[name as keyof T] === value);
}
