import { distance } from 'fastest-levenshtein';

/** How much of a name may differ, in characters: in a short name, two changed characters leave nothing. */
const mostChanged = (length: number): number => (length < 4 ? 1 : Math.max(2, length / 3));

/**
 * The candidate that the writer most likely meant, or null if none is similar enough. In paths, a shared folder does
 * not count.
 */
export function nearestName(name: string, candidates: readonly string[]): string | null {
  return nearestNames(name, candidates)[0] ?? null;
}

/** The candidates that are similar enough, if none is more similar: several if they are equally so. */
export function nearestNames(name: string, candidates: readonly string[]): string[] {
  if (name.length < 2) return [];
  let least = Infinity;
  let nearest: string[] = [];
  for (const candidate of new Set(candidates)) {
    const own = slips(name.toLowerCase(), candidate.toLowerCase());
    const isNear = own <= mostChanged(name.length - sharedFolder(name, candidate).length);
    if (!isNear || own > least) continue;
    nearest = own < least ? [candidate] : [...nearest, candidate];
    least = own;
  }
  return nearest;
}

/** How many letters are wrong, missing or too many; two that are swapped are one slip. */
function slips(name: string, candidate: string): number {
  const count = distance(name, candidate);
  const isSwapped = count === 2 && lettersOf(name) === lettersOf(candidate);
  return isSwapped ? 1 : count;
}

const lettersOf = (name: string): string => Array.from(name).sort().join('');

function sharedFolder(one: string, other: string): string {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared += 1;
  return one.slice(0, one.lastIndexOf('/', shared - 1) + 1);
}

/** The start of a hint: `Did you mean “x”? ` if a candidate is similar, otherwise ''. */
export function didYouMean(name: string, candidates: readonly string[]): string {
  const nearest = nearestName(name, candidates);
  return nearest === null ? '' : `Did you mean “${nearest}”? `;
}

/** A suggestion and another way to fix the same: `Did you mean “coins”? Otherwise, declare it with VAR coin = ….` */
export function otherwise(suggestion: string, hint: string): string {
  if (suggestion === '') return hint;
  return `${suggestion}Otherwise, ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`;
}

/** The only candidate that differs from a name just in capitals, or null. */
export function sameButCapitals(name: string, candidates: Iterable<string>): string | null {
  const wanted = name.toLowerCase();
  const same = new Set([...candidates].filter((candidate) => candidate.toLowerCase() === wanted));
  const [only] = same;
  return same.size === 1 && only !== undefined && only !== name ? only : null;
}
