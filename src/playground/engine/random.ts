/** Numbers from 0 to below 1 that come again in the same order for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    // mulberry32: small, and even enough for choices.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The items in another order, the same one for the same seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** The seed of the game after one with this seed: ink’s own are small whole numbers. */
export function nextSeed(seed: number): number {
  return Math.floor(seededRandom(seed)() * 100_000);
}
