import { PAIRED_TAGS, SINGLE_TAGS, SOURCE_TAGS } from './build-node';
import type { LeftOut, MarkupNode } from './markup-tree';
import { findClosing, nextTag, type WrittenTag } from './next-tag';
import { parseHtmlRun } from './parse-html-run';
import { parseLayers } from './parse-layers';
import { parseTable } from './parse-table';
import { unsafeProperties } from './safe-style';
import { TagAttributes } from './tag-attributes';

/** Maximum nesting depth of tags; deeper ones stay text, so that rendering never overflows the stack. */
export const MAX_DEPTH = 50;

/**
 * Parses the markup of one paragraph by the engine’s rules; never throws, and takes linear time. All text is
 * returned, in order, except what the engine itself leaves out: known tags, closing tags without an opening tag, text
 * in tables and layers outside rows and pictures, and what `[br]`, `[hr]` and `[wbr]` swallow.
 */
export function parseMarkup(text: string): MarkupNode[] {
  return new MarkupParser(text, MAX_DEPTH, []).parse();
}

/** What the engine would show of a paragraph and this site leaves out. */
export function findLeftOut(text: string): LeftOut[] {
  const leftOut: LeftOut[] = [];
  new MarkupParser(text, MAX_DEPTH, leftOut).parse();
  return leftOut;
}

interface OpenTag {
  name: string;
  attributes: TagAttributes;
  children: MarkupNode[];
}

class MarkupParser {
  private readonly root: MarkupNode[] = [];
  private readonly open: OpenTag[] = [];
  /** Index of the first character that is not read yet. */
  private position = 0;

  constructor(
    private readonly text: string,
    private readonly maxDepth: number,
    private readonly leftOut: LeftOut[],
  ) {}

  parse(): MarkupNode[] {
    for (let tag = this.nextTag(); tag !== null; tag = this.nextTag()) {
      this.addRun(tag.start);
      this.position = tag.end;
      if (tag.isClosing) this.closeTag(tag.name);
      else this.addTag(tag);
    }
    this.addRun(this.text.length);
    while (this.open.length > 0) this.closeInnermost();
    return this.root;
  }

  private nextTag(): WrittenTag | null {
    return nextTag(this.text, this.position);
  }

  private get children(): MarkupNode[] {
    return this.open.at(-1)?.children ?? this.root;
  }

  private get room(): number {
    return this.maxDepth - this.open.length;
  }

  private addRun(end: number): void {
    const run = this.text.slice(this.position, end);
    for (const node of parseHtmlRun(run, this.room, this.leftOut)) this.children.push(node);
    this.position = end;
  }

  private addTag(tag: WrittenTag): void {
    const { name } = tag;
    if (this.room <= 0) {
      this.position = tag.start;
      this.addRun(this.text.length);
      return;
    }
    const single = SINGLE_TAGS.get(name);
    if (PAIRED_TAGS.has(name)) {
      this.open.push({ name, attributes: new TagAttributes(tag.rest), children: [] });
    } else if (single !== undefined) {
      this.children.push(single(new TagAttributes(tag.rest)));
    } else {
      const raw = this.rawNode(tag);
      if (raw === null) this.addUnknown(tag);
      else this.children.push(raw);
    }
  }

  /** The node of a tag whose content is not markup, or null for other tags. */
  private rawNode({ name, rest }: WrittenTag): MarkupNode | null {
    const source = SOURCE_TAGS.get(name);
    if (source === undefined && name !== 'table' && name !== 'layers') return null;
    const attributes = new TagAttributes(rest);
    const content = this.takeRaw(name);
    if (source !== undefined) return source(attributes, content);
    if (name === 'layers') return parseLayers(attributes, content);
    const room = this.room - 1;
    // The engine takes the widths apart as text, and fails if they are none.
    const columns = attributes.value('columns') ?? '';
    if (typeof columns !== 'string') {
      this.leftOut.push({
        kind: 'columns',
        name: columns === true ? 'columns' : `columns=${columns}`,
      });
    }
    return parseTable(attributes, content, (cell) =>
      new MarkupParser(cell, room, this.leftOut).parse(),
    );
  }

  /** Takes everything up to the closing tag, or to the end if there is none. */
  private takeRaw(name: string): string {
    const closing = findClosing(this.text, name, this.position);
    const content = this.text.slice(this.position, closing?.start);
    this.position = closing?.end ?? this.text.length;
    return content;
  }

  /** Leaves an unknown tag as written, with everything up to its closing tag or to the end. */
  private addUnknown({ name, start, end }: WrittenTag): void {
    const closing = findClosing(this.text, name, end);
    this.position = start;
    this.addRun(closing?.end ?? this.text.length);
  }

  private closeTag(name: string): void {
    if (this.open.at(-1)?.name === name) this.closeInnermost();
  }

  private closeInnermost(): void {
    const tag = this.open.pop();
    if (tag === undefined) return;
    for (const name of unsafeProperties(tag.attributes.value('style')))
      this.leftOut.push({ kind: 'style', name });
    const node = PAIRED_TAGS.get(tag.name)?.(tag.attributes, tag.children);
    if (node !== undefined) this.children.push(node);
  }
}
