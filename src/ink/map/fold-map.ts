import { spacedName } from '../story/place-title';
import { placeNames, type PlaceNames } from './describe-way';
import { START, type MapLine, type MapPlace, type MapWay, type StoryGraph } from './story-graph';
import { wayKey } from './way-key';
import { labelsOf, wayOutOf } from './without-labels';

/**
 * The labels of a place, the stitches of a knot, or the places of an included file: drawn in a frame, or folded to one
 * box. Knots of a large file that follow one another are a part, which has no frame.
 */
export interface MapGroup extends MapLine {
  id: string;
  kind: 'labels' | 'knot' | 'part' | 'file';
  /** The place’s or the file’s name, or the names of the first and the last knot. */
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
  /** The group of its labels. */
  labels: string | null;
  /** The ids of its places: several if it stands for a folded group. */
  places: string[];
  /** How many these are without labels. */
  size: number;
  /** Whether the story can end here, a tunnel returns from here, and a way leads back to here at once. */
  isEnd: boolean;
  isReturn: boolean;
  isLoop: boolean;
  /** Whether the story runs out here, and nothing leads here. */
  isOpen: boolean;
  isUnreached: boolean;
  /** The file of the picture above its name. */
  picture?: string;
  /** The first words of its place, below its name. */
  excerpt?: readonly string[];
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
  const nameOf = placeNames(places);
  const groups = new Map<string, MapGroup>();
  const groupOf = new Map<string, MapGroup>();
  const withStitches = new Set(
    places.flatMap(({ kind, id }) => (kind === 'stitch' ? [knotOf(id)] : [])),
  );
  const withLabels = new Set(
    places.flatMap(({ label }) => (label === undefined ? [] : [label.of])),
  );
  const flows = places.filter(({ kind }) => kind !== 'label');
  const add = (group: MapGroup): MapGroup => {
    groups.set(group.id, group);
    return group;
  };
  for (const file of new Set(flows.map((place) => place.file))) {
    const name = file ?? '';
    const whole =
      file === null
        ? null
        : add({ id: `file ${name}`, kind: 'file', name, parent: null, file, line: 1 });
    const ofFile = flows.filter((place) => place.file === file);
    const knots = ofFile.filter(({ kind }) => kind === 'knot');
    const size = Math.max(MIN_PART, Math.ceil(knots.length / MAX_PARTS));
    const isDivided = flows.length > MAX_OPEN && knots.length > 2 * size;
    let parent = whole;
    let index = 0;
    for (const place of ofFile) {
      if (place.kind === 'knot' && isDivided && index % size === 0) {
        const last = knots[Math.min(index + size, knots.length) - 1] ?? place;
        parent = add({
          ...lineOf(place),
          id: `part ${place.id}`,
          kind: 'part',
          name: `${nameOf(place.id)} – ${nameOf(last.id)}`,
          parent: whole?.id ?? null,
        });
      }
      if (place.kind === 'knot') {
        index += 1;
        if (withStitches.has(place.id)) {
          const group = { ...lineOf(place), name: nameOf(place.id), parent: parent?.id ?? null };
          add({ ...group, id: knotGroup(place.id), kind: 'knot' });
        }
      }
      const outer = groups.get(knotGroup(knotOf(place.id))) ?? parent;
      const id = `labels ${place.id}`;
      const innermost = withLabels.has(place.id)
        ? add({ ...lineOf(place), id, kind: 'labels', name: place.id, parent: outer?.id ?? null })
        : outer;
      if (innermost !== null) groupOf.set(place.id, innermost);
    }
  }
  for (const { id, label } of places) {
    const group = label && groupOf.get(label.of);
    if (group !== undefined) groupOf.set(id, group);
  }
  return { groups, groupOf };
}

/** The groups to fold at first, so that the map stays readable; null if it is too large even then. */
export function chooseFolds(map: StoryGraph): Set<string> | null {
  const groups = groupsOf(map);
  const idsOf = (...kinds: MapGroup['kind'][]) =>
    new Set(groups.flatMap(({ id, kind }) => (kinds.includes(kind) ? [id] : [])));
  const tries = [
    idsOf('labels'),
    idsOf('labels', 'knot'),
    idsOf('labels', 'knot', 'part'),
    idsOf('labels', 'knot', 'part', 'file'),
  ]
    .map((folds) => ({ folds, folded: foldMap(map, folds) }))
    .filter(({ folded }) => canDraw(folded));
  // A story without knots has nothing else to show.
  if (tries[0]?.folded.boxes.length === 1 && canDraw(foldMap(map, new Set()))) return new Set();
  const readable = tries.find(({ folded }) => folded.boxes.length <= MAX_OPEN);
  return (readable ?? tries.at(-1))?.folds ?? null;
}

/** What stays folded when everything is to be seen: labels, if there is no room for them. */
export function openFolds(map: StoryGraph): Set<string> {
  if (canDraw(foldMap(map, new Set()))) return new Set();
  return new Set(groupsOf(map).flatMap(({ id, kind }) => (kind === 'labels' ? [id] : [])));
}

/** The group that plus unfolds at a box, and the one that minus folds: the labels of a place before its stitches. */
export function foldSteps(
  { folds: outer, labels }: Pick<MapBox, 'folds' | 'labels'>,
  folds: ReadonlySet<string>,
): { unfold: string | null; fold: string | null } {
  const levels = [outer, labels].filter((id) => id !== null);
  const unfold = levels.findIndex((id) => folds.has(id));
  const open = unfold < 0 ? levels : levels.slice(0, unfold);
  return { unfold: levels[unfold] ?? null, fold: open.at(-1) ?? null };
}

