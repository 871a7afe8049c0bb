import { useCallback, useMemo, useState } from 'react';
import type { MapRect, PlacedBox } from '../../ink/map/lay-out-map';

export type ChosenBoxes = ReturnType<typeof useChosenBoxes>;

const none: ReadonlySet<string> = new Set();

/** The boxes that are moved together, by their ids. */
export function useChosenBoxes(boxes: readonly PlacedBox[]) {
  const [wanted, setWanted] = useState(none);
  const chosen = useMemo(() => {
    const there = boxes.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
    return there.length === wanted.size ? wanted : new Set(there);
  }, [boxes, wanted]);
  const choose = useCallback((ids: Iterable<string>): void => setWanted(new Set(ids)), []);
  const clear = useCallback((): void => setWanted(none), []);
  /** Chooses a box beside those that are chosen, or leaves it out again. */
  const toggle = useCallback((id: string): void => setWanted((now) => toggled(now, id)), []);
  return { chosen, choose, toggle, clear };
}

/** Some ids with one of them in or out. */
export function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** The ids of the boxes that a rectangle touches. */
export function boxesIn(boxes: readonly PlacedBox[], rect: MapRect): string[] {
  return boxes
    .filter(
      ({ x, y, width, height }) =>
        x < rect.x + rect.width &&
        rect.x < x + width &&
        y < rect.y + rect.height &&
        rect.y < y + height,
    )
    .map(({ id }) => id);
}
