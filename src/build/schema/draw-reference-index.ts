import type { DocumentNode } from '../../core/document/document-tree';
import { holdsComponent } from '../../core/document/replace-component';
import { drawIndex } from '../../core/reference/draw-index';
import { entrySynonyms } from '../../core/search/entry-synonyms';
import { readSearchSynonyms } from '../content/read-search-synonyms';
import type { Reference } from './query-reference';

/** Renders the list of all entries if a page contains it; `root` is the address of that page. */
export function drawReferenceIndex(
  tree: DocumentNode[],
  { entries, index }: Pick<Reference, 'entries' | 'index'>,
  root: string,
): DocumentNode[] {
  if (!holdsComponent(tree, 'ReferenceIndex')) return tree;
  const { synonyms } = readSearchSynonyms(process.cwd());
  return drawIndex(tree, entries, root, entrySynonyms(synonyms, index));
}
