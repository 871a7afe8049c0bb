import type { DocumentNode } from '../../base/tree/document-tree';
import { holdsComponent } from '../../docs/document/replace-component';
import { drawIndex } from '../../docs/reference/draw-index';
import { entrySynonyms } from '../../docs/reference/entry-synonyms';
import type { SynonymSource } from '../../docs/reference/parse-search-synonyms';
import type { Reference } from './reference';

interface ListedReference extends Pick<Reference, 'entries' | 'index'> {
  synonyms: readonly SynonymSource[];
}

/** Renders the list of all entries if a page contains it; `root` is the address of that page. */
export function drawReferenceIndex(
  tree: DocumentNode[],
  { entries, index, synonyms }: ListedReference,
  root: string,
): DocumentNode[] {
  if (!holdsComponent(tree, 'ReferenceIndex')) return tree;
  return drawIndex(tree, entries, root, entrySynonyms(synonyms, index));
}
