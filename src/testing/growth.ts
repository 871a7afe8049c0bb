/** CPU time of this process in microseconds, the least of three tries: other work on the machine must not decide. */
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
 * By how much work grows with its input: time for sixteen times `size`, as a multiple of the time for `size`. Linear
 * work gives about 16, quadratic 256. Times under two milliseconds count as two, since the clock is coarse.
 */
export function growth(size: number, run: (size: number) => void): number {
  const floor = 2000;
  const small = Math.max(
    floor,
    cpuTime(() => run(size)),
  );
  return cpuTime(() => run(size * TIMES)) / small;
}

/** What `growth` stays under when work is in proportion to its input: as far from linear as from quadratic. */
export const PROPORTIONAL = 64;
