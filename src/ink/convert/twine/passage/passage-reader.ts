import { linkTo, lost, words as textOf, type PassageNode, type Read } from './passage-nodes';
import { decodeEntities } from '../../../markup/html-entities';
import { htmlAt, linkOrPage, pictureNode, webLink } from './html-markup';
import { linkAt, type FoundLink } from './link-markup';

const ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z\d]+);/iy;

/** How deep parts of a passage may be in one another; nobody writes more. */
const MOST_NESTED = 50;
/** How deep the part is that is being read. */
let nesting = 0;

/** A link to a passage as HTML: `<a data-passage="Hall">Go in</a>`. */
const PASSAGE_LINK =
  /<a\b(?<attributes>(?=[^>]*\bdata-passage=["'](?<target>[^"'>]+)["'])(?:"[^"]*"|'[^']*'|[^"'>])*)>(?<words>[^]*?)<\/a>/iy;
/** A link to a page of the web as HTML. */
const WEB_LINK =
  /<a\b(?=[^>]*\bhref=["'](?<address>https?:[^"'>]+)["'])(?:"[^"]*"|'[^']*'|[^"'>])*>(?<words>[^]*?)<\/a>/iy;
const SETTER = /\bdata-setter=(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/i;

/** What Markdown has around words, and before the items of a list. */
export const MARKDOWN_PAIRS = { '**': 'strong', __: 'strong', '~~': 's', '*': 'em', _: 'em' };
export const MARKDOWN_ITEMS = /(?:[*+-]|\d+[.)]|>+)[ \t]+/y;

const MARKDOWN_LINK =
  /(?<picture>!?)\[(?<words>[^\][\n]*)\]\((?<address>[^()\s]+)(?: "[^"\n]*")?\)|<(?<page>https?:[^<>\s]+)>/y;
const MARKDOWN_RULE =
  /(?<=(?:^|\n)\n?)(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})(?=\n|$)/y;

/** Reads a passage from its beginning to its end; each format says what it finds at a place. */
export abstract class PassageReader {
  protected at = 0;
  private plain = '';
  protected nodes: PassageNode[] = [];
  private readonly openElements: string[] = [];

  constructor(protected readonly text: string) {}

  /** Everything up to the end of the text. */
  read(): PassageNode[] {
    if (nesting >= MOST_NESTED) return [lost(this.text)];
    nesting += 1;
    try {
      while (this.at < this.text.length) {
        if (!this.readSign()) this.takePlain();
      }
    } finally {
      nesting -= 1;
    }
    this.flush();
    return this.nodes;
  }

  /** Reads what is at this place if it is more than a letter; returns whether it was. */
  protected abstract readSign(): boolean;

  /** What fits a pattern at this place. */
  protected match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  protected add(...nodes: readonly PassageNode[]): void {
    this.flush();
    this.nodes.push(...nodes);
  }

  protected addText(text: string): void {
    this.plain += text;
  }

  /** Adds nodes and goes on at a place. */
  protected take(end: number, ...nodes: readonly PassageNode[]): true {
    this.add(...nodes);
    this.at = end;
    return true;
  }

  /** Reads an HTML element or comment, as all formats have them. */
  protected readHtml(): boolean {
    const link = this.match(PASSAGE_LINK);
    if (link !== null) {
      const { target = '', words = '', attributes = '' } = link.groups ?? {};
      const { double, single } = SETTER.exec(attributes)?.groups ?? {};
      const code = double ?? single;
      const body = code === undefined ? [] : this.setter(decodeEntities(code), link[0]);
      const to = linkTo(decodeEntities(target), this.inner(words.trim()), link[0], body);
      return this.take(this.at + link[0].length, to);
    }
    const page = this.match(WEB_LINK);
    const { address = '', words = '' } = page?.groups ?? {};
    const toPage = page && webLink(decodeEntities(address), this.inner(words.trim()));
    if (toPage) return this.take(this.at + page[0].length, ...toPage);
    const found = htmlAt(this.text, this.at);
    if (found === null) return false;
    const { name, isEnd } = found;
    const isOpen = name !== null && this.openElements.includes(name);
    // The end of what was left out is left out, too.
    if (isEnd && !isOpen) return this.take(found.end);
    if (isEnd && name !== null) this.openElements.splice(this.openElements.lastIndexOf(name), 1);
    else if (name !== null) this.openElements.push(name);
    return this.take(found.end, ...found.nodes);
  }

  /** What a link of HTML sets: only SugarCube knows that. */
  protected setter(_given: string, code: string): PassageNode[] {
    return [lost(code)];
  }

  /** Reads a link in double brackets. */
  protected readBrackets(wordsOf = (link: FoundLink): string => link.label): boolean {
    const link = linkAt(this.text, this.at);
    if (link === null) return false;
    return this.take(link.end, ...linkOrPage(link.target, this.inner(wordsOf(link)), link.code));
  }

  /** Reads words whose signs are none, up to a sign. */
  protected readVerbatim(open: string, close: string): boolean {
    const from = this.at + open.length;
    const end = this.text.startsWith(open, this.at) ? this.text.indexOf(close, from) : -1;
    if (end < 0) return false;
    this.plain += this.text.slice(from, end);
    this.at = end + close.length;
    return true;
  }

  /** Reads what Markdown has besides signs around words: links, pictures, code, and a line between paragraphs. */
  protected readMarkdown(): boolean {
    if (this.readVerbatim('``', '``') || this.readVerbatim('`', '`')) return true;
    const rule = this.match(MARKDOWN_RULE)?.[0];
    if (rule !== undefined) return this.take(this.at + rule.length, ...textOf('---'));
    const link = this.match(MARKDOWN_LINK);
    if (link === null) return false;
    const { picture, words = '', address = '', page } = link.groups ?? {};
    const nodes =
      picture === '!'
        ? [pictureNode(address, link[0])]
        : webLink(page ?? address, page === undefined ? this.inner(words) : textOf(page));
    return nodes !== null && this.take(this.at + link[0].length, ...nodes);
  }

  /** Reads a sign that is around words, if it is also after them in the same paragraph: `''bold''`. */
  protected readPair(signs: Readonly<Record<string, string>>): boolean {
    for (const [sign, element] of Object.entries(signs)) {
      if (!this.text.startsWith(sign, this.at)) continue;
      const from = this.at + sign.length;
      const end = this.text.indexOf(sign, from);
      const inside = this.text.slice(from, end);
      const isAfterWord = /[\p{L}\d:]/u.test(this.text[this.at - 1] ?? '');
      if (end < 0 || inside.trim() !== inside || inside === '' || inside.includes('\n')) continue;
      if (isAfterWord && (sign === '_' || sign === '//')) continue;
      return this.readMarked(`[${element}]`, inside, `[/${element}]`, end + sign.length);
    }
    return false;
  }

  /** Reads what begins a line: a heading, or an item of a list. */
  protected readLineStart(heading = '#', items = /(?:\*+|(?:0\.)+)[ \t]+/y): boolean {
    const { text, at } = this;
    if (at > 0 && text[at - 1] !== '\n') return false;
    const item = this.match(items)?.[0];
    const lineEnd = text.indexOf('\n', at);
    const end = lineEnd < 0 ? text.length : lineEnd;
    if (item !== undefined) {
      const list = /^[*+-]/.test(item) ? 'ul' : 'ol';
      const depth = Math.min(item.match(/[*#]|0\./g)?.length ?? 1, 6);
      const [open, close] = item.startsWith('>')
        ? ['[blockquote]', '[/blockquote]']
        : [`${`[${list}]`.repeat(depth)}[li]`, `[/li]${`[/${list}]`.repeat(depth)}`];
      return this.readMarked(open, text.slice(at + item.length, end), close, end);
    }
    let level = 0;
    while (text[at + level] === heading) level += 1;
    const words = text.slice(at + level, end).trim();
    if (level === 0 || level > 6 || words === '') return false;
    return this.readMarked(`[h${level}]`, words, `[/h${level}]`, end);
  }

  /** Adds words with markup around them, and goes on behind them. */
  private readMarked(open: string, words: string, close: string, end: number): true {
    const mark = (ink: string): PassageNode => ({ kind: 'markup', ink });
    return this.take(end, mark(open), ...this.inner(words), mark(close));
  }

  /** Reads a part of the passage by itself. */
  protected abstract readonly inner: Read;

  private takePlain(): void {
    const entity = this.match(ENTITY)?.[0];
    const written = entity ?? String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
    const decoded = entity === undefined ? written : decodeEntities(entity);
    // What would look like an element stays as it is.
    this.plain += decoded === '<' ? written : decoded;
    this.at += written.length;
  }

  private flush(): void {
    this.nodes.push(...textOf(this.plain));
    this.plain = '';
  }
}
