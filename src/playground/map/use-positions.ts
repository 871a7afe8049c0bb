import { useMemo, useState } from 'react';
import { boxId } from '../../ink/map/fold-map';
import {
  newBoxSize,
  type MapLayout,
  type MapPoint,
  type PlacedBox,
} from '../../ink/map/lay-out-map';
import {
  placedByHand,
  positionsOf,
  withRoomForPictures,
  type Positions,
} from '../../ink/map/place-by-hand';
import type { StoryProgram } from '../../ink/story/story-program';
import { useExtras } from '../projects/use-extras';
import { findPlaces } from '../story-edits/find-place';
import type { Workspace } from '../pane/workspace';

const nowhere: Positions = {};

/**
 * Where boxes are to stay. Positions are kept beside the project’s text, which a number for each drag would only disturb.
 * With the first box that is moved, and the first change that is made on the map, all others stay where they are, too.
 */
export function usePositions(laidOut: MapLayout | null, { remember }: Pick<Workspace, 'remember'>) {
  const { extras, change } = useExtras();
  const { positions } = extras;
  const [held, setHeld] = useState<Positions>(nowhere);
  const layout = useMemo(
    () => laidOut && placedByHand(laidOut, withRoomForPictures(laidOut, { ...held, ...positions })),
    [laidOut, held, positions],
  );
  const keep = (next: Positions): void => void change((all) => ({ ...all, positions: next }));
  const keepUndoably = (next: Positions): void => {
    keep(next);
    remember({ undo: () => keep(positions), redo: () => keep(next) });
  };
  const now = (): Positions =>
    layout === null ? positions : { ...positions, ...positionsOf(layout) };
  return {
    layout,
    hasOwn: Object.keys(positions).length > 0,
    move: ({ id, x, y }: PlacedBox, by: MapPoint): void =>
      keepUndoably({ ...now(), [id]: { x: Math.round(x + by.x), y: Math.round(y + by.y) } }),
    /** Puts the middle of a place that is about to appear. */
    putPlace: (id: string, { x, y }: MapPoint): void => {
      const { width, height } = newBoxSize(id);
      const at = { x: Math.round(x - width / 2), y: Math.round(y - height / 2) };
      keep({ ...now(), [boxId(id)]: at });
    },
    /** Keeps all boxes where they are, whatever changes. */
    hold: (): void => {
      if (layout?.boxes.some(({ id }) => !Object.hasOwn(positions, id))) keep(now());
    },
    /** The same for as long as the lines of a place are open; positions are kept only if something changes. */
    holdMeanwhile: (isOn: boolean): void => setHeld(isOn ? now() : nowhere),
    layOutAgain: (): void => {
      setHeld(nowhere);
      keepUndoably({});
    },
    /** Keeps the places of a story where they are when their names change. */
    rename: (before: StoryProgram, after: StoryProgram): void => {
      const places = now();
      const names = findPlaces(after);
      const renamed = findPlaces(before).flatMap(({ id }, index) => {
        const at = places[boxId(id)];
        const to = names[index]?.id ?? id;
        return to === id || at === undefined ? [] : [[boxId(to), at] as const];
      });
      // The former names stay, for when this is undone.
      if (renamed.length > 0) keep({ ...places, ...Object.fromEntries(renamed) });
    },
  };
}
