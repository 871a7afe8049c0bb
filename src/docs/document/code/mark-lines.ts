import type { CodeMeta } from './code-meta';
import { findCommentMark } from './comment-marks';

/** A line of code with its author’s marks removed and stored. */
interface CodeLine {
  text: string;
  isHighlighted: boolean;
  change: 'added' | 'removed' | null;
}

const DIFF = /^diff-(?<language>.+)$/;
/** Lines that only the sample’s compiler sees: `//~ VAR oil = 2`. */
const CONTEXT_LINE = /^\s*\/\/~/;

/** The language of a fence, and whether its first column holds diff signs. */
export function splitDiffLanguage(name: string): { language: string; isDiff: boolean } {
  const language = DIFF.exec(name)?.groups?.language;
  return language === undefined ? { language: name, isDiff: false } : { language, isDiff: true };
}

/** Finds which lines are highlighted, added or removed; marks and context lines are removed. */
export function markLines(code: string, fenceLanguage: string, meta: CodeMeta): CodeLine[] {
  const { language, isDiff } = splitDiffLanguage(fenceLanguage);
  const shown = code.split('\n').filter((line) => language !== 'ink' || !CONTEXT_LINE.test(line));
  const lines = isDiff ? shown.map(readDiffLine) : shown.map(plainLine);
  if (meta.highlightedLines !== null) {
    const wanted = new Set(meta.highlightedLines);
    return lines.map((line, index) => ({ ...line, isHighlighted: wanted.has(index + 1) }));
  }
  return readCommentMarks(lines, language);
}

function plainLine(text: string): CodeLine {
  return { text, isHighlighted: false, change: null };
}

function readDiffLine(line: string): CodeLine {
  const change = line.startsWith('+') ? 'added' : line.startsWith('-') ? 'removed' : null;
  return {
    text: change === null ? line.replace(/^ /, '') : line.slice(1),
    isHighlighted: false,
    change,
  };
}

function readCommentMarks(lines: CodeLine[], language: string): CodeLine[] {
  const result: CodeLine[] = [];
  let isInRange = false;
  let isNext = false;
  for (const line of lines) {
    const mark = findCommentMark(line.text, language);
    if (mark?.word === 'highlight-start') isInRange = true;
    if (mark?.word === 'highlight-end') isInRange = false;
    const isHighlighted = isInRange || isNext || mark?.word === 'highlight-line';
    isNext = mark?.word === 'highlight-next-line';
    if (mark?.rest.trim() === '') continue;
    result.push({ ...line, text: mark?.rest ?? line.text, isHighlighted });
  }
  return result;
}
