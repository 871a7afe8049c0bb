import type { Positions } from '../../../ink/map/place-by-hand';
import { isRecord } from '../../../ink/story/story-program';

/** More than any map that can be drawn. */
const MOST = 5000;

/** Validates stored positions of places on the map; what is none is left out. */
export function parsePositions(value: unknown): Positions {
  const entries = Object.entries(isRecord(value) ? value : {}).flatMap(([id, at]) => {
    const { x, y } = isRecord(at) ? at : {};
    return isPlace(x) && isPlace(y) ? [[id, { x, y }] as const] : [];
  });
  return Object.fromEntries(entries.slice(0, MOST));
}

/** Whether a number is one that a map can be drawn with. */
function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) < 1e6;
}