/** Whether a map is small enough to be laid out and drawn in time. */
export function canDraw({ boxes, links }: FoldedMap): boolean {
  return boxes.length <= MAX_BOXES && links.length <= MAX_LINKS;
}

/** What is drawn of a map while the groups with these ids are folded. */
export function foldMap(map: StoryGraph, folds: ReadonlySet<string>): FoldedMap {
  const { groups, groupOf } = groupPlaces(map);
  const labels = labelsOf(map);
  const nameOf = placeNames(map.places);
  const flowOf = (id: string) => labels.get(id)?.of ?? id;
  /** A group and those around it, from the outermost. */
  const around = (group: MapGroup | undefined): MapGroup[] =>
    group === undefined ? [] : [...around(groups.get(group.parent ?? '')), group];
  const boxes = new Map<string, MapBox>();
  const boxOfPlace = new Map<string, MapBox>();
  for (const place of map.places) {
    const within = around(groupOf.get(place.id));
    const folded = within.find(({ id }) => folds.has(id));
    const owner = folded && place.label && boxes.get(boxId(place.label.of));
    const box = isBoxed(folded)
      ? groupBox(folded, within)
      : (owner ?? placeBox(place, nameOf, within, folds));
    const known = boxes.get(box.id) ?? box;
    // The first place of a folded knot is the knot itself.
    known.isUnreached ||= known === box && box.kind === place.kind && place.isUnreached === true;
    known.places.push(place.id);
    if (place.label === undefined) known.size += 1;
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
    const flows = way.to.kind === 'place' ? [flowOf(way.from), flowOf(way.to.id)] : [];
    const [flow, target] = flows;
    if (to === from) {
      from.isLoop ||= flow !== undefined && flow === target && way.goesOn !== true;
      continue;
    }
    if (!boxes.has(to.id)) boxes.set(to.id, to);
    const isFolded = from.id !== boxId(way.from);
    const link = addLink(
      links,
      wayOutOf(isFolded ? labels.get(way.from) : undefined, way),
      from,
      to,
    );
    if (flow === undefined || target === undefined || flow === target) continue;
    const key = wayKey(flow, target);
    if (!link.keys.includes(key)) link.keys.push(key);
  }
  const drawn = [...groups.values()].filter(
    (group) => hasFrame(group) && !around(group).some(({ id }) => folds.has(id)),
  );
  return { groups: drawn, boxes: [...boxes.values()], links: withClearKeys([...links.values()]) };
}

/** Plays know their ways by knots and stitches; which way between labels it was then is not known. */
function withClearKeys(links: MapLink[]): MapLink[] {
  const ends = new Map<string, Set<string>>();
  for (const { from, to, keys } of links)
    for (const key of keys) ends.set(key, (ends.get(key) ?? new Set()).add(`${from}\n${to}`));
  return links.map((link) => ({
    ...link,
    keys: link.keys.filter((key) => ends.get(key)?.size === 1),
  }));
}

/** The box of a place in these groups, from the outermost. */
function placeBox(
  { id, kind, title, file, line }: MapPlace,
  nameOf: PlaceNames,
  within: readonly MapGroup[],
  folds: ReadonlySet<string>,
): MapBox {
  const heads =
    kind === 'label' ? [] : within.filter((group) => group.file === file && group.line === line);
  const head = heads.findLast((group) => group.kind === 'knot' || group.kind === 'part');
  const name = kind === 'start' ? nameOf(id) : (title ?? spacedName(id.split('.').at(-1) ?? id));
  return makeBox(boxId(id), kind, name, {
    group: frameOf(within.filter((group) => !folds.has(group.id))),
    folds: kind === 'knot' ? (head?.id ?? null) : null,
    labels: heads.find((group) => group.kind === 'labels')?.id ?? null,
    file,
    line,
  });
}

type BoxedGroup = MapGroup & { kind: Exclude<MapGroup['kind'], 'labels'> };

/** Folded labels are in the box of their place. */
function isBoxed(group: MapGroup | undefined): group is BoxedGroup {
  return group !== undefined && group.kind !== 'labels';
}

function groupBox(folded: BoxedGroup, within: readonly MapGroup[]): MapBox {
  const { id, kind, name, file, line } = folded;
  // The box of a knot stays the same when it is folded.
  const box = kind === 'knot' ? boxId(id.slice(knotGroup('').length)) : `box ${id}`;
  const group = frameOf(within.slice(0, within.indexOf(folded)));
  return makeBox(box, kind, name, { group, folds: id, file, line });
}

/** The id of the box of a place. */
export function boxId(place: string): string {
  return `place ${place}`;
}

/** The labels before the first knot are in no place that has others around it. */
function hasFrame({ kind, name }: MapGroup): boolean {
  return kind !== 'part' && !(kind === 'labels' && name === START);
}

function frameOf(within: readonly MapGroup[]): string | null {
  return within.findLast(hasFrame)?.id ?? null;
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

function addLink(links: Map<string, MapLink>, way: MapWay, from: MapBox, to: MapBox): MapLink {
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
  return link;
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
  const empty = { group: null, folds: null, labels: null, places: [], size: 0 };
  return { id, kind, name, endLine, ...empty, ...marks, ...parts };
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
