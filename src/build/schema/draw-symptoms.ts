import type { DocumentNode } from '../../core/document/document-tree';
import { holdsComponent } from '../../core/document/replace-component';
import { drawSymptomFinder } from '../../core/symptoms/draw-symptom-finder';
import { readSearchSynonyms } from '../content/read-search-synonyms';

/** Gives the finder of a page its entries, if it has one. */
export function drawSymptoms(tree: DocumentNode[], docId: string): DocumentNode[] {
  if (!holdsComponent(tree, 'SymptomFinder')) return tree;
  return drawSymptomFinder(tree, docId, readSearchSynonyms(process.cwd()).synonyms);
}
