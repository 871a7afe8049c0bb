import type { PlacedEntry } from '../../docs/pages/plan-reference';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { referenceKinds } from '../../docs/reference/reference-schema';
import { queryOnce } from './query-once';

/** The fields of a `ReferenceEntry` node. */
export interface ReferenceEntryFields {
  entry: ReferenceEntry;
  /** The file it is written in, relative to the project. */
  file: string;
  /** Its line in the file, and its place among the entries there. */
  line: number;
  position: number;
}

/** Creates the query for the entries of the reference. */
export const createReferenceQuery = () =>
  queryOnce('ReferenceEntry', (nodes) =>
    toPlaced(nodes as Iterable<unknown> as Iterable<ReferenceEntryFields>).map(
      ({ entry }) => entry,
    ),
  );

/** The entries of the reference from their nodes, in the order of `parseReference`. */
export function toPlaced(nodes: Iterable<ReferenceEntryFields>): PlacedEntry[] {
  return [...nodes].sort(inReferenceOrder).map(({ entry, file, line }) => ({ entry, file, line }));
}

/** The order of `parseReference`: by kind, then as they are written. */
function inReferenceOrder(left: ReferenceEntryFields, right: ReferenceEntryFields): number {
  return (
    referenceKinds.indexOf(left.entry.kind) - referenceKinds.indexOf(right.entry.kind) ||
    left.file.localeCompare(right.file) ||
    left.position - right.position
  );
}
