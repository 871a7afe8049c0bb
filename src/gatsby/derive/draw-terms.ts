import type { DocumentNode } from '../../base/tree/document-tree';
import { holdsComponent } from '../../docs/document/replace-component';
import { drawGlossary } from '../../docs/glossary/draw-glossary';
import { GLOSSARY_DOC } from '../../docs/glossary/glossary-doc';
import type { GlossaryTerm } from '../../docs/glossary/glossary-term';
import { markFirstUses } from '../../docs/glossary/mark-first-uses';
import type { DocPlace } from './site-parts';

interface TermDrawing {
  terms: readonly GlossaryTerm[];
  docId: string;
  findPage: (docId: string) => DocPlace | undefined;
}

/** Renders the glossary if a page contains it; on other pages, the first uses of its terms become links to it. */
export function drawTerms(
  tree: DocumentNode[],
  { terms, docId, findPage }: TermDrawing,
): DocumentNode[] {
  if (holdsComponent(tree, 'Glossary')) {
    return drawGlossary(tree, terms, (link) => {
      const [doc = '', anchor] = link.split('#');
      // A missing page was already reported with file and line; the address stays as written.
      return `${findPage(doc)?.path ?? doc}${anchor === undefined ? '' : `#${anchor}`}`;
    });
  }
  const glossary = findPage(GLOSSARY_DOC);
  if (glossary === undefined) return tree;
  return markFirstUses(tree, terms, { docId, hrefOf: ({ id }) => `${glossary.path}#${id}` });
}
