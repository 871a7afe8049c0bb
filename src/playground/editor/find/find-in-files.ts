import { soughtText } from '../../../base/text/fold';
import type { StoryProgram } from '../../../ink/story/story-program';

/** What to look for: plain text, since a regular expression from outside could freeze the page. */
export interface FileQuery {
  text: string;
  matchesCase: boolean;
  wholeWords: boolean;
}

/** A match, with its line. */
export interface FileMatch {
  /** Null for the main file. */
  file: string | null;
  from: number;
  /** The line’s number, starting at 1. */
  line: number;
  before: string;
  text: string;
  after: string;
}

/** All matches in all files, the main file’s first. */
export function findInFiles(program: StoryProgram, query: FileQuery): FileMatch[] {
  const pattern = patternOf(query);
  if (pattern === null) return [];
  return [[null, program.source] as const, ...Object.entries(program.files)].flatMap(
    ([file, text]) => matchesIn(text, pattern).map((match) => ({ file, ...match })),
  );
}

/** A program with every match replaced. */
export function replaceInFiles(
  program: StoryProgram,
  query: FileQuery,
  replacement: string,
): StoryProgram {
  const pattern = patternOf(query);
  if (pattern === null) return program;
  const replace = (text: string): string => text.replace(pattern, () => replacement);
  const files = Object.entries(program.files).map(([name, text]) => [name, replace(text)]);
  return {
    source: replace(program.source),
    files: Object.fromEntries(files) as Record<string, string>,
  };
}

const LETTER = String.raw`[\p{L}\p{N}_]`;

function patternOf({ text, matchesCase, wholeWords }: FileQuery): RegExp | null {
  if (text === '') return null;
  const forms = [...new Set([text, soughtText(text)])].filter((form) => form !== '');
  const plain = forms
    .map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join('|');
  const source = wholeWords ? `(?<!${LETTER})(?:${plain})(?!${LETTER})` : plain;
  return new RegExp(source, matchesCase ? 'gu' : 'giu');
}

function matchesIn(text: string, pattern: RegExp): Omit<FileMatch, 'file'>[] {
  let line = 1;
  let counted = 0;
  return [...text.matchAll(pattern)].map(({ 0: found, index: from }) => {
    for (; counted < from; counted += 1) if (text[counted] === '\n') line += 1;
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const end = text.indexOf('\n', from + found.length);
    return {
      from,
      line,
      before: from === 0 ? '' : text.slice(start, from),
      text: found,
      after: text.slice(from + found.length, end < 0 ? text.length : end),
    };
  });
}
