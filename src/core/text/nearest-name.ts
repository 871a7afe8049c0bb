import { distance } from 'fastest-levenshtein';

/** The candidate that the writer most likely meant, or null when none is near enough to suggest. */
export function nearestName(name: string, candidates: readonly string[]): string | null {
  // Of a short name, two letters changed leave nothing.
  let nearest = {
    candidate: null as string | null,
    distance: name.length < 4 ? 1 : Math.max(2, name.length / 3),
  };
  if (name.length < 2) return null;
  for (const candidate of candidates) {
    const own = distance(name.toLowerCase(), candidate.toLowerCase());
    if (own < nearest.distance || (own === nearest.distance && nearest.candidate === null)) {
      nearest = { candidate, distance: own };
    }
  }
  return nearest.candidate;
}

/** A hint's opening: `Did you mean “x”? ` where a candidate is near, otherwise nothing. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const nearest = nearestName(name, candidates);
  return nearest === null ? '' : `Did you mean “${nearest}”? `;
}

/** The only candidate that differs from a name in nothing but capitals, or null. */
export function sameButCapitals(name: string, candidates: Iterable<string>): string | null {
  const wanted = name.toLowerCase();
  const same = new Set([...candidates].filter((candidate) => candidate.toLowerCase() === wanted));
  const [only] = same;
  return same.size === 1 && only !== undefined && only !== name ? only : null;
}
