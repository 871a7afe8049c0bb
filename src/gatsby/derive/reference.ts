import { findReference } from '../../docs/reference/find-reference';
import { indexReference, type ReferenceIndex } from '../../docs/reference/index-reference';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { relatedEntries } from '../../docs/reference/related-entries';

/** The reference, and an index to find its entries. */
export interface Reference {
  entries: readonly ReferenceEntry[];
  index: ReferenceIndex;
  /** The related entries of each entry, by its id. */
  related: ReadonlyMap<string, readonly ReferenceEntry[]>;
}

const known = new WeakMap<readonly ReferenceEntry[], Reference>();

/** Finds what belongs together among the entries of the reference, once per list. */
export function referenceOf(entries: readonly ReferenceEntry[]): Reference {
  const found = known.get(entries) ?? readReference(entries);
  known.set(entries, found);
  return found;
}

function readReference(entries: readonly ReferenceEntry[]): Reference {
  const index = indexReference(entries);
  const related = relatedEntries(entries, (code) => findReference(code, index));
  return { entries, index, related };
}
