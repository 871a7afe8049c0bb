import type { DocumentElement, DocumentNode, ElementProps } from '../../base/tree/document-tree';
import type { Column } from './reference-columns';

/** The name of a row, with its anchor and link. */
interface RowHead {
  /** Its anchor. */
  id: string;
  /** The link target of its name. */
  href: string;
  name: DocumentNode[];
  /** The content below the name. */
  below: DocumentNode[];
}

interface TableParts<Row> {
  props: ElementProps | 0;
  /** The title of the name column. */
  nameTitle: string;
  rows: readonly Row[];
  headOf: (row: Row) => RowHead;
  columns: readonly Column<Row>[];
}

/** Renders a table whose rows begin with a linked name. */
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
