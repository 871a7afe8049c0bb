import { seededRandom } from '../../../ink/story/seeded-random';

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
