import { decodeEntities } from './html-entities';
import { ELEMENT_NAMES, VOID_ELEMENTS, type ElementName, type MarkupNode } from './markup-tree';
import { safeClassName } from './safe-style';

/** A longer tag is text: nobody writes one, and it bounds the time that one sign can take. */
const MAX_TAG_LENGTH = 300;

const ELEMENTS: ReadonlySet<string> = new Set(ELEMENT_NAMES);
const TAG_HEAD = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])/iy;

interface HtmlTag {
  name: ElementName;
  isClosing: boolean;
  className: string | null;
  end: number;
}

/**
 * Reads a run of text between markup tags. HTML elements of the list become elements, with no attribute but
 * their class; everything else stays text. `room` is how deep elements may still be nested.
 */
export function parseHtmlRun(run: string, room: number): MarkupNode[] {
  if (run === '') return [];
  // The engine takes the whole run for HTML, entities included, as soon as something in it looks like a tag.
  return hasHtml(run) ? new HtmlRun(run, room).parse() : [{ kind: 'text', text: run }];
}

function hasHtml(run: string): boolean {
  const opening = /<\/?[a-z]/i.exec(run);
  return opening !== null && run.lastIndexOf('>') > opening.index + 1;
}

class HtmlRun {
  private readonly root: MarkupNode[] = [];
  private readonly open: { name: ElementName; children: MarkupNode[] }[] = [];

  constructor(
    private readonly run: string,
    private readonly room: number,
  ) {}

  parse(): MarkupNode[] {
    let textStart = 0;
    let sign = this.run.indexOf('<');
    while (sign >= 0) {
      const tag = this.tagAt(sign);
      if (tag !== null && (tag.isClosing || this.open.length < this.room)) {
        this.addText(textStart, sign);
        this.addTag(tag);
        textStart = tag.end;
      }
      sign = this.run.indexOf('<', Math.max(sign + 1, textStart));
    }
    this.addText(textStart, this.run.length);
    return this.root;
  }

  private get children(): MarkupNode[] {
    return this.open.at(-1)?.children ?? this.root;
  }

  private addText(start: number, end: number): void {
    if (end > start)
      this.children.push({ kind: 'text', text: decodeEntities(this.run.slice(start, end)) });
  }

  private addTag({ name, isClosing, className }: HtmlTag): void {
    if (isClosing) {
      const index = this.open.findLastIndex((element) => element.name === name);
      if (index >= 0) this.open.length = index;
      return;
    }
    const children: MarkupNode[] = [];
    this.children.push({ kind: 'element', name, className, style: {}, children });
    if (!VOID_ELEMENTS.has(name)) this.open.push({ name, children });
  }

  private tagAt(start: number): HtmlTag | null {
    TAG_HEAD.lastIndex = start;
    const match = TAG_HEAD.exec(this.run);
    if (match === null) return null;
    const [head, slash, writtenName = ''] = match;
    const name = writtenName.toLowerCase();
    if (!isElementName(name)) return null;
    const close = this.endOfTag(start + head.length);
    if (close < 0) return null;
    const attributes = this.run.slice(start + head.length, close);
    const className = /(?:^|\s)class\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'/]+))/i.exec(attributes);
    return {
      name,
      isClosing: slash === '/',
      className: safeClassName(className?.[1] ?? className?.[2] ?? className?.[3]),
      end: close + 1,
    };
  }

  /** Index of the `>` that ends the tag, quotes respected; -1 where there is none. */
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
