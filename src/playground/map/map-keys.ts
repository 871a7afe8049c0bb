import type { KeyboardEvent } from 'react';
import { foldSteps } from '../../ink/map/fold-map';
import type { MapLayout, PlacedBox } from '../../ink/map/lay-out-map';
import { isDirection, nextBox } from './next-box';
import type { ActiveBox } from './use-active-box';
import type { Panning } from './use-viewport';

/** How far an arrow key moves the map, in pixels, and how much a step zooms. */
const STEP = 60;
export const ZOOM = 1.25;

interface KeyedMap extends Pick<ActiveBox, 'current' | 'setActive'> {
  layout: MapLayout;
  folds: ReadonlySet<string>;
  onGoTo: (box: PlacedBox) => void;
  /** Folds or unfolds a group. */
  onFold: (group: string) => void;
}

/** What keys do on the map and on its boxes. */
export function mapKeys({ layout, folds, current, ...on }: KeyedMap, panning: Panning) {
  const { boxes } = layout;
  const focus = (map: Element, box: PlacedBox | null): void => {
    if (box === null) return;
    on.setActive(box.id);
    panning.reveal(box);
    const index = boxes.indexOf(box);
    map.querySelector<SVGGElement>(`[data-box="${index}"]`)?.focus({ preventScroll: true });
  };
  const pressOnBox = (map: Element, key: string, box: PlacedBox): boolean => {
    const { fold, unfold } = foldSteps(box, folds);
    const group = key === '+' ? unfold : key === '-' ? fold : null;
    if (isDirection(key)) focus(map, nextBox(boxes, box, key));
    else if (key === 'Enter' || key === ' ') on.onGoTo(box);
    else if (group !== null) on.onFold(group);
    else return pressOnMap(key, panning);
    return true;
  };
  return (event: KeyboardEvent<SVGSVGElement>): void => {
    const { key, target, currentTarget: map } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isOnBox = target !== map && current !== null;
    const isHandled = isOnBox ? pressOnBox(map, key, current) : pressOnMap(key, panning);
    if (isHandled) event.preventDefault();
  };
}

function pressOnMap(key: string, { zoomBy, panBy, fit }: Panning): boolean {
  if (key === '+' || key === '-') zoomBy(key === '+' ? ZOOM : 1 / ZOOM);
  else if (key === '0') fit();
  else if (!isDirection(key)) return false;
  else {
    const along = key === 'ArrowLeft' || key === 'ArrowUp' ? STEP : -STEP;
    const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
    panBy(isAcross ? along : 0, isAcross ? 0 : along);
  }
  return true;
}
