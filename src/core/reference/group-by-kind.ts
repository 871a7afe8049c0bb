import type { ReferenceKind } from './reference-entry';
import { referenceKinds } from './reference-schema';

/** Sorts what is of some kind into groups, in the order of the kinds; kinds of which there is nothing are left out. */
export function groupByKind<T>(
  items: readonly T[],
  kindOf: (item: T) => ReferenceKind,
): [ReferenceKind, T[]][] {
  return referenceKinds
    .map((kind): [ReferenceKind, T[]] => [kind, items.filter((item) => kindOf(item) === kind)])
    .filter(([, ofKind]) => ofKind.length > 0);
}
