import { InkParser } from 'inkjs/compiler/Parser/InkParser';
import type { Knot } from 'inkjs/compiler/Parser/ParsedHierarchy/Knot';
import { readHeader } from '../reading/header';
import { UnusedTree } from './unused-tree';

/** A knot that was parsed without a complaint. */
interface ParsedKnot {
  /** Without comments, which the parser never sees. */
  text: string;
  file: string | null;
  /** How far its header is indented. */
  column: number;
  isLast: boolean;
  lines: number;
  /** The column in which it ends. */
  endColumn: number;
  knot: Knot;
  tree: UnusedTree;
}

/**
 * Keeps the knots of a story as they were parsed, for the next compilation: most of the time that a long story takes is
 * its parser’s. Only one story at a time has them: a tree may no longer be read once they are in another one.
 */
export class ParsedKnots {
  private kept = new Map<string, ParsedKnot[]>();
  private next = new Map<string, ParsedKnot[]>();
  /** Files without their comments. */
  private texts = new Map<string, string>();
  private nextTexts = new Map<string, string>();

  /** Compiles with the knots of the compilation before. `complaints` says how many there were so far. */
  during<T>(complaints: () => number, compile: () => T): T {
    this.next = new Map();
    this.nextTexts = new Map();
    current = { knots: this, complaints };
    try {
      return compile();
    } finally {
      current = null;
      this.kept = this.next;
      this.texts = this.nextTexts;
    }
  }

  /** A text without its comments, which is found once. */
  clean(text: string, withoutComments: () => string): string {
    const cleaned = this.texts.get(text) ?? withoutComments();
    this.nextTexts.set(text, cleaned);
    return cleaned;
  }

  /** Parses a knot, or passes over it if it is known. */
  read(parser: Parser, parse: () => Knot | null, complaints: () => number): Knot | null {
    const { index: start, lineIndex: line, inputString: text } = parser;
    const header = lineAt(text, start);
    if (!isKnot(header)) return parse();
    const known = this.take(parser, header);
    if (known !== null) {
      parser.index = start + known.text.length;
      parser.lineIndex = line + known.lines;
      parser.characterInLineIndex = known.endColumn;
      known.tree.reset(line);
      this.keep(header, known);
      return known.knot;
    }
    const column = parser.characterInLineIndex;
    const before = complaints();
    const knot = parse();
    const { index: end } = parser;
    const isLast = end === text.length;
    if (knot === null || complaints() > before || !(isLast || isKnot(lineAt(text, end))))
      return knot;
    this.keep(header, {
      text: text.slice(start, end),
      file: parser._filename,
      column,
      isLast,
      lines: parser.lineIndex - line,
      endColumn: parser.characterInLineIndex,
      knot,
      tree: new UnusedTree(knot, line),
    });
    return knot;
  }

  /** The known knot that begins here, if it also ends here. */
  private take(parser: Parser, header: string): ParsedKnot | null {
    const { index, characterInLineIndex, inputString, _filename } = parser;
    const found = this.kept.get(header) ?? [];
    const at = found.findIndex(({ text, file, column, isLast }) => {
      const end = index + text.length;
      return (
        file === _filename &&
        column === characterInLineIndex &&
        isLast === (end === inputString.length) &&
        inputString.startsWith(text, index) &&
        (isLast || isKnot(lineAt(inputString, end)))
      );
    });
    return at === -1 ? null : (found.splice(at, 1)[0] ?? null);
  }

  private keep(header: string, knot: ParsedKnot): void {
    const same = this.next.get(header);
    if (same === undefined) this.next.set(header, [knot]);
    else same.push(knot);
  }
}

/** What the parsers of a compilation have, which is over when it returns. */
let current: { knots: ParsedKnots; complaints: () => number } | null = null;

/** The parts of the parser that are used, of which its types only know some. */
interface Parser extends Pick<InkParser, 'index' | 'lineIndex' | 'characterInLineIndex'> {
  inputString: string;
  _filename: string | null;
}

const isKnot = (line: string): boolean => (readHeader(line)?.kind ?? 'stitch') !== 'stitch';

function lineAt(text: string, index: number): string {
  const end = text.indexOf('\n', index);
  return text.slice(index, end === -1 ? text.length : end);
}

// Each parser has its rules as properties of its own, and the parser of a file makes those of the files that it includes.
Object.defineProperty(InkParser.prototype, 'KnotDefinition', {
  configurable: true,
  set(this: Parser, parse: () => Knot | null) {
    const value = (): Knot | null =>
      current === null ? parse() : current.knots.read(this, parse, current.complaints);
    Object.defineProperty(this, 'KnotDefinition', { value });
  },
});

// oxlint-disable-next-line typescript/unbound-method -- It is called for the parser that it is asked of.
const { PreProcessInputString: withoutComments } = InkParser.prototype;
InkParser.prototype.PreProcessInputString = function clean(this: InkParser, text: string): string {
  const find = (): string => withoutComments.call(this, text);
  return current === null ? find() : current.knots.clean(text, find);
};
