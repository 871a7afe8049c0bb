import { readHtmlAttributes, type HtmlAttributes } from './html-attributes';
import { decodeEntities } from './html-entities';
import { CELL_NAMES, impliedEnd, missingFrames, TABLE_FRAMES, TABLE_PARTS } from './html-nesting';
import {
  ELEMENT_NAMES,
  HTML_ONLY_NAMES,
  VOID_ELEMENTS,
  type ElementName,
  type LeftOut,
  type MarkupNode,
} from './markup-tree';
import type { StyleDeclarations } from './safe-style';
import { safeHref, safeUrl } from './safe-url';

/** Longer tags stay text, which limits the time spent per character. */
const MAX_TAG_LENGTH = 600;
/**
 * Elements that are never created, because they run code, load something or send requests. They are shown as written.
 */
const FORBIDDEN: ReadonlySet<string> = new Set(
  (
    'script style link meta base title iframe frame frameset object embed applet portal form input button select ' +
    'option optgroup textarea label fieldset legend output datalist keygen svg math canvas audio video source track ' +
    'picture map area template slot dialog noscript noembed noframes plaintext xmp listing marquee'
  ).split(' '),
);
const ELEMENTS: ReadonlySet<string> = new Set([...ELEMENT_NAMES, ...HTML_ONLY_NAMES]);
/** Obsolete elements, with the elements and styles that browsers render for them. */
const OLD_ELEMENTS: ReadonlyMap<string, readonly [ElementName, StyleDeclarations]> = new Map<
  string,
  readonly [ElementName, StyleDeclarations]
>([
  ['big', ['span', { fontSize: 'larger' }]],
  ['center', ['div', { textAlign: 'center' }]],
  ['font', ['span', {}]],
  ['nobr', ['span', { whiteSpace: 'nowrap' }]],
  ['strike', ['span', { textDecoration: 'line-through' }]],
  ['tt', ['span', { fontFamily: 'monospace' }]],
]);
const TAG_HEAD = /<(\/?)([a-z][^\s<>/]{0,60})(?=[\s/>])/iy;

interface HtmlTag {
  name: string;
  isClosing: boolean;
  attributes: string;
  end: number;
}

interface OpenElement {
  name: string;
  children: MarkupNode[];
}

/**
 * Reads text between markup tags as a browser reads HTML, as far as that is safe; adds what is not used to `leftOut`.
 * `room` is how much deeper elements may be nested.
 */
export function parseHtmlRun(run: string, room: number, leftOut: LeftOut[]): MarkupNode[] {
  if (run === '') return [];
  // The engine treats the whole run as HTML, including entities, as soon as anything in it looks like a tag.
  return hasHtml(run) ? new HtmlRun(run, room, leftOut).parse() : [{ kind: 'text', text: run }];
}

function hasHtml(run: string): boolean {
  const opening = /<\/?[a-z]/i.exec(run);
  return opening !== null && run.lastIndexOf('>') > opening.index + 1;
}

class HtmlRun {
  private readonly root: MarkupNode[] = [];
  private readonly open: OpenElement[] = [];
  private readonly lastCommentEnd: number;

  constructor(
    private readonly run: string,
    private readonly room: number,
    private readonly leftOut: LeftOut[],
  ) {
    this.lastCommentEnd = run.lastIndexOf('-->');
  }

  parse(): MarkupNode[] {
    let textStart = 0;
    let sign = this.run.indexOf('<');
    while (sign >= 0) {
      const isComment = this.run.startsWith('<!--', sign);
      const end = isComment ? this.readComment(sign, textStart) : this.readTag(sign, textStart);
      if (end !== null) textStart = end;
      sign = this.run.indexOf('<', Math.max(sign + 1, textStart));
    }
    this.addText(textStart, this.run.length);
    return this.root;
  }

  private get children(): MarkupNode[] {
    return this.open.at(-1)?.children ?? this.root;
  }

  private get names(): string[] {
    return this.open.map(({ name }) => name);
  }

  private readComment(start: number, textStart: number): number | null {
    if (start + '<!--'.length > this.lastCommentEnd) return null;
    this.addText(textStart, start);
    return this.run.indexOf('-->', start + '<!--'.length) + '-->'.length;
  }

