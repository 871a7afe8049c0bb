import type { Token, TokenStream } from 'prismjs';
import { rememberLast } from '../../base/text/remember-last';
import { eachPart, plainTextOf, tokenizeInk } from '../grammar/tokenize-ink';
import { readMarkupTag } from './markup-tag';
import { COMPARISONS, namesInTag, printedNames } from './printed-names';
import type { PieceText, PieceTexts, RowKind } from './text-row';

/** Tags whose value players read. */
const SHOWN_TAGS: ReadonlySet<string> = new Set(['title', 'author']);
/** Words before a value that players can see. */
const DECLARED_TEXTS: ReadonlySet<string> = new Set(['VAR', 'CONST']);
const LETTER = /\p{L}/u;
/** Several times the knots of a long story. */
const MEMORY = 4096;

/** The texts of a piece that comes only once, such as a translation: it takes no other’s place in the memory. */
export const readTextsOnce = (piece: string): PieceTexts => new TextReader(piece).read();
/** The texts of a piece that begins with a header or with the story; pieces read before are remembered. */
export const readPieceTexts = rememberLast(readTextsOnce, MEMORY);

class TextReader implements PieceTexts {
  readonly texts: PieceText[] = [];
  readonly compared: string[] = [];
  readonly printed: string[] = [];
  readonly filed: string[] = [];
  /** Where the text begins and ends that is being read; null between texts. */
  private open: { from: number; to: number; hasWords: boolean } | null = null;
  private kind: RowKind = 'text';
  private comments: string[] = [];
  /** Whether what follows is the path of a file, and no words. */
  private isPath = false;

  constructor(private readonly piece: string) {}

  read(): PieceTexts {
    this.readLines(tokenizeInk(this.piece), 0);
    this.close();
    return { texts: this.texts, compared: this.compared, printed: this.printed, filed: this.filed };
  }

  private readLines(stream: TokenStream, from: number): void {
    eachPart(stream, from, (part, at) => {
      if (typeof part === 'string') this.readPlain(part, at);
      else this.readToken(part, at);
    });
  }

  private readPlain(text: string, from: number): void {
    let at = from;
    for (const [index, line] of text.split('\n').entries()) {
      if (index > 0) {
        this.close();
        if (index > 1) this.comments = [];
      }
      if (line.trim() !== '') this.extend(at, line, !this.isPath && LETTER.test(line));
      at += line.length + 1;
    }
  }

