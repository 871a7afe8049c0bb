import type { CheckedTexts, TextResults } from '../exercises/check-texts';
import { cacheResults } from './cache-results';
import type { Task } from './task';
import { Threads } from './threads';

const task: Task<CheckedTexts, TextResults> = {
  file: 'src/gatsby/exercises/check-texts.ts',
  name: 'checkTexts',
};

/** Every second solution has a choice, every third is there twice. */
const inputs = Array.from({ length: 12 }, (_, index) => {
  const solution = index % 2 === 0 ? `${index % 3}\n* [Knock] -> END` : `${index % 3} -> END`;
  const checks = [{ kind: 'offers' as const, value: 'knock', say: 'Who knocks?' }];
  return { key: solution, input: { start: '', solution, checks } };
});

function keep() {
  const kept = new Map<string, unknown>();
  return {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: jest.fn((key: string, value: unknown) => Promise.resolve(kept.set(key, value))),
  };
}

test('threads find the same as one after the other, in the same order, once per key', async () => {
  const threads = new Threads();
  // Six keys are too few for threads.
  const unlike = inputs.map(({ input }, index) => ({ key: `${index}`, input }));
  const inThreads = await cacheResults(task, unlike, { cache: keep(), threads });
  await threads.close();
  const cache = keep();
  const here = await cacheResults(task, inputs, { cache });
  expect(inThreads).toEqual(here);
  expect(here.map(({ solution }) => solution.isDone)).toEqual(inputs.map((_, at) => at % 2 === 0));
  expect(cache.set).toHaveBeenCalledTimes(6);
  await cacheResults(task, inputs, { cache });
  expect(cache.set).toHaveBeenCalledTimes(6);
});

test('a task that fails stops the rest', async () => {
  const threads = new Threads();
  const missing = { ...task, name: 'nothing' };
  const unlike = inputs.map(({ input }, index) => ({ key: `${index}`, input }));
  await expect(cacheResults(missing, unlike, { cache: keep(), threads })).rejects.toThrow();
  await expect(cacheResults(missing, unlike, { cache: keep() })).rejects.toThrow(
    'site.cjs has no function “nothing”.',
  );
  await threads.close();
});
