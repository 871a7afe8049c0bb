import { LONGEST_ABSENCE } from './project';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The times of the snapshots to remove: the newest of each minute stays for an hour, of each hour for a day, and of
 * each day after that. Nothing grows old by a clock that was changed.
 */
export function timesToDrop(times: readonly number[], now: number): number[] {
  const kept = new Set<string>();
  let [later, age] = [now, 0];
  return [...times]
    .sort((one, other) => other - one)
    .filter((at) => {
      age += later - at > LONGEST_ABSENCE ? 0 : later - at;
      later = at;
      const step = age < HOUR ? MINUTE : age < DAY ? HOUR : DAY;
      const bucket = `${step} ${Math.floor(at / step)}`;
      const isKnown = kept.has(bucket);
      kept.add(bucket);
      return isKnown;
    });
}

/** How long a text from before a replacement, such as a restored one, stays in any case, in milliseconds. */
export const REPLACED_STAYS = DAY;

/** How long after a snapshot the next one is taken, in milliseconds. */
export const SNAPSHOT_EVERY = MINUTE;