  private readToken(token: Token, at: number): void {
    const text = plainTextOf(token);
    switch (token.type) {
      case 'comment':
        this.readComment(text.replace(/^\/[/*]+|\*\/$/g, '').trim(), at);
        return;
      case 'choice-line':
        this.close();
        this.kind = 'choice';
        this.readLines(token.content, at);
        this.close();
        this.kind = 'text';
        return;
      case 'choice':
      case 'gather':
      case 'alternative':
        this.close();
        return;
      case 'branch':
      case 'condition':
        this.close();
        this.readLogic(token.content, at, { isCondition: true });
        return;
      case 'braces':
        if (text.includes('\n')) this.readBlock(token, at);
        else this.extend(at, text, this.readInline(token.content));
        return;
      case 'logic':
        if (text.startsWith('{')) this.extend(at, text, this.readInline([token]));
        else this.readStatement(token, at);
        return;
      case 'markup':
        this.readMarkup(text, at);
        return;
      case 'escape':
      case 'glue':
      case 'builtin':
      case 'punctuation':
        this.extend(at, text, false);
        return;
      case 'tag':
        this.readTag(token, text, at);
        return;
      case 'declaration':
        // The name of an included file is in quotes for the grammar, too.
        if (DECLARED_TEXTS.has(firstWord(token))) this.readStatement(token, at);
        else this.close();
        return;
      default:
        this.close();
    }
  }

  /** A comment is about the text that it is above, in or behind. */
  private readComment(comment: string, at: number): void {
    const lineStart = this.piece.lastIndexOf('\n', at - 1) + 1;
    if (this.open !== null || this.piece.slice(lineStart, at).trim() === '') {
      this.comments.push(comment);
      return;
    }
    const last = this.texts.at(-1);
    if (last !== undefined && last.from >= lineStart) {
      last.comment = [last.comment, comment].filter((line) => line !== '').join('\n');
    }
  }

  /** Lines in braces: each is a text of its own. */
  private readBlock(token: Token, from: number): void {
    const { kind } = this;
    this.close();
    this.kind = 'text';
    const end = from + plainTextOf(token).length - 1;
    eachPart(token.content, from, (part, at) => {
      const isBrace = typeof part !== 'string' && part.type === 'punctuation';
      if (isBrace && (at === from || at === end)) this.close();
      else if (typeof part === 'string') this.readPlain(part, at);
      else this.readToken(part, at);
    });
    this.kind = kind;
  }

  /** Whether what stands within a line has words of its own; comparisons in it are noted. */
  private readInline(stream: TokenStream): boolean {
    let hasWords = false;
    eachPart(stream, 0, (part) => {
      if (typeof part === 'string') hasWords ||= LETTER.test(part);
      else if (part.type === 'logic' || part.type === 'condition') {
        const isCondition = part.type === 'condition';
        const names = this.isPath ? this.filed : this.printed;
        if (!isCondition) names.push(...printedNames(part.content));
        const found = this.readLogic(part.content, 0, { isCondition });
        hasWords ||= found.some(({ text }) => LETTER.test(text));
      } else if (part.type === 'braces') {
        const within = this.readInline(part.content);
        hasWords ||= within;
      }
    });
    return hasWords;
  }

  /** A line of logic, or a declaration: what is in quotes can be shown later. */
  private readStatement(token: Token, at: number): void {
    this.close();
    for (const { text, from } of this.readLogic(token.content, at)) {
      if (LETTER.test(text)) this.add('value', from, from + text.length);
    }
    this.comments = [];
  }

  /** The texts in quotes of an expression, without those that are compared. */
  private readLogic(
    stream: TokenStream,
    from: number,
    { isCondition = false } = {},
  ): { text: string; from: number }[] {
    const found: { text: string; from: number; isCompared: boolean }[] = [];
    let isAfterComparison = false;
    eachPart(stream, from, (part, at) => {
      if (typeof part === 'string') return;
      const text = plainTextOf(part);
      const isComparison = COMPARISONS.has(text);
      const last = found.at(-1);
      if (part.type === 'string') {
        const inner = text.replace(/^"|"$/g, '');
        found.push({ text: inner, from: at + 1, isCompared: isCondition || isAfterComparison });
      } else if (part.type === 'condition') {
        this.readLogic(part.content, at, { isCondition: true });
      } else if (isComparison && last !== undefined) last.isCompared = true;
      isAfterComparison = isComparison;
    });
    this.compared.push(...found.filter(({ isCompared }) => isCompared).map(({ text }) => text));
    return found.filter(({ isCompared }) => !isCompared);
  }

  private readMarkup(text: string, at: number): void {
    const { path, hasWords } = readMarkupTag(text);
    this.extend(at, text, hasWords);
    if (path !== null) this.isPath = path === 'begins';
  }

  private readTag(token: Token, text: string, at: number): void {
    this.filed.push(...namesInTag(token.content));
    // In the brackets of a choice, its end is still to come.
    if (this.kind === 'choice' && this.open !== null && this.hasOpenBracket(at)) {
      this.extend(at, text, false);
      return;
    }
    this.close();
    let name = '';
    eachPart(token.content, at, (part, from) => {
      if (typeof part === 'string') return;
      const value = plainTextOf(part);
      if (part.type === 'tag-name') name = value;
      else if (part.type === 'attr-value' && SHOWN_TAGS.has(name) && LETTER.test(value)) {
        this.add('tag', from, from + value.trimEnd().length);
      }
    });
  }

  private hasOpenBracket(at: number): boolean {
    const text = this.piece.slice(this.open?.from ?? at, at);
    return text.lastIndexOf('[') > text.lastIndexOf(']');
  }

  private extend(from: number, text: string, hasWords: boolean): void {
    const to = from + text.trimEnd().length;
    const start = from + text.length - text.trimStart().length;
    this.open ??= { from: start, to, hasWords: false };
    this.open.to = Math.max(this.open.to, to);
    this.open.hasWords ||= hasWords;
  }

  private close(): void {
    const { open } = this;
    this.open = null;
    this.isPath = false;
    if (open?.hasWords === true) this.add(this.kind, open.from, open.to);
    if (open !== null) this.comments = [];
  }

  private add(kind: RowKind, from: number, to: number): void {
    const comment = this.comments.filter((line) => line !== '').join('\n');
    this.texts.push({ kind, from, to, comment });
  }
}

const isKeyword = (part: string | Token): boolean =>
  typeof part !== 'string' && part.type === 'keyword';
const firstWord = ({ content }: Token): string =>
  plainTextOf([content].flat().find(isKeyword) ?? '').trim();
