/**
 * CPU time of this process in microseconds, the minimum of three tries, so that other work on the machine does not
 * decide; fewer tries if one is below `enough`.
 */
function cpuTime(run: () => void, enough = 0): number {
  let least = Infinity;
  for (let tries = 0; tries < 3 && least >= enough; tries += 1) {
    const start = process.cpuUsage();
    run();
    least = Math.min(least, process.cpuUsage(start).user);
  }
  return least;
}

const TIMES = 16;

/**
 * How work grows with its input: time for sixteen times `size`, as a multiple of the time for `size`. Linear work
 * gives about 16, quadratic 256. Times under two milliseconds count as two, because the clock is coarse.
 */
export function growth(size: number, run: (size: number) => void): number {
  const floor = 2000;
  const small = Math.max(
    floor,
    cpuTime(() => run(size)),
  );
  return cpuTime(() => run(size * TIMES), small * PROPORTIONAL) / small;
}

/** What `growth` stays below for linear work: equally far from linear and quadratic. */
export const PROPORTIONAL = 64;
