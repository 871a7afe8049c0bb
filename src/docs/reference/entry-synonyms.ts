import { findReference } from './find-reference';
import type { ReferenceIndex } from './index-reference';
import type { SynonymSource } from './parse-search-synonyms';

/** What readers type for an entry of the reference that has another name. */
export interface EntrySynonym {
  entryId: string;
  /** The names that are meant, as written in code: `# AUTO_CHOICE`, `[b]`. */
  names: string[];
  /** The words that readers type for them. */
  phrases: string[];
  /** The rank among the entries that the words can mean; 0 is the likeliest. */
  place: number;
}

/** The synonyms that lead to entries of the reference, one for each entry that a line names. */
export function entrySynonyms(
  sources: readonly Pick<SynonymSource, 'written' | 'entries'>[],
  index: ReferenceIndex,
): EntrySynonym[] {
  return sources.flatMap(({ written, entries }) => {
    const phrases = written.filter((phrase) => /^[\p{L}\p{N}]/u.test(phrase));
    const byEntry = new Map<string, string[]>();
    for (const name of entries) {
      const entryId = findReference(name, index)?.id;
      if (entryId !== undefined) byEntry.set(entryId, [...(byEntry.get(entryId) ?? []), name]);
    }
    return [...byEntry].map(([entryId, names], place) => ({ entryId, names, phrases, place }));
  });
}
