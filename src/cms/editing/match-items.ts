import { isSameData } from './same-data';

/** The fields that identify an item of a list, most reliable first. */
const IDENTITY = ['name', 'term', 'from', 'category', 'doc', 'link', 'value'];

/**
 * Finds for each item of the new list the index of its counterpart in the old one, or null if it is new: identical
 * items first, then items of the same name, then items at the same position.
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
