import type { Token, TokenStream } from 'prismjs';
import { plainTextOf, tokenizeInk } from '../../ink/grammar/tokenize-ink';

/** A part of a line: words as players read them, ink that decides what they read, or a way to a place. */
export type ProofPart = string | { ink: string } | { to: string };

/** A line for proofreaders; `depth` counts the choices that it is in, itself included. */
export interface ProofLine {
  depth: number;
  isChoice: boolean;
  parts: ProofPart[];
}

/** What players never read. */
const SILENT = new Set(['comment', 'tag', 'declaration', 'logic', 'label', 'markup', 'todo']);
/** Paths, and the words that end a story. */
const TARGETS = new Set(['target', 'keyword']);

/** The lines of a piece of ink that have something to read, without tags, markup and comments. */
export function proofLines(text: string): ProofLine[] {
  const reader = new LineReader();
  reader.read(tokenizeInk(text));
  reader.endLine();
  return reader.lines;
}

/** The paths after the arrows of a piece of ink, in their order, also those within braces. */
export function targetsIn(text: string): string[] {
  return targetsOf(tokenizeInk(text));
}

function targetsOf(stream: TokenStream): string[] {
  return [stream].flat().flatMap((part) => {
    if (typeof part === 'string') return [];
    return part.type === 'target' ? [plainTextOf(part).trim()] : targetsOf(part.content);
  });
}

class LineReader {
  readonly lines: ProofLine[] = [];
  private line: ProofLine = { depth: 0, isChoice: false, parts: [] };

  read(stream: TokenStream): void {
    for (const part of [stream].flat()) {
      if (typeof part === 'string') this.readText(part);
      else this.readToken(part);
    }
  }

  endLine(): void {
    const parts = this.line.parts.filter((part) => part !== '');
    if (parts.some((part) => typeof part !== 'string' || part.trim() !== '')) {
      this.lines.push({ ...this.line, parts });
    }
    this.line = { depth: this.line.depth, isChoice: false, parts: [] };
  }

  private readText(text: string): void {
    for (const [index, words] of text.split('\n').entries()) {
      if (index > 0) this.endLine();
      this.line.parts.push(words.replace(/\s+/g, ' '));
    }
  }

  private readToken({ type, content }: Token): void {
    if (SILENT.has(type)) return;
    switch (type) {
      case 'escape':
        this.readText(plainTextOf(content).slice(1));
        break;
      case 'choice-line':
        this.read(content);
        break;
      case 'choice':
        this.line.depth = plainTextOf(content).replace(/[^*+]/g, '').length;
        this.line.isChoice = true;
        break;
      case 'gather':
        this.readGather(plainTextOf(content));
        break;
      case 'divert':
      case 'tunnel':
      case 'thread':
        for (const target of [content].flat()) {
          if (typeof target !== 'string' && TARGETS.has(target.type)) {
            this.line.parts.push({ to: plainTextOf(target).trim() });
          }
        }
        break;
      case 'knot':
      case 'stitch':
      case 'glue':
      case 'punctuation':
        break;
      default:
        this.line.parts.push({ ink: plainTextOf(content).trim() });
    }
  }

  /** The dashes, which gather the choices below them, a label, and the text on the same line. */
  private readGather(gather: string): void {
    const [, dashes = '', text = ''] =
      /^(?<dashes>\s*(?:-(?!>)\s*)+)(?:\([^)]*\))?(?<text>[^]*)/.exec(gather) ?? [];
    this.line.depth = dashes.replace(/[^-]/g, '').length - 1;
    this.readText(text);
  }
}
