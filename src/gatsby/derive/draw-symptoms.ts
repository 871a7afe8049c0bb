import type { DocumentNode } from '../../base/tree/document-tree';
import { holdsComponent } from '../../docs/document/replace-component';
import type { SynonymSource } from '../../docs/reference/parse-search-synonyms';
import { drawSymptomFinder } from '../../docs/symptoms/draw-symptom-finder';

/** Gives the finder of a page its entries, if it has one. */
export function drawSymptoms(
  tree: DocumentNode[],
  docId: string,
  synonyms: readonly SynonymSource[],
): DocumentNode[] {
  if (!holdsComponent(tree, 'SymptomFinder')) return tree;
  return drawSymptomFinder(tree, docId, synonyms);
}
