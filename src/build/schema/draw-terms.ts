import type { DocumentNode } from '../../core/document/document-tree';
import { holdsComponent } from '../../core/document/replace-component';
import { drawGlossary } from '../../core/glossary/draw-glossary';
import { GLOSSARY_DOC } from '../../core/glossary/glossary-doc';
import { linksOf } from '../../core/glossary/glossary-links';
import type { GlossaryTerm } from '../../core/glossary/glossary-term';
import { markFirstUses } from '../../core/glossary/mark-first-uses';
import { findPages, type FindPage } from './find-pages';

interface TermDrawing {
  terms: readonly GlossaryTerm[];
  docId: string;
  findPage: FindPage<{ path: string }>;
}

/** Renders the glossary if a page contains it; on other pages, the first uses of its terms become links to it. */
export async function drawTerms(
  tree: DocumentNode[],
  { terms, docId, findPage }: TermDrawing,
): Promise<DocumentNode[]> {
  if (holdsComponent(tree, 'Glossary')) {
    const docIds = terms.flatMap(linksOf).map((link) => link.split('#')[0] ?? '');
    const pages = await findPages(docIds.filter(Boolean), findPage);
    return drawGlossary(tree, terms, (link) => {
      const [doc = '', anchor] = link.split('#');
      // A missing page was already reported with file and line; the address stays as written.
      return `${pages.get(doc)?.path ?? doc}${anchor === undefined ? '' : `#${anchor}`}`;
    });
  }
  const glossary = await findPage(GLOSSARY_DOC);
  if (glossary === null) return tree;
  return markFirstUses(tree, terms, { docId, hrefOf: ({ id }) => `${glossary.path}#${id}` });
}
