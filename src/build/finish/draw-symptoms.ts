import type { DocumentNode } from '../../base/tree/document-tree';
import { holdsComponent } from '../../core/document/replace-component';
import { drawSymptomFinder } from '../../core/symptoms/draw-symptom-finder';
import type { SynonymSource } from '../../core/search/parse-search-synonyms';

/** Gives the finder of a page its entries, if it has one. */
export function drawSymptoms(
  tree: DocumentNode[],
  docId: string,
  synonyms: readonly SynonymSource[],
): DocumentNode[] {
  if (!holdsComponent(tree, 'SymptomFinder')) return tree;
  return drawSymptomFinder(tree, docId, synonyms);
}
