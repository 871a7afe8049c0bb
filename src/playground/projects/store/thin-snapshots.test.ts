import { timesToDrop } from './thin-snapshots';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const now = 1000 * DAY;

/** The times that stay of snapshots taken every `step` for `length`, thinned after each one. */
function kept(step: number, length: number): number[] {
  let times: number[] = [];
  for (let at = now - length; at <= now; at += step) {
    times.push(at);
    const gone = new Set(timesToDrop(times, at));
    times = times.filter((time) => !gone.has(time));
  }
  return times.map((at) => now - at);
}

it('keeps each minute of the last hour, each hour of the last day, and each day before', () => {
  const ages = kept(20_000, 3 * DAY);
  const within = (from: number, to: number) => ages.filter((age) => age >= from && age < to).length;
  expect(within(0, HOUR)).toBeGreaterThanOrEqual(60);
  expect(within(0, HOUR)).toBeLessThanOrEqual(61);
  expect(within(HOUR, DAY)).toBeGreaterThanOrEqual(22);
  expect(within(HOUR, DAY)).toBeLessThanOrEqual(24);
  expect(within(DAY, 4 * DAY)).toBeGreaterThanOrEqual(2);
  expect(within(DAY, 4 * DAY)).toBeLessThanOrEqual(4);
});

it('keeps the newest of those that are equal', () => {
  expect(timesToDrop([now - 3000, now - 1000, now - 2000], now - 1).sort()).toEqual([
    now - 3000,
    now - 2000,
  ]);
});