  /**
   * Adds the text before a tag and the tag’s result; returns the end of the tag, or null if it is not a tag or stays
   * text.
   */
  private readTag(start: number, textStart: number): number | null {
    const tag = this.tagAt(start);
    if (tag === null) return null;
    if (FORBIDDEN.has(tag.name)) {
      this.leftOut.push({ kind: 'element', name: tag.name });
      return null;
    }
    if (!tag.isClosing && this.open.length >= this.room) return null;
    this.addText(textStart, start);
    if (tag.isClosing) this.close(tag.name);
    else this.openElement(tag);
    return tag.end;
  }

  private addText(start: number, end: number): void {
    if (end > start) this.add({ kind: 'text', text: decodeEntities(this.run.slice(start, end)) });
  }

  private add(node: MarkupNode, isTablePart = false): void {
    const parent = this.open.at(-1);
    if (isTablePart || parent === undefined || !TABLE_FRAMES.has(parent.name)) {
      this.children.push(node);
    } else if (node.kind !== 'text' || node.text.trim() !== '') {
      // As in a browser, table content outside cells is moved in front of the table.
      const place = this.open.findLastIndex(({ name }) => name === 'table');
      const siblings = this.open[place - 1]?.children ?? this.root;
      siblings.splice(-1, 0, node);
    }
  }

  private close(name: string): void {
    for (let index = this.open.length - 1; index >= 0; index--) {
      const other = this.open[index]?.name ?? '';
      if (other === name) this.open.length = index;
      if (other === name || (CELL_NAMES.has(other) && !TABLE_PARTS.has(name) && name !== 'table'))
        return;
    }
  }

  private openElement(tag: HtmlTag): void {
    const { name } = tag;
    const isTablePart = TABLE_PARTS.has(name);
    if (isTablePart && !this.names.includes('table')) return;
    const end = impliedEnd(name, this.names);
    if (end >= 0) this.open.length = end;
    for (const frame of missingFrames(name, this.open.at(-1)?.name ?? '')) {
      const children: MarkupNode[] = [];
      this.add({ kind: 'element', name: frame, className: null, style: {}, children }, true);
      this.open.push({ name: frame, children });
    }
    const attributes = readHtmlAttributes(tag.attributes, this.leftOut);
    const children: MarkupNode[] = [];
    this.add(this.nodeOf(name, attributes, children), isTablePart);
    if (name !== 'img' && !VOID_ELEMENTS.has(name)) this.open.push({ name, children });
  }

  private nodeOf(name: string, read: HtmlAttributes, children: MarkupNode[]): MarkupNode {
    const { className, style, attributes, written } = read;
    if (name === 'img') return this.image(read);
    const source = written.get('href');
    if (name === 'a' && source !== undefined) {
      const href = safeHref(source);
      if (href === null) this.leftOut.push({ kind: 'address', name: source });
      return { kind: 'url', source, href, className, style, children };
    }
    const old = OLD_ELEMENTS.get(name);
    if (old !== undefined) {
      const [newName, oldStyle] = old;
      const both = { ...oldStyle, ...style };
      return { kind: 'element', name: newName, className, style: both, attributes, children };
    }
    if (!isElementName(name) && name !== 'a') this.leftOut.push({ kind: 'unknown', name });
    const known = isElementName(name) ? name : 'span';
    return { kind: 'element', name: known, className, style, attributes, children };
  }

  private image({ className, style, written }: HtmlAttributes): MarkupNode {
    const source = written.get('src') ?? '';
    const url = safeUrl(source);
    if (url?.kind !== 'web') this.leftOut.push({ kind: 'picture', name: source });
    return { kind: 'htmlImage', source, url, alt: written.get('alt') ?? null, className, style };
  }

  private tagAt(start: number): HtmlTag | null {
    TAG_HEAD.lastIndex = start;
    const match = TAG_HEAD.exec(this.run);
    if (match === null) return null;
    const [head, slash, name = ''] = match;
    const close = this.endOfTag(start + head.length);
    if (close < 0) return null;
    return {
      name: name.toLowerCase(),
      isClosing: slash === '/',
      attributes: this.run.slice(start + head.length, close),
      end: close + 1,
    };
  }

  /** Index of the `>` that ends the tag, ignoring those in quotes; -1 if there is none. */
  private endOfTag(from: number): number {
    let quote = '';
    for (let index = from; index < Math.min(this.run.length, from + MAX_TAG_LENGTH); index++) {
      const sign = this.run.charAt(index);
      if (quote !== '') {
        if (sign === quote) quote = '';
      } else if (sign === '>') return index;
      else if (sign === '<') return -1;
      else if (sign === '"' || sign === "'") quote = sign;
    }
    return -1;
  }
}

function isElementName(name: string): name is ElementName {
  return ELEMENTS.has(name);
}
