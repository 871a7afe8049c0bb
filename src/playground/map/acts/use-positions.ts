import { useMemo, useState } from 'react';
import { boxId } from '../../../ink/map/fold-map';
import {
  newBoxSize,
  type MapLayout,
  type MapPoint,
  type PlacedBox,
} from '../../../ink/map/lay-out-map';
import {
  placedByHand,
  positionsOf,
  withRoomInBoxes,
  type Positions,
} from '../../../ink/map/place-by-hand';
import { START } from '../../../ink/map/story-graph';
import type { StoryProgram } from '../../../ink/story/story-program';
import { useExtras } from '../../projects/use-extras';
import { findPlaces } from '../../story-edits/find-place';
import { useOpenStory } from '../../editor/open-story';

const nowhere: Positions = {};
/** How far what leads to the beginning is above it. */
const ABOVE = 80;

/**
 * Where boxes are to stay. Positions are kept beside the project’s text, which a number for each drag would only disturb.
 * With the first box that is moved, and the first change that is made on the map, all others stay where they are, too.
 */
export function usePositions(laidOut: MapLayout | null) {
  const { remember } = useOpenStory();
  const { extras, change } = useExtras();
  const { positions } = extras;
  const [held, setHeld] = useState<Positions>(nowhere);
  const layout = useMemo(
    () => laidOut && placedByHand(laidOut, withRoomInBoxes(laidOut, { ...held, ...positions })),
    [laidOut, held, positions],
  );
  /** Puts boxes elsewhere, which is undone as a step of its own, or with the act that it is a part of. */
  const put = (next: Positions, { isPart }: { isPart: boolean }): void => {
    const turn = (from: Positions, to: Positions) => (): void =>
      void change((all) => ({ ...all, positions: turned(all.positions, from, to) }));
    const step = { undo: turn(next, positions), redo: turn(positions, next) };
    step.redo();
    remember(step, isPart);
  };
  const now = (): Positions =>
    layout === null ? positions : { ...positions, ...positionsOf(layout) };
  return {
    layout,
    hasOwn: Object.keys(positions).length > 0,
    /** Moves boxes as far, as one step. */
    move: (boxes: readonly PlacedBox[], by: MapPoint): void => {
      const moved = boxes.map(
        ({ id, x, y }) => [id, { x: Math.round(x + by.x), y: Math.round(y + by.y) }] as const,
      );
      put({ ...now(), ...Object.fromEntries(moved) }, { isPart: false });
    },
    /** Puts the middle of the place that an act just added. */
    putPlace: (id: string, { x, y }: MapPoint): void => {
      const { width, height } = newBoxSize(id);
      const at = { x: Math.round(x - width / 2), y: Math.round(y - height / 2) };
      put({ ...now(), [boxId(id)]: at }, { isPart: true });
    },
    /** Keeps all boxes where they are, whatever an act just changed. */
    hold: (): void => {
      if (layout?.boxes.some(({ id }) => !Object.hasOwn(positions, id)))
        put(now(), { isPart: true });
    },
    /** The same for as long as the lines of a place are open; positions are kept only if something changes. */
    holdMeanwhile: (isOn: boolean): void => setHeld(isOn ? now() : nowhere),
    layOutAgain: (): void => {
      setHeld(nowhere);
      put({}, { isPart: false });
    },
    /** The beginning was put into a place, which takes its position; what leads there stands above it. */
    putBeginning: (id: string): void => {
      const places = now();
      const at = places[boxId(START)];
      if (at === undefined) return;
      const above = { x: at.x, y: at.y - ABOVE };
      put({ ...places, [boxId(START)]: above, [boxId(id)]: at }, { isPart: true });
    },
    /** Keeps the places of a story where they are when an act just changed their names. */
    rename: (before: StoryProgram, after: StoryProgram): void => {
      const places = now();
      const names = findPlaces(after);
      const renamed = findPlaces(before).flatMap(({ id }, index) => {
        const at = places[boxId(id)];
        const to = names[index]?.id ?? id;
        return to === id || at === undefined ? [] : [[boxId(to), at] as const];
      });
      // The former names stay, for when the text is brought back otherwise.
      if (renamed.length > 0) put({ ...places, ...Object.fromEntries(renamed) }, { isPart: true });
    },
  };
}

/** Positions with what has changed from some to others. */
function turned(now: Positions, from: Positions, to: Positions): Positions {
  const [before, after] = [from, to].map((some) => new Map(Object.entries(some)));
  const next = new Map(Object.entries(now));
  for (const id of Object.keys({ ...from, ...to })) {
    const [then, at] = [before?.get(id), after?.get(id)];
    if (at === undefined) next.delete(id);
    else if (then?.x !== at.x || then.y !== at.y) next.set(id, at);
  }
  return Object.fromEntries(next);
}
