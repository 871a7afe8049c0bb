import { isSameData } from './same-data';

/** What tells one item of a list from another, in the order of its worth. */
const IDENTITY = ['name', 'term', 'from', 'category', 'doc', 'link', 'value'];

/**
 * Says for each item of the new list which item of the old one it was, by index, and null for new ones:
 * the same first, then the same by name, then what stood in its place.
 */
export function matchItems(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | null)[] {
  const matches = after.map((): number | null => null);
  const isFree = new Set(before.keys());
  const take = (find: (item: unknown, place: number) => number | undefined) => {
    after.forEach((item, place) => {
      if (matches[place] !== null) return;
      const found = find(item, place);
      if (found === undefined) return;
      matches[place] = found;
      isFree.delete(found);
    });
  };
  const freeWhere = (place: number, fits: (index: number) => boolean) =>
    isFree.has(place) && fits(place) ? place : [...isFree].find(fits);
  take((item, place) => freeWhere(place, (index) => isSameData(before[index], item)));
  take((item, place) => {
    const name = nameOf(item);
    return name === null ? undefined : freeWhere(place, (index) => nameOf(before[index]) === name);
  });
  if (isFree.size === matches.filter((match) => match === null).length) {
    take((item) => [...isFree].find((index) => typeof before[index] === typeof item));
  }
  return matches;
}

function nameOf(item: unknown): string | null {
  if (typeof item !== 'object' || item === null) return null;
  const values = item as Record<string, unknown>;
  const key = IDENTITY.find((name) => typeof values[name] === 'string');
  return key === undefined ? null : `${key}:${String(values[key])}`;
}
