/** @jest-environment node */
import path from 'node:path';
import { makeProject } from '../../testing/temp-project';
import type { Task } from './task';
import { runAll, Threads } from './threads';

interface Place {
  n: number;
  isMain: boolean;
  /** How many calls have begun there and are not over. */
  running: number;
}

/** Tells where it runs and next to how many others, and fails for 13. */
const place: Task<number, Place> = {
  name: 'place',
  file: path.join(
    makeProject({
      'place.ts': `
        import { setImmediate } from 'node:timers/promises';
        import { isMainThread, threadId } from 'node:worker_threads';
        let running = 0;
        export const place = async (n: number) => {
          if (n === 13) throw new Error('Thirteen.');
          running += 1;
          await setImmediate();
          const place = { n, isMain: threadId === 0 && isMainThread, running };
          running -= 1;
          return place;
        };`,
    }),
    'place.ts',
  ),
};

const numbers = Array.from({ length: 200 }, (_, index) => index + 100);

async function run(options: ConstructorParameters<typeof Threads>[0], inputs = numbers) {
  const threads = new Threads(options);
  try {
    return await runAll(place, inputs, threads);
  } finally {
    await threads.close();
  }
}

it('uses the main thread and others, and keeps the order', async () => {
  const places = await run({ count: 1 });
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

it('needs no second core', async () => {
  const places = await run({ count: 0 });
  expect(places.every(({ isMain }) => isMain)).toBe(true);
});

it.each([{ count: 0 }, { count: 1, usesMain: false }])('passes errors on: %j', async (options) => {
  await expect(run(options, [...numbers, 13])).rejects.toThrow('Thirteen.');
});
