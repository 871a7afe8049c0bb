import { inkName, withTitle } from '../../ink/story/place-title';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { readStoryNames, type Occurrence } from '../../ink/story/story-names';
import { knotHeader, knotProblem, stitchProblem } from './add-place';
import { isStory, leavingArrow } from './add-way';
import { findCut, isInChoice, type Cut } from './find-cut';
import { isAboveStory, lineKind } from '../../ink/reading/line-kind';
import { includedNames } from '../../ink/story/include-lines';
import { contentEnd, readLines, type SourceLine } from '../../ink/reading/source-lines';
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
  const includes = includesBelow(cut);
  // Elsewhere, their words would stand at another point of the story.
  if (includes.some(({ text: line }) => hasWords(program, line))) return { problem: 'beginning' };
  const edits = [
    cutEdit(cut, text, name, includes.map((line) => textOf(line, text) + eol).join(''), head, eol),
    ...includes.map(({ from, to }) => ({
      file,
      from,
      to: text.indexOf('\n', to) + 1 || to,
      insert: '',
    })),
    ...labelEdits(program, cut, name),
    ...endEdits(cut, eol),
  ];
  return keepsNames(program, edits) ? { edits } : { problem: 'cut-names' };
}

function cutEdit(
  { place, from, to, isInLine }: Cut,
  text: string,
  name: string,
  above: string,
  head: string,
  eol: string,
): TextEdit {
  const { file } = place;
  const before = text.slice(0, from);
  const gap = isInLine ? ' ' : before === '' || before.endsWith('\n') ? '' : eol;
  return { file, from, to, insert: `${gap}${above}-> ${name}${eol}${eol}${head}${eol}` };
}

/** The lines below a cut that include files: ink reads them only above the first knot. */
function includesBelow({ place, line }: Cut): SourceLine[] {
  const { header, lines, bodyEnd } = place;
  if (header !== null) return [];
  return lines.slice(line, bodyEnd).filter(({ text }) => lineKind(text) === 'include');
}

/** Whether an included file, or one that it includes, has words above its first knot. */
function hasWords(program: StoryProgram, line: string): boolean {
  return includedNames(line).some((name) => {
    const lines = readLines(textOfFile(program, name));
    const header = lines.findIndex((one) => one.header !== null);
    return lines
      .slice(0, header < 0 ? lines.length : header)
      .some(({ text }) =>
        lineKind(text) === 'include' ? hasWords(program, text) : !isAboveStory(text),
      );
  });
}

/** Labels above the first knot are known everywhere; in a place, only by its name. */
function labelEdits(program: StoryProgram, { place, from }: Cut, name: string): TextEdit[] {
  const { header, lines, bodyEnd, file } = place;
  if (header !== null) return [];
  const end = lines[bodyEnd - 1]?.to ?? 0;
  const isMoved = (one: { file: string | null; from: number }): boolean =>
    one.file === file && from <= one.from && one.from <= end;
  return readStoryNames(program)
    .occurrences.filter(
      (one) => one.declaration.kind === 'label' && isMoved(one.declaration) && !isMoved(one),
    )
    .map((one) => ({ file: one.file, from: one.from, to: one.from, insert: `${name}.` }));
}

function textOf({ from, to }: SourceLine, text: string): string {
  return text.slice(from, to);
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
