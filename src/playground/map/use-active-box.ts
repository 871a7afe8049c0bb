import { useEffect, useState, type RefObject } from 'react';
import { useLatest } from '../../base/browser/use-latest';
import type { MapLayout, PlacedBox } from '../../ink/map/lay-out-map';
import { focusBox } from './map-keys';
import type { Panning } from './use-viewport';

export type ActiveBox = ReturnType<typeof useActiveBox>;

/** Which box is active; one that is to be shown becomes active, in the middle of the screen. */
export function useActiveBox(
  { boxes }: MapLayout,
  here: PlacedBox | null,
  shown: string | null,
  panning: Panning,
) {
  const [active, setActive] = useState<string | null>(null);
  const [lastShown, setLastShown] = useState(shown);
  const shownBox = boxWith(boxes, shown);
  if (shown !== lastShown) {
    setLastShown(shown);
    if (shownBox !== null) setActive(shownBox.id);
  }
  const latest = useLatest({ shownBox, center: panning.center });
  const isDrawn = shownBox !== null;
  // Not when the box is drawn anew: the map would move while one works on it.
  useEffect(() => {
    const { shownBox: box, center } = latest.current;
    if (box !== null) center(box);
  }, [shown, isDrawn, latest]);
  /** The one that the Tab key leads to. */
  const current = boxes.find(({ id }) => id === active) ?? here ?? boxes[0] ?? null;
  return { active, current, setActive };
}

/** Gives a box the focus as soon as it is drawn; `awaited` is its id, or null. */
export function useAwaitedBox(
  map: RefObject<Element>,
  boxes: readonly PlacedBox[],
  awaited: string | null,
  onFound: (box: PlacedBox) => void,
): void {
  const index = boxes.findIndex(({ id }) => id === awaited);
  const latest = useLatest({ boxes, onFound });
  useEffect(() => {
    const box = latest.current.boxes[index];
    if (box === undefined) return;
    focusBox(map.current, index);
    latest.current.onFound(box);
  }, [index, map, latest]);
}

/** The box that a place is in, or null. */
export function boxWith(boxes: readonly PlacedBox[], place: string | null): PlacedBox | null {
  return boxes.find(({ places }) => place !== null && places.includes(place)) ?? null;
}
