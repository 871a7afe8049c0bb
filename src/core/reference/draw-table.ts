import type { DocumentElement, DocumentNode, ElementProps } from '../document/document-tree';
import type { Column } from './reference-columns';

/** What a row names and is named by. */
interface RowHead {
  /** Its anchor. */
  id: string;
  /** Where its name leads. */
  href: string;
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

/** Draws a table whose rows are headed by names that lead on. */
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
  { id, href, name, below }: RowHead,
  columns: readonly Column<Row>[],
): DocumentElement {
  return [
    'tr',
    { id },
    ['th', { scope: 'row' }, ['a', { href }, ...name], ...below],
    ...columns.map(({ draw }): DocumentElement => ['td', 0, ...(draw(row) ?? ['–'])]),
  ];
}
