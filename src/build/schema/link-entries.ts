import type { DocumentNode } from '../../core/document/document-tree';
import { findReference } from '../../core/reference/find-reference';
import type { ReferenceIndex } from '../../core/reference/index-reference';
import { linkReferences, namedEntries } from '../../core/reference/link-references';
import {
  explainingDoc,
  referenceHref,
  type ExplainingPage,
} from '../../core/reference/reference-href';

interface EntryLinking {
  index: ReferenceIndex;
  /** Id of the doc that contains the tree. */
  docId: string;
  /** Address of its page. */
  path: string;
  /** Finds the page of a doc by its id; null if this build has none. */
  findPage: (docId: string) => Promise<ExplainingPage | null>;
}

/** Turns inline code that names an entry into a term that links to the entry’s page. */
export async function linkEntries(
  tree: DocumentNode[],
  { index, docId, path, findPage }: EntryLinking,
): Promise<DocumentNode[]> {
  const find = (code: string) => findReference(code, index, docId);
  const pages = new Map<string, ExplainingPage | null>();
  for (const entry of namedEntries(tree, find)) {
    const explaining = explainingDoc(entry);
    if (!pages.has(explaining)) pages.set(explaining, await findPage(explaining));
  }
  return linkReferences(tree, {
    find,
    hrefOf: (entry) => {
      const page = pages.get(explainingDoc(entry));
      return page ? referenceHref(entry, page, path) : null;
    },
  });
}
