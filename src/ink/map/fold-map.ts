import type { MapLine, MapPlace, MapWay, StoryGraph } from './story-graph';
import { wayKey } from './way-key';

/**
 * The stitches of a knot, or the places of an included file: drawn in a frame, or folded to one box. Knots of a large
 * file that follow one another are a part, which has no frame.
 */
export interface MapGroup extends MapLine {
  id: string;
  kind: 'knot' | 'part' | 'file';
  /** The knot’s or the file’s name, or the names of the first and the last knot. */
  name: string;
  /** Id of the group that it is in. */
  parent: string | null;
}

/** A label on the map: a place, a folded group, or what is not known about a way’s end. */
export interface MapBox extends MapLine {
  id: string;
  kind: MapPlace['kind'] | 'part' | 'file' | 'variable' | 'missing';
  /** Empty for the beginning. */
  name: string;
  /** The last line of its text, or of the text of the last place that it stands for. */
  endLine: number;
  group: string | null;
  /** The group that it stands for while that is folded, or whose head it is. */
  folds: string | null;
  /** The ids of its places: several if it stands for a folded group. */
  places: string[];
  /** Whether the story can end here, a tunnel returns from here, and a way leads back to here at once. */
  isEnd: boolean;
  isReturn: boolean;
  isLoop: boolean;
  /** Whether the story runs out here, and nothing leads here. */
  isOpen: boolean;
  isUnreached: boolean;
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

/** With more boxes than that, groups are folded at first. */
export const MAX_OPEN = 150;
/** With more boxes or lines than that, nothing is drawn. */
export const MAX_BOXES = 600;
export const MAX_LINKS = 1600;
/** A file of a large map is divided into so many parts at most, of so many knots at least. */
const MAX_PARTS = 25;
const MIN_PART = 20;

/** The groups that a map can fold, those within others after them. */
export function groupsOf(map: StoryGraph): MapGroup[] {
  return [...groupPlaces(map).groups.values()];
}

interface Grouping {
  groups: Map<string, MapGroup>;
  /** The innermost group of each place that is in one. */
  groupOf: Map<string, MapGroup>;
}

function groupPlaces({ places }: StoryGraph): Grouping {
  const groups = new Map<string, MapGroup>();
  const groupOf = new Map<string, MapGroup>();
  const withStitches = new Set(
    places.flatMap(({ kind, id }) => (kind === 'stitch' ? [knotOf(id)] : [])),
  );
  const add = (group: MapGroup): MapGroup => {
    groups.set(group.id, group);
    return group;
  };
  for (const file of new Set(places.map((place) => place.file))) {
    const name = file ?? '';
    const whole =
      file === null
        ? null
        : add({ id: `file ${name}`, kind: 'file', name, parent: null, file, line: 1 });
    const ofFile = places.filter((place) => place.file === file && place.kind !== 'start');
    const knots = ofFile.filter(({ kind }) => kind === 'knot');
    const size = Math.max(MIN_PART, Math.ceil(knots.length / MAX_PARTS));
    const isDivided = places.length > MAX_OPEN && knots.length > 2 * size;
    let parent = whole;
    let index = 0;
    for (const place of ofFile) {
      if (place.kind === 'knot' && isDivided && index % size === 0) {
        const last = knots[Math.min(index + size, knots.length) - 1] ?? place;
        parent = add({
          ...lineOf(place),
          id: `part ${place.id}`,
          kind: 'part',
          name: `${place.id} – ${last.id}`,
          parent: whole?.id ?? null,
        });
      }
      if (place.kind === 'knot') {
        index += 1;
        if (withStitches.has(place.id)) {
          const group = { ...lineOf(place), name: place.id, parent: parent?.id ?? null };
          add({ ...group, id: knotGroup(place.id), kind: 'knot' });
        }
      }
      const innermost = groups.get(knotGroup(knotOf(place.id))) ?? parent;
      if (innermost !== null) groupOf.set(place.id, innermost);
    }
  }
  return { groups, groupOf };
}

/** The groups to fold at first, so that the map stays readable; null if it is too large even then. */
export function chooseFolds(map: StoryGraph): Set<string> | null {
  const groups = groupsOf(map);
  const idsOf = (...kinds: MapGroup['kind'][]) =>
    new Set(groups.flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : [])));
  const tries = [idsOf(), idsOf('knot'), idsOf('knot', 'part'), idsOf('knot', 'part', 'file')]
    .map((folds) => ({ folds, folded: foldMap(map, folds) }))
    .filter(({ folded }) => canDraw(folded));
  const readable = tries.find(({ folded }) => folded.boxes.length <= MAX_OPEN);
  return (readable ?? tries.at(-1))?.folds ?? null;
}

