import { wayKey } from './way-key';
import type { MapLine, MapPlace, MapWay, StoryMap } from './story-map';

/** The stitches of a knot, or the places of an included file: drawn in a frame, or folded to one box. */
export interface MapGroup extends MapLine {
  id: string;
  kind: 'knot' | 'file';
  /** The knot’s or the file’s name. */
  name: string;
  /** Id of the file’s group that a knot is in. */
  parent: string | null;
}

/** A label on the map: a place, a folded group, or what is not known about a way’s end. */
export interface MapBox extends MapLine {
  id: string;
  kind: MapPlace['kind'] | 'file' | 'variable' | 'missing';
  /** Empty for the beginning. */
  name: string;
  group: string | null;
  /** The group that it stands for while that is folded, or whose head it is. */
  folds: string | null;
  /** The ids of its places: several if it stands for a folded group. */
  places: string[];
  /** Whether the story can end here, a tunnel returns from here, and a way leads back to here at once. */
  isEnd: boolean;
  isReturn: boolean;
  isLoop: boolean;
}

/** All ways of a kind from one box to another, drawn as one line. */
export interface MapLink {
  from: string;
  to: string;
  kind: MapWay['kind'];
  /** Whether each of them depends on something. */
  isConditional: boolean;
  isChoice: boolean;
  /** The texts of its choices. */
  choices: string[];
  /** What a play that went one of them has in its `ways`. */
  keys: string[];
}

/** What is drawn of a map. */
export interface FoldedMap {
  groups: MapGroup[];
  boxes: MapBox[];
  links: MapLink[];
}

/** With more boxes than that, a map shows knots without their stitches. */
export const MAX_OPEN = 150;
/** With more boxes or lines than that, it shows files without their knots, or nothing. */
export const MAX_BOXES = 600;
export const MAX_LINKS = 1600;

/** The groups that a map can fold: knots with stitches, and included files. */
export function groupsOf({ places }: StoryMap): MapGroup[] {
  const files = new Map<string, MapGroup>();
  const knots = new Map<string, MapGroup>();
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const { id, kind, file } of places) {
    if (file !== null && !files.has(file)) {
      const group = { id: fileGroup(file), kind: 'file' as const, name: file, parent: null };
      files.set(file, { ...group, file, line: 1 });
    }
    const knot = kind === 'stitch' ? byId.get(knotOf(id)) : undefined;
    if (knot === undefined || knots.has(knot.id)) continue;
    knots.set(knot.id, {
      id: knotGroup(knot.id),
      kind: 'knot',
      name: knot.id,
      parent: knot.file === null ? null : fileGroup(knot.file),
      file: knot.file,
      line: knot.line,
    });
  }
  return [...files.values(), ...knots.values()];
}

/** The groups to fold at first, so that the map stays readable; null if it is too large even then. */
export function chooseFolds(map: StoryMap): Set<string> | null {
  const groups = groupsOf(map);
  const knots = groups.filter(({ kind }) => kind === 'knot').map(({ id }) => id);
  const all = groups.map(({ id }) => id);
  const isSmall = foldMap(map, new Set()).boxes.length <= MAX_OPEN;
  const tries = [...(isSmall ? [new Set<string>()] : []), new Set(knots), new Set(all)];
  return tries.find((folds) => canDraw(foldMap(map, folds))) ?? null;
}

/** Whether a map is small enough to be laid out and drawn in time. */
export function canDraw({ boxes, links }: FoldedMap): boolean {
  return boxes.length <= MAX_BOXES && links.length <= MAX_LINKS;
}

