/** In a game, shuffles and random numbers are different each time. */
export function randomSeed(): number {
  return Math.floor(Math.random() * 100_000);
}
