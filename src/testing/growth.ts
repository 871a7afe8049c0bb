/** CPU time of this process in microseconds, the least of three tries: other work on the machine must not decide. */
function cpuTime(run: () => void): number {
  const tries = [0, 1, 2].map(() => {
    const start = process.cpuUsage();
    run();
    return process.cpuUsage(start).user;
  });
  return Math.min(...tries);
}

/**
 * By how much work grows with its input: time for four times the size, as a multiple of the time for `size`.
 * Linear work gives about 4, quadratic 16. Times under two milliseconds count as two, since the clock is coarse.
 */
export function growth(size: number, run: (size: number) => void): number {
  const floor = 2000;
  run(size);
  return (
    Math.max(
      floor,
      cpuTime(() => run(size * 4)),
    ) /
    Math.max(
      floor,
      cpuTime(() => run(size)),
    )
  );
}

/** What `growth` stays under when work is in proportion to its input, with room for the collector of garbage. */
export const PROPORTIONAL = 10;
