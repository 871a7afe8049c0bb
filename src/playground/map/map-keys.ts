import type { KeyboardEvent } from 'react';
import { foldSteps } from '../../ink/map/fold-map';
import type { MapLayout, MapPoint, PlacedBox } from '../../ink/map/lay-out-map';
import { editKeys } from './acts/edit-keys';
import type { MapEdits } from './acts/use-map-edits';
import { isDirection, nextBox } from './next-box';
import type { ActiveBox } from './use-active-box';
import type { ChosenBoxes } from './use-chosen-boxes';
import type { Panning } from './use-viewport';

/** How far an arrow key moves the map, in pixels, and how much a step zooms. */
const STEP = 60;
/** How far a place is moved by a key. */
const MOVE = 20;
export const ZOOM = 1.25;

interface KeyedMap extends Pick<ActiveBox, 'setActive'> {
  layout: MapLayout;
  folds: ReadonlySet<string>;
  edits: MapEdits;
  /** The boxes that are moved together. */
  choice: ChosenBoxes;
  /** Folds or unfolds a group. */
  onFold: (group: string) => void;
}

/** What keys do on the map and on its boxes. */
export function mapKeys({ layout, folds, edits, ...on }: KeyedMap, panning: Panning) {
  const { boxes } = layout;
  const focus = (map: Element, box: PlacedBox | null): void => {
    if (box === null) return;
    on.setActive(box.id);
    panning.reveal(box);
    focusBox(map, boxes.indexOf(box));
    edits.onPass(box);
  };
  const pressOnBox = (map: Element, key: string, box: PlacedBox): boolean => {
    const { fold, unfold } = foldSteps(box, folds);
    const group = key === '+' ? unfold : key === '-' ? fold : null;
    if (isDirection(key)) focus(map, nextBox(boxes, box, key));
    else if (key === 'Enter') edits.onWrite(box);
    else if (key === ' ') edits.onSelect(box, true);
    else if (edits.isWriter && Object.hasOwn(editKeys, key)) edits[editKeys[key] ?? 'addWay'](box);
    else if (group !== null) on.onFold(group);
    else return pressAnywhere(key);
    return true;
  };
  const pressAnywhere = (key: string): boolean => {
    if (key === 'Escape' && edits.selected !== null) edits.leave();
    else if (key === 'n' && edits.isWriter) edits.add(null);
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
    if (!edits.isWriter) return false;
    if (isAll) choose(boxes.map(({ id }) => id));
    else if (key === 'Escape' && chosen.size > 0) clear();
    else if (['Delete', 'F2'].includes(key) && chosen.size > 1) edits.refuseSeveral();
    else if (!shiftKey || box === null) return false;
    else if (key === ' ') toggle(box.id);
    else if (isDirection(key))
      edits.move(chosen.has(box.id) ? chosen : new Set([box.id]), stepOf(key, -MOVE));
    else return false;
    return true;
  };
  return (event: KeyboardEvent<SVGSVGElement>): void => {
    const { key, target, currentTarget: map } = event;
    const isAll = (event.ctrlKey || event.metaKey) && !event.altKey && key === 'a';
    if (!isAll && (event.altKey || event.ctrlKey || event.metaKey)) return;
    if (edits.focusLines !== null && !['Tab', 'Shift', 'Escape'].includes(key)) {
      // Not prevented: what is typed is typed there.
      edits.focusLines();
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
