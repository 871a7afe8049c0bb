import type { ReferenceKind } from './reference-entry';
import { referenceKinds } from './reference-schema';

/** Groups items by kind, in the order of the kinds; empty groups are left out. */
export function groupByKind<T>(
  items: readonly T[],
  kindOf: (item: T) => ReferenceKind,
): [ReferenceKind, T[]][] {
  return referenceKinds
    .map((kind): [ReferenceKind, T[]] => [kind, items.filter((item) => kindOf(item) === kind)])
    .filter(([, ofKind]) => ofKind.length > 0);
}
