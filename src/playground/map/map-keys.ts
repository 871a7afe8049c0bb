import type { KeyboardEvent } from 'react';
import { foldSteps } from '../../ink/map/fold-map';
import type { MapLayout, MapPoint, PlacedBox } from '../../ink/map/lay-out-map';
import { isDirection, nextBox } from './next-box';
import type { ActiveBox } from './use-active-box';
import type { ChosenBoxes } from './use-chosen-boxes';
import type { Panning } from './use-viewport';

/** How far an arrow key moves the map, in pixels, and how much a step zooms. */
const STEP = 60;
/** How far a place is moved by a key. */
const MOVE = 20;
const EDITS: Readonly<Record<string, 'addWay' | 'rename' | 'remove'>> = {
  c: 'addWay',
  F2: 'rename',
  Delete: 'remove',
};
export const ZOOM = 1.25;

interface KeyedMap extends Pick<ActiveBox, 'setActive'> {
  layout: MapLayout;
  folds: ReadonlySet<string>;
  /** Shows what can be done with a box, and leads there. */
  onSelect: (box: PlacedBox, enters: true) => void;
  /** The focus has moved on to a box. */
  onPass: (box: PlacedBox) => void;
  /** Closes what is open about a box; null if nothing is. */
  onLeave: (() => void) | null;
  /** Leads to the lines that are open, which all keys belong to; null if none are. */
  onKeyInLines: (() => void) | null;
  /** Opens the lines of a box, to be written. */
  onWrite: (box: PlacedBox) => void;
  /** Folds or unfolds a group. */
  onFold: (group: string) => void;
  /** The boxes that are moved together. */
  choice: ChosenBoxes;
  /** Null while nothing can be written. */
  edit: MapKeyEdits | null;
}

/** What keys write. */
export interface MapKeyEdits {
  add: () => void;
  addWay: (box: PlacedBox) => void;
  rename: (box: PlacedBox) => void;
  remove: (box: PlacedBox) => void;
  move: (ids: ReadonlySet<string>, by: MapPoint) => void;
  /** Says why something is not done to several boxes at once. */
  refuseSeveral: () => void;
}

/** What keys do on the map and on its boxes. */
export function mapKeys({ layout, folds, ...on }: KeyedMap, panning: Panning) {
  const { boxes } = layout;
  const focus = (map: Element, box: PlacedBox | null): void => {
    if (box === null) return;
    on.setActive(box.id);
    panning.reveal(box);
    focusBox(map, boxes.indexOf(box));
    on.onPass(box);
  };
  const pressOnBox = (map: Element, key: string, box: PlacedBox): boolean => {
    const { fold, unfold } = foldSteps(box, folds);
    const group = key === '+' ? unfold : key === '-' ? fold : null;
    if (isDirection(key)) focus(map, nextBox(boxes, box, key));
    else if (key === 'Enter') on.onWrite(box);
    else if (key === ' ') on.onSelect(box, true);
    else if (on.edit !== null && Object.hasOwn(EDITS, key)) on.edit[EDITS[key] ?? 'addWay'](box);
    else if (group !== null) on.onFold(group);
    else return pressAnywhere(key);
    return true;
  };
  const pressAnywhere = (key: string): boolean => {
    if (key === 'Escape' && on.onLeave !== null) on.onLeave();
    else if (key === 'n' && on.edit !== null) on.edit.add();
    else return pressOnMap(key, panning);
    return true;
  };
  /** Chooses boxes and moves them. */
  const chooseByKey = (
    { key, shiftKey }: KeyboardEvent,
    isAll: boolean,
    box: PlacedBox | null,
  ): boolean => {
    const { chosen, choose, toggle, clear } = on.choice;
    if (on.edit === null) return false;
    if (isAll) choose(boxes.map(({ id }) => id));
    else if (key === 'Escape' && chosen.size > 0) clear();
    else if (['Delete', 'F2'].includes(key) && chosen.size > 1) on.edit.refuseSeveral();
    else if (!shiftKey || box === null) return false;
    else if (key === ' ') toggle(box.id);
    else if (isDirection(key))
      on.edit.move(chosen.has(box.id) ? chosen : new Set([box.id]), stepOf(key, -MOVE));
    else return false;
    return true;
  };
  return (event: KeyboardEvent<SVGSVGElement>): void => {
    const { key, target, currentTarget: map } = event;
    const isAll = (event.ctrlKey || event.metaKey) && !event.altKey && key === 'a';
    if (!isAll && (event.altKey || event.ctrlKey || event.metaKey)) return;
    if (on.onKeyInLines !== null && !['Tab', 'Shift', 'Escape'].includes(key)) {
      // Not prevented: what is typed is typed there.
      on.onKeyInLines();
      return;
    }
    // Of the box that has the focus: another one may be below the pointer.
    const box = boxes[Number((target as Element).getAttribute('data-box') ?? -1)] ?? null;
    const isHandled =
      chooseByKey(event, isAll, box) ||
      (box === null ? pressAnywhere(key) : pressOnBox(map, key, box));
    if (isHandled) event.preventDefault();
  };
}

/** Gives the focus to a box by its number. */
export function focusBox(map: Element | null, index: number): void {
  map?.querySelector<SVGGElement>(`[data-box="${index}"]`)?.focus({ preventScroll: true });
}

function pressOnMap(key: string, { zoomBy, panBy, fit }: Panning): boolean {
  if (key === '+' || key === '-') zoomBy(key === '+' ? ZOOM : 1 / ZOOM);
  else if (key === '0') fit();
  else if (!isDirection(key)) return false;
  else {
    const { x, y } = stepOf(key, STEP);
    panBy(x, y);
  }
  return true;
}

/** A step against the direction of an arrow key, as the map moves. */
function stepOf(key: string, length: number): MapPoint {
  const along = key === 'ArrowLeft' || key === 'ArrowUp' ? length : -length;
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  return { x: isAcross ? along : 0, y: isAcross ? 0 : along };
}
