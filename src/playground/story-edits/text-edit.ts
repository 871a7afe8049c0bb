import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { withTexts } from './file-texts';
import type { NameProblem } from './plan-rename';

/** What is written instead of a part of a file’s text; `file` is null for the main file. */
export interface TextEdit {
  file: string | null;
  from: number;
  to: number;
  insert: string;
}

/** Why an act on the map cannot be done. */
export type EditProblem =
  | NameProblem
  /** Nothing was typed for a choice. */
  | 'no-text'
  /** The text ends within a comment, so nothing can be written below it. */
  | 'in-comment'
  /** The text is no longer what the map shows. */
  | 'changed'
  /** The beginning of a story has no name that an arrow could lead to. */
  | 'beginning'
  /** No choice leads to the place that could have a condition. */
  | 'no-choice'
  /** The place needs values, which only its writer knows. */
  | 'values'
  /** From there, the name means something else. */
  | 'hidden'
  /** The way is part of a sentence or of several lines. */
  | 'by-hand'
  /** Another line uses the label of the choice. */
  | 'asked'
  | CutProblem;

/** Why a place cannot be cut at a position. */
export type CutProblem =
  /** There is no place. */
  | 'cut-nowhere'
  /** Nothing stands below. */
  | 'cut-nothing'
  /** A choice stands above, to which what follows belongs. */
  | 'cut-choice'
  /** It is within logic, a tag or what else is one piece. */
  | 'cut-piece'
  /** What stands below uses names of what stands above. */
  | 'cut-names';

/** An act on the map as edits of the text, or why it cannot be done. */
export type EditPlan = { edits: readonly TextEdit[] } | { problem: EditProblem };

/** The program after edits that do not overlap; of two at the same position, the first is written first. */
export function applyEdits(program: StoryProgram, edits: readonly TextEdit[]): StoryProgram {
  const texts = new Map<string | null, string>();
  const sorted = [...edits].sort((one, other) => one.from - other.from);
  for (const { file, from, to, insert } of sorted.reverse()) {
    const text = texts.get(file) ?? textOfFile(program, file);
    texts.set(file, text.slice(0, from) + insert + text.slice(to));
  }
  return withTexts(program, texts);
}

/** The line break that a text uses. */
export function lineBreakOf(text: string): string {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** A line of a text as a plan leaves it; from 1. */
export interface PlannedLine {
  file: string | null;
  line: number;
  text: string;
}

/** The lines that a plan writes, as they are then. */
export function plannedLines(program: StoryProgram, edits: readonly TextEdit[]): PlannedLine[] {
  const after = applyEdits(program, edits);
  const found = new Map<string, PlannedLine>();
  for (const { file, insert, from } of edits) {
    const text = textOfFile(after, file);
    const moved = edits
      .filter((other) => other.file === file && other.from < from)
      .reduce((sum, other) => sum + other.insert.length - (other.to - other.from), from);
    const start = moved + (/^(?:\r?\n)*/.exec(insert)?.[0].length ?? 0);
    const end = moved + insert.trimEnd().length;
    const first = text.slice(0, start).split('\n').length;
    const last = text.slice(0, Math.max(start, end)).split('\n').length;
    const lines = text
      .split('\n')
      .slice(first - 1, last + (insert.endsWith(' ') && insert.includes('\n') ? 1 : 0));
    for (const [index, one] of lines.entries())
      if (one.trim() !== '')
        found.set(`${file} ${first + index}`, { file, line: first + index, text: one.trimEnd() });
  }
  return [...found.values()].sort((one, other) => one.line - other.line);
}
