import type { CustomRecord, HTMLFile } from 'pagefind';
import { plainText } from '../../core/document/plain-text';
import { GLOSSARY_DOC } from '../../core/glossary/glossary-doc';
import { REFERENCE_DOC } from '../../core/reference/card-address';
import type { ReferenceEntry } from '../../core/reference/reference-entry';
import { attributeId } from '../../core/reference/reference-id';
import { entryNames, termNames } from '../../core/search/collect-names';
import { entryText } from '../../core/search/entry-text';
import type { NamedEntries, NamedTerms, SearchName } from '../../core/search/search-data';
import { searchHtml, type SearchFacet } from '../../core/search/search-html';
import { siteConfig } from '../../site/site-config';
import type { DocsPage } from '../output/docs-pages';

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

/** Docs that list things with records of their own. */
const LISTS: readonly string[] = [REFERENCE_DOC, GLOSSARY_DOC];

/**
 * The records of the site: a page’s text, its code as a separate record, and each reference entry and glossary term.
 */
export function searchRecords(
  pages: readonly DocsPage[],
  { reference, glossary, language }: RecordSources,
): SearchRecords {
  const { entries } = reference;
  const { terms } = glossary;
  const entryIds = new Set(entries.flatMap(idsOf));
  const termIds = new Set(terms.map(({ id }) => id));
  // An entry is found by the record of its own.
  const htmlFiles = pages.flatMap((page): HTMLFile[] => {
    if (page.isReference) return [];
    return facetsOf(page.docId).flatMap((facet) => {
      const content = searchHtml({
        path: page.path,
        title: page.title,
        description: page.description,
        language,
        facet,
        nodes: page.tree ?? [],
        namedIds: page.docId === GLOSSARY_DOC ? termIds : entryIds,
      });
      return content === null
        ? []
        : [{ url: facet === 'sample' ? `${page.path}?sample` : page.path, content }];
    });
  });
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
    htmlFiles,
    named,
    texts: [
      ...pages.flatMap(({ title, description, tree }) => [
        title,
        description,
        plainText(tree ?? []),
      ]),
      ...named.map(({ content }) => content),
    ],
  };
}

/** The parts of the search to which a page belongs; those for maintainers are in no other. */
function facetsOf(docId: string | null): readonly SearchFacet[] {
  if (siteConfig.maintainerFolders.some((folder) => docId?.startsWith(`${folder}/`))) {
    return ['maintainers'];
  }
  return docId !== null && LISTS.includes(docId) ? ['reference'] : ['guide', 'sample'];
}

function idsOf(entry: ReferenceEntry): string[] {
  const attributes = 'attributes' in entry ? (entry.attributes ?? []) : [];
  return [entry.id, ...attributes.map(({ name }) => attributeId(entry.id, name))];
}