/** What is drawn of a map while the groups with these ids are folded. */
export function foldMap(map: StoryMap, folds: ReadonlySet<string>): FoldedMap {
  const groups = groupsOf(map);
  const groupIds = new Set(groups.map(({ id }) => id));
  const boxes = new Map<string, MapBox>();
  const boxOfPlace = new Map<string, MapBox>();
  for (const place of map.places) {
    const box = placeBox(place, folds, groupIds);
    const known = boxes.get(box.id) ?? box;
    known.places.push(place.id);
    boxes.set(known.id, known);
    boxOfPlace.set(place.id, known);
  }
  const links = new Map<string, MapLink>();
  for (const way of map.ways) {
    const from = boxOfPlace.get(way.from);
    if (from === undefined) continue;
    const to = targetBox(way, from, boxOfPlace);
    if (to === null) continue;
    if (to === from) {
      from.isLoop ||= way.to.kind === 'place' && way.from === way.to.id;
      continue;
    }
    if (!boxes.has(to.id)) boxes.set(to.id, to);
    addLink(links, way, from, to);
  }
  const drawn = groups.filter(
    ({ id, parent }) => !folds.has(id) && (parent === null || !folds.has(parent)),
  );
  return { groups: drawn, boxes: [...boxes.values()], links: [...links.values()] };
}

function placeBox(
  { id, kind, file, line }: MapPlace,
  folds: ReadonlySet<string>,
  groups: ReadonlySet<string>,
): MapBox {
  const inFile = file === null ? null : fileGroup(file);
  if (file !== null && inFile !== null && folds.has(inFile))
    return makeBox(`box ${inFile}`, 'file', file, { folds: inFile, file, line: 1 });
  const knot = knotOf(id);
  const inKnot = knotGroup(knot);
  if (!groups.has(inKnot)) return makeBox(`place ${id}`, kind, id, { group: inFile, file, line });
  if (folds.has(inKnot))
    return makeBox(`place ${knot}`, 'knot', knot, { group: inFile, folds: inKnot, file, line });
  const name = kind === 'stitch' ? id.slice(knot.length + 1) : id;
  const folding = kind === 'knot' ? inKnot : null;
  return makeBox(`place ${id}`, kind, name, { group: inKnot, folds: folding, file, line });
}

/** The box that a way leads to; null if it leads to none, which is then marked on the box it leaves. */
function targetBox(
  { to, file, line }: MapWay,
  from: MapBox,
  boxOfPlace: ReadonlyMap<string, MapBox>,
): MapBox | null {
  switch (to.kind) {
    case 'place':
      return boxOfPlace.get(to.id) ?? null;
    case 'variable':
      return makeBox(`variable ${to.name} ${from.id}`, 'variable', to.name, {
        group: from.group,
        file,
        line,
      });
    case 'missing':
      return makeBox(`missing ${to.name}`, 'missing', to.name, { file, line });
    case 'return':
      from.isReturn = true;
      return null;
    case 'end':
      from.isEnd = true;
      return null;
  }
}

function addLink(links: Map<string, MapLink>, way: MapWay, from: MapBox, to: MapBox): void {
  const key = JSON.stringify([from.id, to.id, way.kind]);
  const link = links.get(key) ?? {
    from: from.id,
    to: to.id,
    kind: way.kind,
    isConditional: true,
    isChoice: false,
    choices: [],
    keys: [],
  };
  links.set(key, link);
  link.isConditional &&= way.isConditional;
  link.isChoice ||= way.choice !== null;
  if (way.choice && !link.choices.includes(way.choice)) link.choices.push(way.choice);
  const gone = way.to.kind === 'place' ? wayKey(way.from, way.to.id) : null;
  if (gone !== null && !link.keys.includes(gone)) link.keys.push(gone);
}

function makeBox(
  id: string,
  kind: MapBox['kind'],
  name: string,
  parts: MapLine & Partial<MapBox>,
): MapBox {
  const marks = { isEnd: false, isReturn: false, isLoop: false };
  return { id, kind, name, group: null, folds: null, places: [], ...marks, ...parts };
}

function fileGroup(file: string): string {
  return `file ${file}`;
}

function knotGroup(knot: string): string {
  return `knot ${knot}`;
}

function knotOf(id: string): string {
  return id.split('.')[0] ?? id;
}
