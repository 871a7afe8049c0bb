import type { DocumentNode } from '../../base/tree/document-tree';
import { holdsComponent } from '../document/replace-component';
import { indexIds } from './draw-index';
import type { ReferenceEntry } from './reference-entry';
import { attributeId } from './reference-id';
import { selectEntries, type Selection, type SelectionFault } from './select-entries';

/** A `<Reference>` in a document, with the entries or attributes it selects. */
export interface FoundSelection {
  /** Line in the file, from 1. */
  line: number;
  result: Selection | { fault: SelectionFault };
}

/** Every `<Reference>` of a document, in order. */
export function findSelections(
  nodes: readonly DocumentNode[],
  entries: readonly ReferenceEntry[],
): FoundSelection[] {
  return nodes.flatMap((node): FoundSelection[] => {
    if (typeof node === 'string') return [];
    const [name, props, ...children] = node;
    if (name !== 'Reference' || props === 0) return findSelections(children, entries);
    return [{ line: Number(props.line), result: selectEntries(props, entries) }];
  });
}

/** The anchors that the tables and lists of a document will have: of entries, and of single attributes. */
export function drawnIds(
  nodes: readonly DocumentNode[],
  entries: readonly ReferenceEntry[],
): Set<string> {
  const ids = findSelections(nodes, entries).flatMap(({ result }) => {
    if ('fault' in result) return [];
    if (result.form === 'entries') return result.entries.map(({ id }) => id);
    const { entry, attributes } = result;
    return [entry.id, ...attributes.map(({ name }) => attributeId(entry.id, name))];
  });
  return new Set(holdsComponent(nodes, 'ReferenceIndex') ? [...ids, ...indexIds(entries)] : ids);
}
