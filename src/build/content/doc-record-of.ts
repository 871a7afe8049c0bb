import { plainText } from '../../core/document/plain-text';
import { holdsComponent } from '../../core/document/replace-component';
import { exerciseAnchor } from '../../core/exercises/exercise-ids';
import { exercisesIn } from '../../core/exercises/place-exercises';
import { glossaryIds } from '../../core/glossary/draw-glossary';
import type { GlossaryTerm } from '../../core/glossary/glossary-term';
import type { DocRecord } from '../../core/pages/doc-record';
import { docPathOf } from '../../core/paths/doc-path';
import { drawnIds } from '../../core/reference/find-selections';
import type { ReferenceEntry } from '../../core/reference/reference-entry';
import type { StoredDocument } from '../documents/stored-document';
import type { ContentPlace } from './content-place';

/** The record of a doc for page planning, including the anchors of reference and glossary parts it draws. */
export function docRecordOf(
  nodeId: string,
  file: string,
  { version, docId, originalFile }: ContentPlace,
  { frontmatter, headings, links, tree, isUnreadable }: StoredDocument,
  entries: readonly ReferenceEntry[],
  terms: readonly GlossaryTerm[],
): DocRecord {
  return {
    nodeId,
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
