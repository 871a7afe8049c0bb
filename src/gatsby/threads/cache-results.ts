import { createHash } from 'node:crypto';
import type { Task } from './task';
import { runAll, type Threads } from './threads';

/** The part of Gatsby’s cache that is used here. */
export interface ResultCache {
  get: (key: string) => Promise<unknown>;
  set: (key: string, value: unknown) => Promise<unknown>;
}

/** The key of a result: a digest of the code that makes it, as `digest`, and of all that goes into it. */
export function resultKey(digest: string, content: unknown): string {
  return createHash('sha256').update(digest).update(JSON.stringify(content)).digest('hex');
}

/** The results of a task in the order of its inputs: each is made once per key, and then comes from the cache. */
export async function cacheResults<Input, Output>(
  task: Task<Input, Output>,
  inputs: readonly { key: string; input: Input }[],
  { cache, threads }: { cache: ResultCache; threads?: Threads },
): Promise<Output[]> {
  const results = new Map<string, Output>();
  const missing = new Map<string, Input>();
  for (const { key, input } of inputs) {
    const known = (await cache.get(key)) as Output | undefined;
    if (known === undefined) missing.set(key, input);
    else results.set(key, known);
  }
  const made = await runAll(task, [...missing.values()], threads);
  // Awaited together: one by one, the cache would write each to disk before the next.
  const kept = [...missing.keys()].map((key, index) => {
    results.set(key, made[index] as Output);
    return cache.set(key, made[index]);
  });
  await Promise.all(kept);
  return inputs.map(({ key }) => results.get(key) as Output);
}

/** A result of this thread: made once per key. What JSON does not know may not be in it. */
export async function cacheResult<Result>(
  cache: ResultCache,
  key: string,
  make: () => Result,
): Promise<Result> {
  const known = (await cache.get(key)) as Result | undefined;
  if (known !== undefined) return known;
  const made = make();
  await cache.set(key, made);
  return made;
}
