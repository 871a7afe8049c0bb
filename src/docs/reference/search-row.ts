import type { EntrySynonym } from './entry-synonyms';
import type { ReferenceEntry, ReferenceKind } from './reference-entry';
import { writtenNames } from './written-name';

/** The searchable part of an entry; small, because readers load it. */
export interface SearchRow {
  id: string;
  kind: ReferenceKind;
  /** Its own name first, then all others that can be written for it. */
  names: string[];
  attributes: string[];
  summary: string;
  /** Synonyms for it, with the names that they mean: `# AUTO_CHOICE` for “timer”. */
  synonyms?: Omit<EntrySynonym, 'entryId'>[];
}

/** The row of an entry; of the synonyms, only its own are included. */
export function searchRowOf(
  entry: ReferenceEntry,
  allSynonyms: readonly EntrySynonym[] = [],
): SearchRow {
  const { id, kind, name, summary } = entry;
  const attributes =
    'attributes' in entry ? entry.attributes.map((attribute) => attribute.name) : [];
  const names = [...new Set([name, ...writtenNames(entry)])];
  const synonyms = allSynonyms
    .filter(({ entryId }) => entryId === id)
    .map(({ names: meant, phrases, place }) => ({ names: meant, phrases, place }));
  return { id, kind, names, attributes, summary, ...(synonyms.length > 0 && { synonyms }) };
}
