import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { referenceMessages as words } from '../../config/messages/reference';
import { cardHref } from './card-address';
import { drawName } from './draw-index';
import { drawMeaning } from './draw-meaning';
import { codeList } from './draw-prose';
import { drawTable } from './draw-table';
import {
  dataColumns,
  joinColumns,
  sinceColumn,
  usedColumns,
  type Column,
} from './reference-columns';
import type { ReferenceEntry, ReferenceKind } from './reference-entry';

const meaningColumn: Column<ReferenceEntry> = { title: words.meaning, draw: drawMeaning };

/** Renders entries of one kind as a table, one row each, without empty columns. */
export function drawEntries(
  kind: ReferenceKind,
  entries: readonly ReferenceEntry[],
  root: string | null,
): DocumentElement {
  const data = usedColumns(dataColumns, entries);
  const since = usedColumns([sinceColumn], entries);
  return drawTable({
    props: 0,
    nameTitle: words.kinds[kind],
    rows: entries,
    headOf: (entry) => ({
      id: entry.id,
      href: root === null ? `#${entry.id}` : cardHref(root, entry),
      name: [drawName(entry)],
      below: drawAliases(entry.aliases),
    }),
    columns:
      data.length === 0
        ? [meaningColumn, ...since]
        : [...joinColumns([...data, ...since]), meaningColumn],
  });
}

/** “also: …” below a name. */
export function drawAliases(aliases: readonly string[] = []): DocumentNode[] {
  return aliases.length === 0 ? [] : [['br', 0], `${words.also} `, ...codeList(aliases)];
}
