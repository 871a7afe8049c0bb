/**
 * CPU time of this process in microseconds, the minimum of three tries, so that other work on the machine does not
 * decide.
 */
function cpuTime(run: () => void): number {
  const tries = [0, 1, 2].map(() => {
    const start = process.cpuUsage();
    run();
    return process.cpuUsage(start).user;
  });
  return Math.min(...tries);
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
  return cpuTime(() => run(size * TIMES)) / small;
}

/** What `growth` stays below for linear work: equally far from linear and quadratic. */
export const PROPORTIONAL = 64;
