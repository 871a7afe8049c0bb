import type { Problem } from './problem';

/** What is wrong now and was not before, wherever it stood. */
export function addedProblems(before: readonly Problem[], now: readonly Problem[]): Problem[] {
  const known = new Set(before.map(({ message }) => message));
  return now.filter(({ message }) => !known.has(message));
}
