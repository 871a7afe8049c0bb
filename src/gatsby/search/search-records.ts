import type { CustomRecord, HTMLFile } from 'pagefind';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { entryNames, termNames } from '../../docs/search/collect-names';
import { entryText } from '../../docs/search/entry-text';
import type { NamedEntries, NamedTerms, SearchName } from '../../docs/search/search-data';
import type { DocsPage } from '../pages/docs-pages';

/** Everything to be indexed. */
export interface SearchRecords {
  htmlFiles: HTMLFile[];
  /** Entries of the reference and glossary terms. */
  named: CustomRecord[];
  /** The words of all records. */
  texts: string[];
}

interface RecordSources {
  reference: Omit<NamedEntries, 'entries'> & { entries: readonly ReferenceEntry[] };
  glossary: NamedTerms;
  language: string;
}

/**
 * The records of the site: a page’s text, its code as a separate record, and each reference entry and glossary term.
 */
export function searchRecords(
  pages: readonly DocsPage[],
  { reference, glossary, language }: RecordSources,
): SearchRecords {
  const { entries } = reference;
  const { terms } = glossary;
  const record = (name: SearchName, text: string): CustomRecord => ({
    url: name.href,
    content: text,
    language,
    // Not as their titles, which count for more than texts: a name is found without the index.
    meta: { name: name.title, page: name.page, kind: name.kind },
    filters: { kind: ['reference'] },
  });
  const named = [
    ...entries.flatMap((entry) =>
      entryNames({ ...reference, entries: [entry] })
        .slice(0, 1)
        .map((name) => record(name, entryText(entry))),
    ),
    ...terms.flatMap((term) =>
      termNames({ ...glossary, terms: [term] }).map((name) =>
        record(name, [`${term.term}. ${term.meaning}`, ...term.forms].join('\n')),
      ),
    ),
  ];
  return {
    htmlFiles: pages.flatMap(({ search }) => search),
    named,
    texts: [
      ...pages.flatMap(({ title, description, words }) => [title, description, words]),
      ...named.map(({ content }) => content),
    ],
  };
}
