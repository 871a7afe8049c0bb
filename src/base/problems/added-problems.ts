import type { Problem } from './problem';

/** The problems that are new, regardless of their position. */
export function addedProblems(before: readonly Problem[], now: readonly Problem[]): Problem[] {
  const known = new Set(before.map(({ message }) => message));
  return now.filter(({ message }) => !known.has(message));
}
