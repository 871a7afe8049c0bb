import { classOf } from './build-node';
import type { MarkupNode, TableNode } from './markup-tree';
import { safeLength } from './safe-style';
import type { TagAttributes } from './tag-attributes';

const CELL_SEPARATOR = '[ ]';

/** Reads the content of `[table]`: a header and rows; all other text is left out, as in the engine. */
export function parseTable(
  attributes: TagAttributes,
  content: string,
  parseCell: (text: string) => MarkupNode[],
): TableNode {
  const cells = (text: string) => text.split(CELL_SEPARATOR).map(parseCell);
  const [header] = contentsOf('header', content, 1);
  const columns = attributes.text('columns')?.trim();
  return {
    kind: 'table',
    header: header === undefined ? null : cells(header),
    rows: contentsOf('row', content, Infinity).map(cells),
    columnWidths: columns === undefined ? [] : columns.split(/\s+/).map(safeLength),
    hasBorder: !attributes.isOff('border'),
    hasPadding: !attributes.isOff('padding'),
    isFixed: attributes.isOn('fixed'),
    className: classOf(attributes),
  };
}

/** The contents of `[name]…[/name]`; as in the engine at least one character, so an empty one swallows the next. */
function contentsOf(name: string, text: string, limit: number): string[] {
  const opening = new RegExp(`\\[${name}\\]`, 'gi');
  const closing = new RegExp(`\\[/${name}\\]`, 'gi');
  const contents: string[] = [];
  while (contents.length < limit) {
    const start = opening.exec(text);
    if (start === null) break;
    closing.lastIndex = opening.lastIndex + 1;
    const end = closing.exec(text);
    if (end === null) break;
    contents.push(text.slice(opening.lastIndex, end.index));
    opening.lastIndex = closing.lastIndex;
  }
  return contents;
}
