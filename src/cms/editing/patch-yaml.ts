import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { blockItems, columnOf, type BlockItem } from './block-items';
import { matchItems } from './match-items';
import { renderInline, renderItem, renderPair } from './render-yaml';
import { isSameData } from './same-data';

type Data = Record<string, unknown>;

/**
 * Writes new data into a YAML source and changes only what differs: comments, quotes, empty lines and the order of
 * keys stay as they are. New keys are placed by `keyOrder`. Throws if the source is not valid YAML.
 */
export function patchYaml(source: string, next: unknown, keyOrder: readonly string[] = []): string {
  const document = parseDocument(source, { keepSourceTokens: true });
  const [error] = document.errors;
  if (error !== undefined) throw error;
  if (isSameData(document.toJS() ?? null, next ?? null)) return source;
  const eol = source.includes('\r\n') ? '\r\n' : '\n';
  const text = source.endsWith('\n') || source === '' ? source : `${source}\n`;
  const patcher = new Patcher(text, eol, keyOrder);
  const { contents } = text === source ? document : parseDocument(text, { keepSourceTokens: true });
  const patched = patcher.patchRoot(contents, next);
  return text === source ? patched : patched.replace(/\r?\n$/, '');
}

class Patcher {
  constructor(
    private readonly source: string,
    private readonly eol: string,
    private readonly keyOrder: readonly string[],
  ) {}

  patchRoot(root: Node | null, next: unknown): string {
    if (!this.canPatch(root, next)) {
      const written = Array.isArray(next)
        ? next.map((item) => renderItem(item, 0)).join('')
        : Object.entries(next as Data)
            .map(([key, value]) => renderPair(key, value, 0))
            .join('');
      return this.above(root) + this.lines(written);
    }
    const items = blockItems(root, this.source);
    const start = items[0]?.start ?? 0;
    const end = items.at(-1)?.end ?? 0;
    return (
      this.source.slice(0, start) + this.patchBlock(root, next as object) + this.source.slice(end)
    );
  }

  /** The comments above a file’s data, which stay whatever becomes of it. */
  private above(root: Node | null): string {
    if (root === null || isScalar(root)) return this.source;
    const [first] = isCollection(root) && root.flow !== true ? blockItems(root, this.source) : [];
    return this.source.slice(0, first?.start ?? 0);
  }

  /** The new text of a block collection, starting at its first item. */
  private patchBlock(node: YAMLMap | YAMLSeq, next: object): string {
    return isSeq(node) ? this.patchSeq(node, next as unknown[]) : this.patchMap(node, next as Data);
  }

  private patchSeq(node: YAMLSeq, next: unknown[]): string {
    const items = blockItems(node, this.source);
    const before = node.toJSON();
    const column = columnOf(this.source, items[0]?.start ?? 0);
    const indent = ' '.repeat(column);
    const matches = matchItems(before, next);
    const gap = usualGap(items);
    return next
      .map((value, place) => {
        const match = matches[place] ?? null;
        const item = match === null ? undefined : items[match];
        if (item === undefined) {
          const text = this.lines(renderItem(value, column));
          return place === 0 ? text : gap + indent + text;
        }
        const text = isSameData(before[match ?? 0], value)
          ? this.textOf(item)
          : this.patchValue(item, value, () => renderItem(value, column));
        const follows = place === 0 ? match === 0 : matches[place - 1] === (match ?? 0) - 1;
        if (follows) return place === 0 ? text : item.lead + indent + text;
        const comments = item.lead.trim() === '' ? '' : `${indent}${item.lead.trim()}${this.eol}`;
        return place === 0 ? text : gap + comments + indent + text;
      })
      .join('');
  }

  private patchMap(node: YAMLMap, next: Data): string {
    const items = blockItems(node, this.source);
    const before = node.toJSON() as Data;
    const column = columnOf(this.source, items[0]?.start ?? 0);
    const indent = ' '.repeat(column);
    const texts = node.items.flatMap((pair: Pair, index) => {
      const item = items[index];
      const key = String(isScalar(pair.key) ? pair.key.value : pair.key);
      if (item === undefined || !Object.hasOwn(next, key)) return [];
      const value = next[key];
      const text = isSameData(before[key], value)
        ? this.textOf(item)
        : this.patchValue(item, value, () => renderPair(key, value, column));
      return [{ key, lead: item.lead, text }];
    });
    for (const key of Object.keys(next).filter((name) => !Object.hasOwn(before, name))) {
      const text = this.lines(renderPair(key, next[key], column));
      texts.splice(this.placeOf(key, texts), 0, { key, lead: '', text });
    }
    return texts
      .map(({ lead, text }, place) => (place === 0 ? text : lead + indent + text))
      .join('');
  }

  /** Where a new key goes: after the last of those that come before it. */
  private placeOf(key: string, texts: readonly { key: string }[]): number {
    const rank = this.keyOrder.indexOf(key);
    if (rank < 0) return texts.length;
    const earlier = texts.findLastIndex(({ key: other }) => {
      const otherRank = this.keyOrder.indexOf(other);
      return otherRank >= 0 && otherRank < rank;
    });
    return earlier + 1;
  }

  /** The new text of an item whose value has changed; `render` writes it from scratch if it cannot be patched. */
  private patchValue(item: BlockItem, next: unknown, render: () => string): string {
    const { value, start, end } = item;
    if (this.canPatch(value, next)) {
      const inner = blockItems(value, this.source)[0]?.start ?? start;
      return this.source.slice(start, inner) + this.patchBlock(value, next as object);
    }
    const isInline =
      value?.range != null &&
      value.range[1] > value.range[0] &&
      (isScalar(value)
        ? !String(value.type).startsWith('BLOCK')
        : 'flow' in value && value.flow === true);
    const isShort = isScalar(value)
      ? !isObject(next) && !String(next).includes('\n')
      : Array.isArray(next) && next.length > 0;
    if (!isInline || !isShort || value.range == null) return this.lines(render());
    const written = renderInline(next, isScalar(value) ? value.type : undefined);
    return (
      this.source.slice(start, value.range[0]) + written + this.source.slice(value.range[1], end)
    );
  }

  private canPatch(node: Node | null, next: unknown): node is YAMLMap | YAMLSeq {
    if (!isObject(next) || Object.keys(next).length === 0) return false;
    const isBlock = (isMap(node) || isSeq(node)) && node.flow !== true && node.items.length > 0;
    return isBlock && isSeq(node) === Array.isArray(next);
  }

  private textOf({ start, end }: BlockItem): string {
    return this.source.slice(start, end);
  }

  private lines(text: string): string {
    return text.replaceAll('\n', this.eol);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The number of empty lines between most items. */
function usualGap(items: readonly BlockItem[]): string {
  const gaps = items.slice(1).map(({ lead }) => /^(?:[^\S\n]*\n)*/.exec(lead)?.[0] ?? '');
  const isGapped = gaps.filter((gap) => gap !== '').length * 2 > gaps.length;
  return isGapped ? (gaps.find((gap) => gap !== '') ?? '') : '';
}
