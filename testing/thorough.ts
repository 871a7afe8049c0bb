/**
 * How many times as much the tests of random and of many real stories try as in every run. The soak sets it, and other
 * seeds: `THOROUGH=50 SEED=1000 npx jest real-stories`.
 */
export const times = Number(process.env.THOROUGH ?? '1');

/** What the seeds of random tests begin with. */
export const firstSeed = Number(process.env.SEED ?? '1');

/** One of six of a list, the first included: enough for every run. A thorough one tries all. */
export function someOf<Item>(items: readonly Item[]): Item[] {
  return items.filter((_, index) => times > 1 || index % 6 === 0);
}
