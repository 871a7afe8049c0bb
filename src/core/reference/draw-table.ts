import type { DocumentElement, DocumentNode, ElementProps } from '../document/document-tree';
import type { Column } from './reference-columns';

/** What a row names and is named by. */
interface RowHead {
  /** Its anchor, or null where it has none of its own. */
  id: string | null;
  name: DocumentNode[];
  /** What stands below the name. */
  below: DocumentNode[];
}

interface TableParts<Row> {
  props: ElementProps | 0;
  /** The word above the names. */
  nameTitle: string;
  rows: readonly Row[];
  headOf: (row: Row) => RowHead;
  columns: readonly Column<Row>[];
}

/** Draws a table whose rows are headed by names; a name links to its own row, so that it can be shared. */
export function drawTable<Row>(parts: TableParts<Row>): DocumentElement {
  const { props, nameTitle, rows, headOf, columns } = parts;
  const titles = [nameTitle, ...columns.map(({ title }) => title)];
  return [
    'table',
    props,
    ['thead', 0, ['tr', 0, ...titles.map((title): DocumentElement => ['th', 0, title])]],
    ['tbody', 0, ...rows.map((row) => drawRow(row, headOf(row), columns))],
  ];
}

function drawRow<Row>(
  row: Row,
  { id, name, below }: RowHead,
  columns: readonly Column<Row>[],
): DocumentElement {
  const head: DocumentNode[] = id === null ? name : [['a', { href: `#${id}` }, ...name]];
  return [
    'tr',
    id === null ? 0 : { id },
    ['th', { scope: 'row' }, ...head, ...below],
    ...columns.map(({ draw }): DocumentElement => ['td', 0, ...(draw(row) ?? ['–'])]),
  ];
}
