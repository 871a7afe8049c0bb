import {
  isCollection,
  isMap,
  isScalar,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** Where an item of a block collection is in its source. */
export interface BlockItem {
  /** Start of its key or dash. */
  start: number;
  /** After the line break of its last line. */
  end: number;
  /** The lines between the previous item and this one: empty lines and comments, without indentation. */
  lead: string;
  /** Its value, if one is written. */
  value: Node | null;
}

/** Finds the items of a map or list that is written with one item per line. */
export function blockItems(node: YAMLMap | YAMLSeq, source: string): BlockItem[] {
  let lastEnd: number | null = null;
  return node.items.map((item, index): BlockItem => {
    const start = isMap(node) ? keyStart(item as Pair) : dashOf(node, index);
    const value = (isMap(node) ? (item as Pair).value : item) as Node | null;
    const end = lineEnd(source, Math.max(start + 1, contentEnd(item as Node | Pair)));
    const lead = lastEnd === null ? '' : source.slice(lastEnd, lineStart(source, start));
    lastEnd = end;
    return { start, end, lead, value };
  });
}

/** The column of an offset. */
export function columnOf(source: string, offset: number): number {
  return offset - lineStart(source, offset);
}

function lineStart(source: string, offset: number): number {
  return source.lastIndexOf('\n', offset - 1) + 1;
}

function lineEnd(source: string, offset: number): number {
  if (source[offset - 1] === '\n') return offset;
  const found = source.indexOf('\n', offset);
  return found < 0 ? source.length : found + 1;
}

function keyStart({ key }: Pair): number {
  return (key as Node).range?.[0] ?? 0;
}

function dashOf(node: YAMLMap | YAMLSeq, index: number): number {
  const token = node.srcToken;
  const item = token?.type === 'block-seq' ? token.items[index] : undefined;
  const dash = item?.start.find(({ type }) => type === 'seq-item-ind');
  if (dash === undefined) throw new Error('A YAML list was read without its source.');
  return dash.offset;
}

/** The end of the last thing written in a node, without the comments after it. */
function contentEnd(item: Node | Pair): number {
  if ('key' in item) {
    const value = item.value as Node | null;
    const keyEnd = (item.key as Node).range?.[1] ?? 0;
    // An empty value is placed where the next thing begins.
    if (value === null || (isScalar(value) && value.source === '')) return keyEnd;
    return Math.max(keyEnd, contentEnd(value));
  }
  const last = isCollection(item) && item.flow !== true ? item.items.at(-1) : undefined;
  if (last !== undefined) return contentEnd(last as Node | Pair);
  return item.range?.[1] ?? 0;
}
