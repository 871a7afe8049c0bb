import type { DocumentNode } from '../../base/tree/document-tree';
import { collectHeadings } from '../../docs/document/collect';
import { plainText } from '../../docs/document/plain-text';
import type { StoredDocument } from '../documents/stored-document';

/** A change to a page’s tree that needs the rest of the site. */
export type TreeStep = (tree: DocumentNode[]) => DocumentNode[];

/** Runs a parsed document through the steps in order; its plain text and headings are those of the derived tree. */
export function applySteps(document: StoredDocument, steps: readonly TreeStep[]): StoredDocument {
  let { tree } = document;
  for (const step of steps) tree = step(tree);
  return { ...document, tree, headings: collectHeadings(tree), plainText: plainText(tree) };
}
