import type { HTMLFile } from 'pagefind';
import type { DocumentNode } from '../../base/tree/document-tree';
import { currentLocale } from '../../config/current-locale';
import { siteConfig } from '../../config/site-config';
import { plainText } from '../../docs/document/plain-text';
import { GLOSSARY_DOC } from '../../docs/glossary/glossary-doc';
import { pageTwin } from '../../docs/markdown/page-twin';
import { REFERENCE_DOC } from '../../docs/reference/card-address';
import type { ReferenceEntry } from '../../docs/reference/reference-entry';
import { attributeId } from '../../docs/reference/reference-id';
import { searchHtml, type SearchFacet } from '../../docs/search/search-html';
import type { SiteParts } from './site-parts';

/** A page as programs read it: all that a build makes from its document besides the page itself. */
export interface PageTexts {
  title: string;
  description: string;
  isUnlisted: boolean;
  /** Its Markdown version. */
  twin: string;
  /** What the search index gets of it. */
  search: HTMLFile[];
  /** Its text without markup. */
  words: string;
}

interface TextSource {
  path: string;
  /** Null for pages that only list others. */
  docId: string | null;
  title: string;
  description: string;
  isUnlisted: boolean;
  tree: readonly DocumentNode[];
}

/** Docs that list things with records of their own. */
const LISTS: readonly string[] = [REFERENCE_DOC, GLOSSARY_DOC];

/** Writes the texts of a page. */
export function pageTexts(
  { path, docId, title, description, isUnlisted, tree }: TextSource,
  { entries, terms, siteUrl }: Pick<SiteParts, 'entries' | 'terms' | 'siteUrl'>,
): PageTexts {
  // An entry is found by the record of its own.
  const namedIds = new Set(
    docId === GLOSSARY_DOC ? terms.map(({ id }) => id) : entries.flatMap(idsOf),
  );
  const search = facetsOf(docId).flatMap((facet): HTMLFile[] => {
    const content = searchHtml({
      path,
      title,
      description,
      language: currentLocale.code,
      facet,
      nodes: tree,
      namedIds,
    });
    const url = facet === 'sample' ? `${path}?sample` : path;
    return content === null ? [] : [{ url, content }];
  });
  const twin = pageTwin({ title, description, path, tree, siteUrl });
  return { title, description, isUnlisted, twin, search, words: plainText(tree) };
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
