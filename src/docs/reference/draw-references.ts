import type { DocumentNode } from '../../base/tree/document-tree';
import { drawAttributes } from './draw-attributes';
import { drawEntries } from './draw-entries';
import { drawNews } from './draw-news';
import { findSelections } from './find-selections';
import type { ReferenceEntry } from './reference-entry';
import { selectEntries } from './select-entries';

/**
 * Replaces each `<Reference>` with a table, and each `<News>` with a list; invalid ones have been reported and are left out. Names link to cards
 * below `root`, the address of the page of all entries, or to their own rows if there is no such page.
 */
export function drawReferences(
  tree: readonly DocumentNode[],
  entries: readonly ReferenceEntry[],
  root: string | null,
): DocumentNode[] {
  const rows = new Set(
    findSelections(tree, entries).flatMap(({ result }) =>
      'fault' in result || result.form === 'attributes' ? [] : result.entries,
    ),
  );
  const draw = (nodes: readonly DocumentNode[]): DocumentNode[] =>
    nodes.flatMap((node): DocumentNode[] => {
      if (typeof node === 'string') return [node];
      const [name, props, ...children] = node;
      if (name === 'News' && props !== 0 && typeof props.version === 'string') {
        return drawNews(props.version, entries, root);
      }
      if (name !== 'Reference' || props === 0) return [[name, props, ...draw(children)]];
      const selection = selectEntries(props, entries);
      if ('fault' in selection) return [];
      if (selection.form === 'entries')
        return [drawEntries(selection.kind, selection.entries, root)];
      const { entry, attributes } = selection;
      return [drawAttributes(entry, attributes, { hasAnchor: !rows.has(entry), root })];
    });
  return draw(tree);
}
