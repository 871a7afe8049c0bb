import { lineKind } from '../../ink/reading/line-kind';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { isStory } from './add-way';
import { findPlaces, type FoundPlace } from './find-place';
import {
  isBlank,
  isComment,
  isInComment,
  openBraces,
  type SourceLine,
} from '../../ink/reading/source-lines';
import type { CutProblem } from './text-edit';

/** A gather’s sign with its label, at the start of a line, and as all of it. */
const GATHER_START = /^\s*-(?!>)\s*(?:\([^)]*\)\s*)?/;
const GATHER_HEAD = /^\s*-\s*(?:\([^)]*\))?$/;

/** Where a place is cut in two: what is from `from` to `to` in its file gives way to the cut. */
export interface Cut {
  place: FoundPlace;
  from: number;
  to: number;
  /** Whether the words above and below it are of one line. */
  isInLine: boolean;
  /** The number of the first line that has something of what follows. */
  line: number;
}

/** Where the place at a position can be cut, so that the story plays as before; or why it cannot. */
export function findCut(
  program: StoryProgram,
  file: string | null,
  position: number,
): Cut | { problem: CutProblem } {
  const place = placeAt(program, file, position);
  if (place === undefined) return { problem: 'cut-nowhere' };
  const { lines, bodyEnd } = place;
  const text = textOfFile(program, file);
  const first = storyBegin(place, text);
  const at = Math.max(position, lines[first]?.from ?? text.length);
  const number = lines.findIndex(({ to }) => at <= to);
  const line = lines[number];
  if (line === undefined || number >= bodyEnd) return { problem: 'cut-nothing' };
  const cut = cutLine(place, line, number, at);
  if ('problem' in cut) return cut;
  const isLast = !cut.isInLine && !lines.slice(cut.line, bodyEnd).some(isStory);
  if (isLast) return { problem: 'cut-nothing' };
  // What gives way is spaces, never a comment.
  const isPiece = isInComment(text, cut.from) || text.slice(cut.from, cut.to).trim() !== '';
  return isPiece ? { problem: 'cut-piece' } : { place, ...cut };
}

function placeAt(
  program: StoryProgram,
  file: string | null,
  position: number,
): FoundPlace | undefined {
  return findPlaces(program).find(({ file: own, lines, first, bodyEnd }) => {
    const [start, end] = [lines[first]?.from, lines[bodyEnd - 1]?.to];
    if (own !== file || start === undefined || end === undefined) return false;
    return start <= position && position <= end;
  });
}

/** The first line that can move: notes stay below their header, and what is said of the game above its story. */
function storyBegin({ header, lines, body, bodyEnd }: FoundPlace, text: string): number {
  const stays = (line: SourceLine): boolean =>
    header === null
      ? ['empty', 'comment', 'tag', 'declaration', 'note', 'include'].includes(lineKind(line.text))
      : isComment(line, text);
  const first = lines.slice(body, bodyEnd).findIndex((line) => !stays(line));
  return first < 0 ? bodyEnd : body + first;
}

type LineCut = Omit<Cut, 'place'> | { problem: CutProblem };

function cutLine(place: FoundPlace, line: SourceLine, number: number, at: number): LineCut {
  const { lines, body } = place;
  const isChosen = isInChoice(lines.slice(body, number));
  const head = GATHER_START.exec(line.text)?.[0].length ?? 0;
  const isGather = line.gather === 1 && line.choice === 0 && line.braces === 0;
  const column = at - line.from;
  // What choices come together in stays above.
  if (isGather && isChosen && column <= head) return within(line, number, head, false);
  const [before, after] = [line.text.slice(0, column), line.text.slice(column)];
  if (before.trim() === '' || isBlank(line)) return between(lines, number, isChosen);
  if (after.trim() === '') {
    const below = isInChoice(lines.slice(body, number + 1));
    return between(lines, number + 1, below);
  }
  return within(line, number, column, isChosen && !isGather);
}

/** A cut between two lines. */
function between(lines: readonly SourceLine[], number: number, isChosen: boolean): LineCut {
  const line = lines[number];
  const end = lines.at(-1)?.to ?? 0;
  const at = line?.from ?? end;
  if (isChosen) return { problem: 'cut-choice' };
  if ((line?.braces ?? 0) > 0) return { problem: 'cut-piece' };
  return { from: at, to: at, isInLine: false, line: number };
}

/** A cut within a line of words, which then goes on below the cut. */
function within(line: SourceLine, number: number, column: number, isChosen: boolean): LineCut {
  const [before, after] = [line.text.slice(0, column), line.text.slice(column)];
  const [end, start] = [before.trimEnd(), after.trimStart()];
  const isOne =
    (end.length + start.length === line.text.length && !GATHER_HEAD.test(end)) ||
    line.braces > 0 ||
    end.split('[').length !== end.split(']').length ||
    openBraces(end) !== 0 ||
    /(?<!\\)#|->|<-|\\$/.test(end) ||
    !['text', 'gather', 'block'].includes(lineKind(line.text)) ||
    !['text', 'divert', 'block', 'empty'].includes(lineKind(start));
  if (isChosen || line.choice > 0) return { problem: 'cut-choice' };
  if (isOne) return { problem: 'cut-piece' };
  return {
    from: line.from + end.length,
    to: line.from + line.text.length - start.length,
    isInLine: true,
    line: number,
  };
}

/** Whether what follows these lines belongs to a choice: no gather of the first level has ended them. */
export function isInChoice(lines: readonly SourceLine[]): boolean {
  return lines.reduce(
    (isIn, { choice, gather, braces }) => choice > 0 || (isIn && !(gather === 1 && braces === 0)),
    false,
  );
}
