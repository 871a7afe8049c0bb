import { rememberLast } from '../../base/text/remember-last';
import { COMMENT, withoutComments } from './comments';
import { readHeader, type Header } from './header';

/** A line of a story, as far as its structure matters. */
export interface SourceLine {
  /** Where it begins, and where it ends before the line break. */
  from: number;
  to: number;
  /** Its text, with spaces for comments. */
  text: string;
  /** How many braces are open where it begins. */
  braces: number;
  /** How many signs begin a choice or a gather on it; 0 for none. */
  choice: number;
  gather: number;
  header: Header | null;
  /** Whether it begins within a comment. */
  isCommented: boolean;
}

const MARKS =
  /^\s*(?:(?<gather>-(?!>)(?:\s*-(?!>))*)\s*(?:\([^)]*\)\s*)?)?(?<choice>\*(?:\s*\*)*|\+(?:\s*\+)*)?/;

/** More than the files of a story and the texts that an act compares. */
const MEMORY = 32;

/** The lines of a file; the latest texts are remembered. */
export const readLines = rememberLast(readAllLines, MEMORY);

function readAllLines(text: string): readonly SourceLine[] {
  let from = 0;
  let braces = 0;
  const commented = commentedLines(text);
  return withoutComments(text)
    .split('\n')
    .map((written) => {
      const line = readLine(written.replace(/\r$/, ''), from, braces, commented.has(from));
      braces = Math.max(0, braces + openBraces(line.text));
      from += written.length + 1;
      return line;
    });
}

/** Where the lines of a text begin that begin within a comment. */
function commentedLines(text: string): Set<number> {
  const starts = [...text.matchAll(COMMENT)].flatMap(({ 0: comment, index }) =>
    [...comment.matchAll(/\n/g)].map((line) => index + line.index + 1),
  );
  return new Set(starts);
}

function readLine(text: string, from: number, braces: number, isCommented: boolean): SourceLine {
  const { gather = '', choice = '' } = MARKS.exec(text)?.groups ?? {};
  return {
    ...{ from, to: from + text.length, text, braces, isCommented },
    choice: choice.replace(/\s/g, '').length,
    gather: gather.replace(/\s/g, '').length,
    header: readHeader(text),
  };
}

/** How many braces of a text are opened and not closed. */
export function openBraces(text: string): number {
  const signs = text.replace(/\\./g, '');
  return signs.split('{').length - signs.split('}').length;
}

/** Whether a line has nothing but spaces and comments. */
export function isBlank({ text }: SourceLine): boolean {
  return text.trim() === '';
}

/** Whether a line of a text has a comment and nothing else. */
export function isComment(line: SourceLine, text: string): boolean {
  return isBlank(line) && text.slice(line.from, line.to).trim() !== '';
}

/** The first of the blank lines that end a part of the lines: what is added to the part goes above it. */
export function contentEnd(lines: readonly SourceLine[], start: number, end: number): number {
  const last = lines.slice(start, end).findLastIndex((line) => !isBlank(line));
  return start + last + 1;
}

/** The spaces at the beginning of a line. */
export function indentOf({ text }: SourceLine): string {
  return /^[ \t]*/.exec(text)?.[0] ?? '';
}

/** Whether what is written at a position of a text is part of a comment. */
export function isInComment(text: string, position: number): boolean {
  return !withoutComments(`${text.slice(0, position)}x`).endsWith('x');
}

/** Where a line ends with the comment that begins on it; null if that has no end, or more follows on its last line. */
export function endBelow(text: string, lines: readonly SourceLine[], at: number): number | null {
  const next = lines.findIndex((line, index) => index > at && !line.isCommented);
  const own = lines.slice(at, next < 0 ? lines.length : next);
  const end = own.at(-1)?.to ?? text.length;
  const isOpen = isInComment(`${text.slice(0, end)}\n`, end + 1);
  return isOpen || !own.slice(1).every(isBlank) ? null : end;
}
