import { closest, distance } from 'fastest-levenshtein';

/** The candidate that the writer most likely meant, or null when none is near enough to suggest. */
export function nearestName(name: string, candidates: readonly string[]): string | null {
  if (candidates.length === 0) return null;
  const nearest = closest(name, [...candidates]);
  const isNear = distance(name.toLowerCase(), nearest.toLowerCase()) <= Math.max(2, name.length / 3);
  return isNear ? nearest : null;
}

/** A hint's opening: `Did you mean “x”? ` where a candidate is near, otherwise nothing. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const nearest = nearestName(name, candidates);
  return nearest === null ? '' : `Did you mean “${nearest}”? `;
}
