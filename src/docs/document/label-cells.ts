import type { DocumentElement, DocumentNode } from '../../base/tree/document-tree';
import { plainText } from './plain-text';

/** From so many columns on, a table is stacked on phones. */
const STACKED = 3;
/** So many characters have room beside each other on a phone, in columns. */
const ONE_LINE = 36;

/** Gives the cells of tables that are stacked on phones the title of their column, which is shown beside them there. */
export function labelCells(tree: readonly DocumentNode[]): DocumentNode[] {
  return tree.map((node): DocumentNode => {
    if (typeof node === 'string') return node;
    const [name, props, ...children] = node;
    if (name !== 'table') return [name, props, ...labelCells(children)];
    const [titles = []] = rowsOf(node).map(cellsOf);
    if (titles.length < STACKED || widthOf(node) <= ONE_LINE) return node;
    return [name, props, ...labelRows(children, titles.map(textOf))];
  });
}

function labelRows(nodes: readonly DocumentNode[], titles: readonly string[]): DocumentNode[] {
  return nodes.map((node): DocumentNode => {
    if (typeof node === 'string' || node[0] === 'thead') return node;
    const [name, props, ...children] = node;
    if (name !== 'tr') return [name, props, ...labelRows(children, titles)];
    let column = 0;
    const cells = children.map((cell): DocumentNode => {
      if (typeof cell === 'string') return cell;
      const title = titles[column++] ?? '';
      const [cellName, cellProps, ...content] = cell;
      // The first cell is what the row is about, and says so by its place.
      if (cellName !== 'td' || column === 1 || title === '') return cell;
      return [cellName, { ...(cellProps === 0 ? {} : cellProps), 'data-label': title }, ...content];
    });
    return [name, props, ...cells];
  });
}

/** How many characters wide a table is if nothing in it wraps. */
function widthOf(table: DocumentElement): number {
  const widest: number[] = [];
  for (const row of rowsOf(table)) {
    for (const [column, cell] of cellsOf(row).entries())
      widest[column] = Math.max(widest[column] ?? 0, textOf(cell).length);
  }
  return widest.reduce((sum, width) => sum + width, 0);
}

function rowsOf([name, , ...children]: DocumentElement): DocumentElement[] {
  const inner = children.filter((child): child is DocumentElement => typeof child !== 'string');
  return inner.flatMap((child) =>
    name === 'tr' ? [] : child[0] === 'tr' ? [child] : rowsOf(child),
  );
}

function cellsOf([, , ...cells]: DocumentElement): DocumentElement[] {
  return cells.filter((cell): cell is DocumentElement => typeof cell !== 'string');
}

function textOf(cell: DocumentElement): string {
  return plainText([cell]).trim();
}
