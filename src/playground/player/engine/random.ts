/** Returns a generator of numbers from 0 up to but not including 1, always the same for the same seed. */
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

/** The items in a different order, always the same for the same seed. */
export function shuffled<T>(items: readonly T[], seed: number): T[] {
  const random = seededRandom(seed);
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/** The seed of the game that follows one with this seed: ink’s own seeds are small whole numbers. */
export function nextSeed(seed: number): number {
  return Math.floor(seededRandom(seed)() * 100_000);
}
