import { writtenNames } from './index-reference';
import type { ReferenceEntry, ReferenceKind } from './reference-entry';

/** What of an entry a search looks at; small, since readers load it. */
export interface SearchRow {
  id: string;
  kind: ReferenceKind;
  /** Its own name first, then all others that can be written for it. */
  names: string[];
  attributes: string[];
  summary: string;
}

/** The row of an entry. */
export function searchRowOf(entry: ReferenceEntry): SearchRow {
  const { id, kind, name, summary } = entry;
  const attributes =
    'attributes' in entry ? entry.attributes.map((attribute) => attribute.name) : [];
  return { id, kind, names: [...new Set([name, ...writtenNames(entry)])], attributes, summary };
}
