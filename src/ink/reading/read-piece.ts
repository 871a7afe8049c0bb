import type { Token, TokenStream } from 'prismjs';
import { rememberLast } from '../../base/text/remember-last';
import { eachPart, plainTextOf, tokenizeInk } from '../grammar/tokenize-ink';
import { countWords } from './count-words';
import { MARKUP_WITH_NAMES, TAGS_WITH_NAMES, type EngineNamed } from './engine-names';

/** What a declaration declares. */
export type NameKind =
  | 'knot'
  | 'function'
  | 'stitch'
  | 'label'
  | 'variable'
  | 'constant'
  | 'list'
  | 'list-item'
  | 'temporary'
  | 'parameter'
  | 'external';

/** How a name is used: after an arrow, as a value, in a call, or by the engine, which reads tags and markup. */
export type NameUse = 'target' | 'value' | 'call' | `engine-${EngineNamed}`;

/** A name as it is written, with dots if it is a path. */
export interface WrittenName {
  /** Declared here as this kind of name, or used in this way. */
  role: { declares: NameKind } | { uses: NameUse };
  path: string;
  /** Where it begins in the piece. */
  from: number;
}

/** What one knot, stitch or function contains, or the text before the first. */
export interface Piece {
  /** In their order in the text; a header’s name is the first. */
  names: readonly WrittenName[];
  /** The files that are included, and where their names begin. */
  includes: readonly { file: string; from: number }[];
  /** Words of prose: text and choices. */
  words: number;
}

const DECLARED: Readonly<Record<string, NameKind>> = {
  VAR: 'variable',
  CONST: 'constant',
  LIST: 'list',
  EXTERNAL: 'external',
};
const NAME = /[\p{L}\d_]+/u;

/** Several times the knots of a long story. */
const MEMORY = 4096;

/** Reads a text that comes only once, such as a line that is being typed: it takes no piece’s place in the memory. */
export const readPieceOnce = (text: string): Piece => new PieceReader().read(text);

/** Reads a piece of a story, beginning with a header or with the story; pieces read before are remembered. */
export const readPiece = rememberLast(readPieceOnce, MEMORY);

class PieceReader implements Piece {
  readonly names: WrittenName[] = [];
  readonly includes: { file: string; from: number }[] = [];
  words = 0;

  read(text: string): Piece {
    this.readText(tokenizeInk(text), 0);
    const { names, includes, words } = this;
    return { names, includes, words };
  }

  /** Reads lines or what braces contain: the words in them that belong to no token are prose. */
  private readText(stream: TokenStream, from: number): void {
    eachPart(stream, from, (part, at) => {
      if (typeof part === 'string') this.words += countWords(part);
      else this.readToken(part, at);
    });
  }

  private readToken(token: Token, from: number): void {
    switch (token.type) {
      case 'choice-line':
      case 'braces':
        this.readText(token.content, from);
        return;
      case 'knot':
      case 'stitch':
        this.readHeader(token, from);
        return;
      case 'declaration':
        this.readDeclaration(token, from);
        return;
      case 'label':
        this.declare('label', token, from);
        return;
      case 'tag':
        this.readTag(token, from);
        break;
      case 'markup':
        this.readMarkup(token, from);
        break;
    }
    this.readLogic(token.content, from);
  }

  /** Reads what contains no prose: expressions, diverts, and the logic in tags and markup. */
  private readLogic(stream: TokenStream, from: number): void {
    let isTemporary = false;
    eachPart(stream, from, (part, at) => {
      if (typeof part === 'string') return;
      const text = plainTextOf(part);
      switch (part.type) {
        case 'keyword':
          isTemporary = text === 'temp';
          return;
        case 'variable':
          if (isTemporary) this.declare('temporary', part, at);
          else this.use('value', text, at);
          isTemporary = false;
          return;
        case 'function':
          this.use('call', text, at);
          return;
        case 'target':
          this.use('target', text, at);
          return;
        case 'braces':
          // In a string, a tag or markup: not the story’s prose, and words in it are no names.
          this.readBraces(part, at);
          return;
        default:
          this.readToken(part, at);
      }
    });
  }

  private readBraces(token: Token, from: number): void {
    const { words } = this;
    this.readText(token.content, from);
    this.words = words;
  }

  private readHeader(header: Token, from: number): void {
    let isNamed = false;
    let isFunction = false;
    eachPart(header.content, from, (part, at) => {
      if (typeof part === 'string') return;
      if (part.type === 'keyword') isFunction = true;
      else if (part.type === 'parameters') {
        eachPart(part.content, at, (inner, innerAt) => {
          if (typeof inner !== 'string' && inner.type === 'parameter') {
            this.declare('parameter', inner, innerAt);
          }
        });
      } else if (!isNamed && (part.type === 'name' || part.type === 'function')) {
        isNamed = true;
        if (header.type === 'stitch') this.declare('stitch', part, at);
        else this.declare(isFunction ? 'function' : 'knot', part, at);
      }
    });
  }

  private readDeclaration({ content }: Token, from: number): void {
    let word = '';
    let isNamed = false;
    eachPart(content, from, (part, at) => {
      if (typeof part === 'string') return;
      const text = plainTextOf(part);
      const kind = own(DECLARED, word);
      const isName = part.type === 'variable' || part.type === 'function';
      if (part.type === 'keyword' && word === '') word = text.trim();
      else if (part.type === 'string' && word === 'INCLUDE') {
        this.includes.push({ file: text.trim(), from: at });
      } else if (isName && kind !== undefined && !isNamed) {
        isNamed = true;
        this.declare(kind, part, at);
      } else if (isName && kind === 'list') this.declare('list-item', part, at);
      else if (kind !== 'external') this.readLogic([part], at);
    });
  }

  private readTag({ content }: Token, from: number): void {
    let tag = '';
    eachPart(content, from, (part, at) => {
      if (typeof part === 'string') return;
      if (part.type === 'tag-name') tag = plainTextOf(part);
      else if (part.type === 'attr-value') this.useByEngine(own(TAGS_WITH_NAMES, tag), part, at);
    });
  }

  private readMarkup({ content }: Token, from: number): void {
    let known: Readonly<Record<string, EngineNamed>> | undefined;
    let attribute = '';
    eachPart(content, from, (part, at) => {
      if (typeof part === 'string') return;
      if (part.type === 'markup-name') known = own(MARKUP_WITH_NAMES, plainTextOf(part));
      else if (part.type === 'attr-name') attribute = plainTextOf(part);
      else if (part.type === 'attr-value' && known !== undefined) {
        this.useByEngine(own(known, attribute), part, at);
      }
    });
  }

  /** A value is a name if it is nothing else: `=name`, `="name"`. */
  private useByEngine(named: EngineNamed | undefined, value: Token, from: number): void {
    const { name, before } =
      /^(?<before>="?|)(?<name>[\p{L}\d_]+)"?\s*$/u.exec(plainTextOf(value))?.groups ?? {};
    if (named === undefined || name === undefined || before === undefined) return;
    this.use(`engine-${named}`, name, from + before.length);
  }

  private declare(declares: NameKind, token: Token, from: number): void {
    const text = plainTextOf(token);
    const [path] = NAME.exec(text) ?? [];
    if (path === undefined) return;
    this.names.push({ role: { declares }, path, from: from + text.indexOf(path) });
  }

  private use(uses: NameUse, path: string, from: number): void {
    this.names.push({ role: { uses }, path, from });
  }
}

function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
