import { indexReference, type ReferenceIndex } from '../../core/reference/index-reference';
import type { ReferenceEntry } from '../../core/reference/reference-entry';
import { referenceKinds } from '../../core/reference/reference-schema';
import { queryOnce } from './query-once';

/** The reference, and how to find its entries. */
export interface Reference {
  entries: readonly ReferenceEntry[];
  index: ReferenceIndex;
}

/** The fields of a `ReferenceEntry` node. */
export interface ReferenceEntryFields {
  entry: ReferenceEntry;
  /** The file it is written in, relative to the project. */
  file: string;
  /** Its position in the file. */
  position: number;
}

/** Creates the query for the reference. */
export const createReferenceQuery = () =>
  queryOnce('ReferenceEntry', (nodes): Reference => {
    const entries = [...(nodes as Iterable<unknown> as Iterable<ReferenceEntryFields>)]
      .sort(inReferenceOrder)
      .map(({ entry }) => entry);
    return { entries, index: indexReference(entries) };
  });

/** The order of `parseReference`: by kind, then as written. */
function inReferenceOrder(left: ReferenceEntryFields, right: ReferenceEntryFields): number {
  return (
    referenceKinds.indexOf(left.entry.kind) - referenceKinds.indexOf(right.entry.kind) ||
    left.file.localeCompare(right.file) ||
    left.position - right.position
  );
}
