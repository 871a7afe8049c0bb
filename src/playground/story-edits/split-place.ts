import { inkName, withTitle } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { readStoryNames, type Occurrence } from '../editor/names/story-names';
import { knotHeader, knotProblem, stitchProblem } from './add-place';
import { isStory, leavingArrow } from './add-way';
import { findCut, isInChoice, type Cut } from './find-cut';
import { contentEnd, type SourceLine } from '../../ink/reading/source-lines';
import { applyEdits, lineBreakOf, type EditPlan, type TextEdit } from './text-edit';

/**
 * Cuts the place at a position in two: what follows becomes a place of its own, to which an arrow leads. The story plays
 * as before. Beside stitches it is one of them, so that their names mean the same.
 */
export function splitPlace(
  program: StoryProgram,
  file: string | null,
  position: number,
  title: string,
): EditPlan {
  const name = inkName(title);
  const cut = findCut(program, file, position);
  if ('problem' in cut) return cut;
  const { header, lines, bodyEnd, id } = cut.place;
  const isStitch = [header, lines[bodyEnd]?.header].some((one) => one?.kind === 'stitch');
  const knot = header === null ? '' : (id.split('.')[0] ?? '');
  const problem = isStitch ? stitchProblem(program, knot, name) : knotProblem(program, name);
  if (problem !== null) return { problem };
  const text = textOfFile(program, file);
  const eol = lineBreakOf(text);
  const head = isStitch ? withTitle(`= ${name}`, name, title) : knotHeader(text, title);
  const edits = [cutEdit(cut, text, name, head, eol), ...endEdits(cut, eol)];
  return keepsNames(program, edits) ? { edits } : { problem: 'cut-names' };
}

function cutEdit(
  { place, from, to, isInLine }: Cut,
  text: string,
  name: string,
  head: string,
  eol: string,
): TextEdit {
  const { file } = place;
  const above = text.slice(0, from);
  const gap = isInLine ? ' ' : above === '' || above.endsWith('\n') ? '' : eol;
  return { file, from, to, insert: `${gap}-> ${name}${eol}${eol}${head}${eol}` };
}

/** The text before the first knot ends by itself; in a place, this is written. */
function endEdits({ place, line }: Cut, eol: string): TextEdit[] {
  const { header, file, lines, bodyEnd } = place;
  const rest = lines.slice(line, bodyEnd);
  const last = lines[contentEnd(lines, line, bodyEnd) - 1];
  if (header !== null || last === undefined || !isLoose(rest)) return [];
  const insert = `${eol}${isInChoice(rest) ? '- ' : ''}-> DONE`;
  return [{ file, from: last.to, to: last.to, insert }];
}

/** Whether the story may come to the end of these lines: below all choices, or below one that does not leave. */
function isLoose(lines: readonly SourceLine[]): boolean {
  const gathered = lines.findLastIndex(
    ({ gather, choice, braces }) => gather === 1 && choice === 0 && braces === 0,
  );
  const story = lines.slice(Math.max(gathered, 0)).filter(isStory);
  const first = story.findIndex(({ choice }) => choice > 0);
  return story.some((line, index) => {
    const next = story[index + 1];
    if (next === undefined) return leavingArrow(line) === null;
    const isEnd = first >= 0 && index >= first && next.choice + next.gather > 0;
    return isEnd && next.choice <= Math.max(line.choice, 1) && leavingArrow(line) === null;
  });
}

/** Whether all names mean what they meant: what is local to a place is lost beyond a cut. */
function keepsNames(program: StoryProgram, edits: readonly TextEdit[]): boolean {
  const moved = (file: string | null, at: number): number =>
    edits
      .filter((edit) => edit.file === file && edit.to <= at)
      .reduce((sum, { from, to, insert }) => sum + insert.length - (to - from), at);
  const after = new Map(
    readStoryNames(applyEdits(program, edits)).occurrences.map((one) => [
      `${one.file} ${one.from}`,
      one,
    ]),
  );
  const isSame = ({ file, from, declaration }: Occurrence): boolean => {
    const now = after.get(`${file} ${moved(file, from)}`)?.declaration;
    return (
      now?.kind === declaration.kind &&
      now.file === declaration.file &&
      now.from === moved(declaration.file, declaration.from)
    );
  };
  return readStoryNames(program).occurrences.every(isSame);
}