/** Whether a map is small enough to be laid out and drawn in time. */
export function canDraw({ boxes, links }: FoldedMap): boolean {
  return boxes.length <= MAX_BOXES && links.length <= MAX_LINKS;
}

/** What is drawn of a map while the groups with these ids are folded. */
export function foldMap(map: StoryGraph, folds: ReadonlySet<string>): FoldedMap {
  const { groups, groupOf } = groupPlaces(map);
  /** A group and those around it, from the outermost. */
  const around = (group: MapGroup | undefined): MapGroup[] =>
    group === undefined ? [] : [...around(groups.get(group.parent ?? '')), group];
  const boxes = new Map<string, MapBox>();
  const boxOfPlace = new Map<string, MapBox>();
  for (const place of map.places) {
    const within = around(groupOf.get(place.id));
    const folded = within.find(({ id }) => folds.has(id));
    const box = folded === undefined ? placeBox(place, within) : groupBox(folded, within);
    const known = boxes.get(box.id) ?? box;
    // The first place of a folded knot is the knot itself.
    known.isUnreached ||= known === box && box.kind === place.kind && place.isUnreached === true;
    known.places.push(place.id);
    if (place.file === known.file) known.endLine = Math.max(known.endLine, place.endLine);
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
  const drawn = [...groups.values()].filter(
    (group) => group.kind !== 'part' && !around(group).some(({ id }) => folds.has(id)),
  );
  return { groups: drawn, boxes: [...boxes.values()], links: [...links.values()] };
}

/** The box of a place in these groups, from the outermost. */
function placeBox({ id, kind, file, line }: MapPlace, within: readonly MapGroup[]): MapBox {
  const name = id.split('.').at(-1) ?? id;
  const head = within.findLast((group) => group.file === file && group.line === line);
  const folds = kind === 'knot' && head?.kind !== 'file' ? (head?.id ?? null) : null;
  return makeBox(`place ${id}`, kind, name, { group: frameOf(within), folds, file, line });
}

function groupBox(folded: MapGroup, within: readonly MapGroup[]): MapBox {
  const { id, kind, name, file, line } = folded;
  // The box of a knot stays the same when it is folded.
  const box = kind === 'knot' ? `place ${name}` : `box ${id}`;
  const group = frameOf(within.slice(0, within.indexOf(folded)));
  return makeBox(box, kind, name, { group, folds: id, file, line });
}

function frameOf(within: readonly MapGroup[]): string | null {
  return within.findLast(({ kind }) => kind !== 'part')?.id ?? null;
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
    case 'nowhere':
      from.isOpen = true;
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
  const marks = {
    isEnd: false,
    isReturn: false,
    isLoop: false,
    isOpen: false,
    isUnreached: false,
  };
  const { line: endLine } = parts;
  return { id, kind, name, endLine, group: null, folds: null, places: [], ...marks, ...parts };
}

function knotGroup(knot: string): string {
  return `knot ${knot}`;
}

function knotOf(id: string): string {
  return id.split('.')[0] ?? id;
}

function lineOf({ file, line }: MapLine): MapLine {
  return { file, line };
}
