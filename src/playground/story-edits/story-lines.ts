import { withoutComments } from '../editor/without-comments';

/** A line of a story, as far as its structure matters. */
export interface StoryLine {
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
}

/** The first line of a knot, stitch or function. */
export interface Header {
  kind: 'knot' | 'stitch' | 'function';
  name: string;
  hasParameters: boolean;
}

const HEADER =
  /^\s*(?<signs>=+)\s*(?<function>function\s+)?(?<name>[\p{L}\d_]+)\s*(?<values>\(\s*[^\s)])?/u;
const MARKS =
  /^\s*(?:(?<gather>-(?!>)(?:\s*-(?!>))*)\s*(?:\([^)]*\)\s*)?)?(?<choice>\*(?:\s*\*)*|\+(?:\s*\+)*)?/;

/** The lines of a file. */
export function readLines(text: string): StoryLine[] {
  let from = 0;
  let braces = 0;
  return withoutComments(text)
    .split('\n')
    .map((written) => {
      const line = readLine(written.replace(/\r$/, ''), from, braces);
      braces = Math.max(0, braces + openBraces(line.text));
      from += written.length + 1;
      return line;
    });
}

function readLine(text: string, from: number, braces: number): StoryLine {
  const { gather = '', choice = '' } = MARKS.exec(text)?.groups ?? {};
  return {
    ...{ from, to: from + text.length, text, braces },
    choice: choice.replace(/\s/g, '').length,
    gather: gather.replace(/\s/g, '').length,
    header: readHeader(text),
  };
}

function readHeader(text: string): Header | null {
  const { signs, name, values, function: word } = HEADER.exec(text)?.groups ?? {};
  if (signs === undefined || name === undefined) return null;
  const kind = signs === '=' ? 'stitch' : word === undefined ? 'knot' : 'function';
  return { kind, name, hasParameters: values !== undefined };
}

/** How many braces of a text are opened and not closed. */
export function openBraces(text: string): number {
  const signs = text.replace(/\\./g, '');
  return signs.split('{').length - signs.split('}').length;
}

/** Whether a line has nothing but spaces and comments. */
export function isBlank({ text }: StoryLine): boolean {
  return text.trim() === '';
}

/** Whether a line of a text has a comment and nothing else. */
export function isComment(line: StoryLine, text: string): boolean {
  return isBlank(line) && text.slice(line.from, line.to).trim() !== '';
}

/** The first of the blank lines that end a part of the lines: what is added to the part goes above it. */
export function contentEnd(lines: readonly StoryLine[], start: number, end: number): number {
  const last = lines.slice(start, end).findLastIndex((line) => !isBlank(line));
  return start + last + 1;
}

/** The spaces at the beginning of a line. */
export function indentOf({ text }: StoryLine): string {
  return /^[ \t]*/.exec(text)?.[0] ?? '';
}
