import { docPathOf } from '../../base/paths/doc-path';
import type { DocumentContent } from '../document/document-content';
import { plainText } from '../document/plain-text';
import { holdsComponent } from '../document/replace-component';
import { exerciseAnchor } from '../exercises/exercise-ids';
import { exercisesIn } from '../exercises/place-exercises';
import type { Frontmatter } from '../frontmatter/frontmatter-fields';
import { glossaryIds } from '../glossary/draw-glossary';
import type { GlossaryTerm } from '../glossary/glossary-term';
import { drawnIds } from '../reference/find-selections';
import type { ReferenceEntry } from '../reference/reference-entry';
import type { DocRecord } from '../sidebar/doc-record';

interface DocPlace {
  version: { path: string };
  docId: string;
  /** The file that a translation replaces, otherwise the file itself. */
  originalFile: string;
}

/** The record of a doc for page planning, including the anchors of reference and glossary parts it draws. */
export function docRecordOf(
  file: string,
  { version, docId, originalFile }: DocPlace,
  {
    frontmatter,
    headings,
    links,
    tree,
    isUnreadable,
  }: DocumentContent & { frontmatter: Frontmatter },
  entries: readonly ReferenceEntry[],
  terms: readonly GlossaryTerm[],
): DocRecord {
  return {
    file,
    originalFile,
    docId,
    path: docPathOf(version.path, docId, frontmatter.slug),
    frontmatter,
    anchors: isUnreadable
      ? null
      : [
          ...headings.map(({ id }) => id),
          ...exercisesIn(tree).map(({ id }) => exerciseAnchor(id)),
          ...drawnIds(tree, entries),
          ...(holdsComponent(tree, 'Glossary') ? glossaryIds(terms) : []),
        ],
    links,
    sections: headings
      .filter(({ level }) => level === 2)
      .map(({ id, label }) => ({ id, label: plainText(label) })),
  };
}
