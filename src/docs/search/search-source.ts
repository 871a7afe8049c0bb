import type { SynonymSource } from '../reference/parse-search-synonyms';
import type { ReferenceEntry } from '../reference/reference-entry';
import { referenceId } from '../reference/reference-id';
import type { NamedEntry, NamedPage, SearchSynonym } from './search-data';

/** The fields of an entry that its names and its address do not follow from. */
export function namedEntry(entry: ReferenceEntry): NamedEntry {
  const { kind, name, summary, aliases, members, id } = entry;
  const signature = 'signature' in entry ? entry.signature : undefined;
  const attributes = 'attributes' in entry ? (entry.attributes ?? []) : [];
  return {
    kind,
    name,
    summary,
    ...(aliases && { aliases }),
    ...(members && { members }),
    ...(signature !== undefined && { signature }),
    ...(id !== referenceId(kind, { name }) && { id }),
    ...(attributes.length > 0 && {
      attributes: attributes.map((attribute) => ({
        name: attribute.name,
        summary: attribute.summary,
        ...(attribute.aliases && { aliases: attribute.aliases }),
      })),
    }),
  };
}

/** The synonyms, with the addresses they lead to; `findPage` finds a page by its doc’s id. */
export function synonymsOf(
  sources: readonly SynonymSource[],
  findPage: (docId: string) => NamedPage | undefined,
): SearchSynonym[] {
  return sources.flatMap(({ written, name, meaning, page: target, words }): SearchSynonym[] => {
    const [docId = '', anchor] = target.split('#');
    const page = findPage(docId);
    if (page === undefined) return [];
    const href = anchor === undefined ? page.path : `${page.path}#${anchor}`;
    return [{ written, title: name, summary: meaning, href, page: page.title, words }];
  });
}
