import type { DocumentNode } from '../../core/document/document-tree';
import { holdsComponent } from '../../core/document/replace-component';
import { drawIndex } from '../../core/reference/draw-index';
import type { ReferenceEntry } from '../../core/reference/reference-entry';
import { indexReference } from '../../core/reference/index-reference';
import {
  explainingDoc,
  referenceHref,
  type ExplainingPage,
} from '../../core/reference/reference-href';
import { entrySynonyms } from '../../core/search/entry-synonyms';
import { readSearchSynonyms } from '../content/read-search-synonyms';
import { findPages, type FindPage } from './find-pages';

interface IndexDrawing {
  entries: readonly ReferenceEntry[];
  /** Address of the page that contains the tree. */
  path: string;
  findPage: FindPage<ExplainingPage & { title: string }>;
}

/** Draws the list of all entries where a page asks for it, each with a link to its page. */
export async function drawReferenceIndex(
  tree: DocumentNode[],
  { entries, path, findPage }: IndexDrawing,
): Promise<DocumentNode[]> {
  if (!holdsComponent(tree, 'ReferenceIndex')) return tree;
  const pages = await findPages(entries.map(explainingDoc), findPage);
  const explanationOf = (entry: ReferenceEntry) => {
    const page = pages.get(explainingDoc(entry));
    const href = page && page.path !== path ? referenceHref(entry, page, path) : null;
    return page && href ? { href, title: page.title } : null;
  };
  const { synonyms } = readSearchSynonyms(process.cwd());
  return drawIndex(tree, entries, explanationOf, entrySynonyms(synonyms, indexReference(entries)));
}
