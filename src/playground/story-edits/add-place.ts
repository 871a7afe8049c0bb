import { isAboveStory, lineKind } from '../../ink/reading/line-kind';
import { inkName, withTitle } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { nameProblem } from './plan-rename';
import { readStoryNames } from '../../ink/story/story-names';
import { findPlaces, type FoundPlace } from './find-place';
import { isBlank, readLines } from '../../ink/reading/source-lines';
import { lineBreakOf, type EditPlan, type EditProblem, type TextEdit } from './text-edit';

/** What a new place begins with: ink takes no knot without a line, and one that just stops is a mistake. */
export const PLACE_BODY = '-> END';
const PLACEHOLDER = /^\s*->\s*END\s*$/;
const HEADER = /^(?<before>\s*={2,}\s*)[\p{L}\d_]+.*?(?<after>(?:\s*=+)?)\s*$/u;

/** Whether a line is what a new place begins with, and nothing else. */
export function isPlaceholder(line: string): boolean {
  return PLACEHOLDER.test(line);
}

/**
 * Adds a knot to the end of a file, with its name as it is typed. The first one of a story that has not begun is where it
 * begins.
 */
export function addPlace(program: StoryProgram, title: string, file: string | null): EditPlan {
  const name = inkName(title);
  const problem = knotProblem(program, name);
  if (problem !== null) return { problem };
  const knot = appended(program, file, title, PLACE_BODY);
  return knot === null ? { problem: 'in-comment' } : { edits: [...beginning(program, name), knot] };
}

/** Why no knot can have this name, or null. */
export function knotProblem(program: StoryProgram, name: string): EditProblem | null {
  const scope = { kind: 'knot', knot: name, stitch: null, list: null } as const;
  return nameProblem(name, scope, readStoryNames(program));
}

/** Why no stitch of a knot can have this name, or null. */
export function stitchProblem(
  program: StoryProgram,
  knot: string,
  name: string,
): EditProblem | null {
  const scope = { kind: 'stitch', knot, stitch: name, list: null } as const;
  return nameProblem(name, scope, readStoryNames(program));
}

/** A knot at the end of a file, with a header like those above it; null if the file ends in a comment. */
export function appended(
  program: StoryProgram,
  file: string | null,
  title: string,
  body: string,
): TextEdit | null {
  const text = textOfFile(program, file);
  const eol = lineBreakOf(text);
  const gap =
    text.trim() === '' ? '' : /\n\r?\n$/.test(text) ? '' : text.endsWith('\n') ? eol : eol + eol;
  const insert = `${gap}${knotHeader(text, title)}${eol}${body}${eol}`;
  const isRead =
    readLines(text + insert)
      .at(-2)
      ?.text.trim() !== '';
  return isRead ? { file, from: text.length, to: text.length, insert } : null;
}

/** The header of a knot with its name as it is typed, written as the last one of its file is. */
export function knotHeader(text: string, title: string): string {
  const name = inkName(title);
  const last = readLines(text).findLast(({ header }) => header?.kind === 'knot');
  const { before = '=== ', after = ' ===' } = HEADER.exec(last?.text ?? '')?.groups ?? {};
  return withTitle(before + name + after, name, title);
}

/** The divert to the first place of a story, if nothing else tells where it begins. */
function beginning(program: StoryProgram, name: string): TextEdit[] {
  const places = findPlaces(program);
  const [start] = places;
  const isOther = ({ id }: FoundPlace): boolean => id !== start?.id;
  if (start === undefined || places.some(isOther)) return [];
  const files = [program.source, ...Object.values(program.files)];
  const hasBegun = files.some((text) => {
    const lines = readLines(text);
    const header = lines.findIndex((line) => line.header !== null);
    return lines
      .slice(0, header < 0 ? lines.length : header)
      .some(({ text: line }) => !isAboveStory(line) && lineKind(line) !== 'include');
  });
  if (hasBegun) return [];
  const { lines, bodyEnd } = start;
  const eol = lineBreakOf(program.source);
  const end = lines
    .slice(0, bodyEnd)
    .findLastIndex((line) => lineKind(rawLine(program, line)) !== 'empty');
  const at = end < 0 ? 0 : (lines[end]?.to ?? 0);
  const isLast = at === program.source.length || lines.slice(end + 1).every(isBlank);
  const insert = end < 0 ? `-> ${name}${eol}${eol}` : `${eol}${eol}-> ${name}${isLast ? '' : eol}`;
  return [{ file: null, from: at, to: at, insert }];
}

function rawLine({ source }: StoryProgram, { from, to }: { from: number; to: number }): string {
  return source.slice(from, to);
}
