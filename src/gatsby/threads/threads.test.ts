import path from 'node:path';
import { makeProject } from '../../../testing/temp-project';
import type { Task } from './task';
import { runAll, Threads } from './threads';

interface Place {
  n: number;
  isMain: boolean;
  /** How many calls have begun there and are not over. */
  running: number;
}

interface Visit {
  n: number;
  /** If set, both threads wait for each other, and the first call in the main one blocks it until so many are over. */
  blocksUntil?: number;
  /** What all threads see: which of them have come, how many calls are over, whether the main one was blocked. */
  seen: Int32Array;
}

/** Tells where it runs and next to how many others, and fails for 13. */
const place: Task<Visit, Place> = {
  name: 'place',
  file: path.join(
    makeProject({
      'place.ts': `
        import { setImmediate } from 'node:timers/promises';
        import { isMainThread, threadId } from 'node:worker_threads';
        let running = 0;
        export const place = async ({ n, blocksUntil, seen }) => {
          if (n === 13) throw new Error('Thirteen.');
          running += 1;
          const isMain = threadId === 0 && isMainThread;
          Atomics.or(seen, 0, isMain ? 1 : 2);
          if (isMain && blocksUntil !== undefined && Atomics.exchange(seen, 2, 1) === 0) {
            while (Atomics.load(seen, 0) < 3) await setImmediate();
            while (Atomics.load(seen, 1) < blocksUntil) Atomics.wait(seen, 0, 3, 1);
          }
          // The other thread may be faster than the main one.
          while (!isMain && blocksUntil !== undefined && Atomics.load(seen, 0) < 3) await setImmediate();
          await setImmediate();
          const place = { n, isMain, running };
          running -= 1;
          Atomics.add(seen, 1, 1);
          return place;
        };`,
    }),
    'place.ts',
  ),
};

const numbers = Array.from({ length: 200 }, (_, index) => index + 100);

type Options = ConstructorParameters<typeof Threads>[0] & { joins?: boolean };

async function run({ joins = false, ...options }: Options, inputs = numbers, blocksUntil?: number) {
  const threads = new Threads(options);
  const seen = new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
  const visits = inputs.map((n) => ({
    n,
    seen,
    ...(blocksUntil !== undefined && { blocksUntil }),
  }));
  try {
    const places = runAll(place, visits, threads);
    if (joins) threads.join();
    return await places;
  } finally {
    await threads.close();
  }
}

it('uses the main thread and others, none of which waits for another, and keeps the order', async () => {
  const places = await run({ count: 1 }, numbers, numbers.length - 1);
  expect(places.map(({ n }) => n)).toEqual(numbers);
  expect(new Set(places.map(({ isMain }) => isMain))).toEqual(new Set([true, false]));
});

it('begins a call when the last one there is over: the engine, for one, plays one story at a time', async () => {
  const places = await run({ count: 1 });
  expect(new Set(places.map(({ running }) => running))).toEqual(new Set([1]));
});

it('can leave the main thread to other work', async () => {
  const places = await run({ count: 1, usesMain: false });
  expect(places.every(({ isMain }) => !isMain)).toBe(true);
});

it('takes the main thread’s help once that has nothing else to do', async () => {
  const joins = { count: 1, usesMain: false, joins: true };
  const places = await run(joins, numbers, numbers.length - 1);
  expect(places.map(({ n }) => n)).toEqual(numbers);
  expect(new Set(places.map(({ isMain }) => isMain))).toEqual(new Set([true, false]));
});

it('needs no second core', async () => {
  const places = await run({ count: 0 });
  expect(places.every(({ isMain }) => isMain)).toBe(true);
});

it.each([{ count: 0 }, { count: 1, usesMain: false }, { count: 1, usesMain: false, joins: true }])(
  'passes errors on: %j',
  async (options) => {
    await expect(run(options, [...numbers, 13])).rejects.toThrow('Thirteen.');
  },
);
