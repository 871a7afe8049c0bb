import type { MapWay } from '../../ink/map/story-graph';
import { lineKind } from '../../ink/reading/line-kind';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import type { Declaration } from '../../ink/story/story-names';
import { COMMENT, withoutComments } from '../../ink/reading/comments';
import { choiceLabel, typedLabel } from './choice-label';
import { readNameUses } from './name-uses';
import { indentOf, isBlank, readLines, type SourceLine } from '../../ink/reading/source-lines';
import { reach } from './name-beginning';
import { checkedPlan, placeIdOf } from './target';
import type { EditPlan, TextEdit } from './text-edit';

/** What of a way tells where it is in the text. */
export type WrittenWay = Pick<MapWay, 'file' | 'line' | 'to' | 'kind'>;

/** The words of the choice that a way follows, to be changed; null if they are spread over more than brackets. */
export function wayText(program: StoryProgram, way: WrittenWay): string | null {
  const words = wordsOf(program, way);
  return words === null ? null : typedLabel(words.text);
}

/** Changes the words of the choice that a way follows. */
export function changeText(program: StoryProgram, way: WrittenWay, typed: string): EditPlan {
  const words = wordsOf(program, way);
  if (words === null) return { problem: 'by-hand' };
  const label = choiceLabel(typed);
  if (label === '') return { problem: 'no-text' };
  if (typed === typedLabel(words.text)) return { edits: [] };
  const insert = [label, ...words.comments].join(' ');
  return { edits: [{ file: way.file, from: words.from, to: words.to, insert }] };
}

/** Makes a way lead to another place, or to the end. */
export function pointWay(program: StoryProgram, way: WrittenWay, to: string): EditPlan {
  const reached = reach(program, to);
  if ('problem' in reached) return reached;
  const target = targetEdit(program, way, reached.to);
  if (target === null) return { problem: 'by-hand' };
  return checkedPlan(program, [...reached.edits, target], reached.to);
}

/** Takes a way out of the text, if it is a line: a choice with its arrow, or an arrow that becomes the end. */
export function removeWay(program: StoryProgram, way: WrittenWay): EditPlan {
  const { file, kind } = way;
  const end = targetEdit(program, way, 'END');
  const lines = readLines(textOfFile(program, file));
  const at = way.line - 1;
  const line = lines[at];
  if (line === undefined || end === null || line.braces > 0) return { problem: 'by-hand' };
  if (lineKind(line.text) === 'divert')
    return kind === 'divert' ? { edits: [end] } : { problem: 'by-hand' };
  const below = lines.slice(at + 1).find((one) => !isBlank(one));
  const isWhole = below?.header !== null || startsAnew(below, line);
  if (line.choice === 0 || line.gather > 0 || !isWhole) return { problem: 'by-hand' };
  if (isAskedFor(program, way, line)) return { problem: 'asked' };
  const goesOn = below !== undefined && (below.gather > 0 || below.choice === line.choice);
  return goesOn || hasChoiceAbove(lines, at, line.choice)
    ? { edits: [{ file, from: line.from, to: lines[at + 1]?.from ?? line.to, insert: '' }] }
    : { edits: [{ file, from: line.from + indentOf(line).length, to: line.to, insert: '-> END' }] };
}

/** Whether another line uses the label of a choice: without the choice, it would name nothing. */
function isAskedFor(program: StoryProgram, way: WrittenWay, { from, to }: SourceLine): boolean {
  return readNameUses(program).some(
    ({ file, line, declaration }) =>
      declaration?.kind === 'label' &&
      declaration.file === way.file &&
      from <= declaration.from &&
      declaration.from < to &&
      !(file === way.file && line === way.line),
  );
}

/** Whether a line below a choice belongs to what comes after it. */
function startsAnew({ choice, gather, braces }: SourceLine, above: SourceLine): boolean {
  const level = choice || gather;
  return braces === above.braces && level > 0 && level <= above.choice;
}

/** Whether the line follows another choice of its level, or what belongs to that. */
function hasChoiceAbove(lines: readonly SourceLine[], at: number, level: number): boolean {
  const above = lines
    .slice(0, at)
    .findLast(
      ({ header, choice, gather, braces }) =>
        header !== null || (braces === 0 && choice + gather > 0),
    );
  if (above === undefined) return false;
  return above.choice > 0 ? above.choice >= level : above.gather > level;
}

/** The edit that makes a way lead elsewhere; null if the line has no such arrow. */
function targetEdit(program: StoryProgram, way: WrittenWay, insert: string): TextEdit | null {
  const { file, line, to } = way;
  if (to.kind === 'end') {
    const text = textOfFile(program, file);
    const { from = 0, text: read = '' } = readLines(text)[line - 1] ?? {};
    const { index, 0: arrow } = new RegExp(String.raw`->\s*${to.word}\b`).exec(read) ?? {};
    if (index === undefined || arrow === undefined) return null;
    const end = from + index + arrow.length;
    return { file, from: end - to.word.length, to: end, insert };
  }
  const use = readNameUses(program).find((one) => {
    if (one.file !== file || one.line !== line || !isArrowTo(program, one.file, one.from))
      return false;
    if (to.kind === 'place') {
      return one.declaration !== null && targetIdOf(one.declaration) === to.id;
    }
    return (to.kind === 'missing' || to.kind === 'variable') && one.path === to.name;
  });
  return use === undefined ? null : { file, from: use.from, to: use.to, insert };
}

/** The id of what an arrow leads to on the map: of a label, too. */
function targetIdOf(declaration: Declaration): string | null {
  const { kind, knot, stitch, name } = declaration;
  if (kind !== 'label') return placeIdOf(declaration);
  return [knot, stitch, name].filter((part) => part !== null).join('.');
}

function isArrowTo(program: StoryProgram, file: string | null, from: number): boolean {
  return /(?:->|<-)\s*$/.test(
    withoutComments(textOfFile(program, file)).slice(Math.max(0, from - 80), from),
  );
}

/** The words between the brackets of a choice, or all its words if it has no brackets. */
function wordsOf(
  program: StoryProgram,
  { file, line }: WrittenWay,
): { text: string; comments: string[]; from: number; to: number } | null {
  const text = textOfFile(program, file);
  const lines = readLines(text);
  const choice = choiceAbove(lines, line - 1);
  if (choice === null) return null;
  const { head, words = '', brackets } = CHOICE.exec(choice.text)?.groups ?? {};
  if (head === undefined) return null;
  // Words before the brackets are shown again after the choice: they are not one text to change.
  if (brackets !== undefined && words.trim() !== '') return null;
  const inner = brackets ?? words.trimEnd();
  if (inner.trim() === '') return null;
  const from = choice.from + head.length + (brackets === undefined ? 0 : words.length + 1);
  const to = from + inner.length;
  const written = text.slice(from, to);
  const comments = written.match(COMMENT) ?? [];
  // Spaces on both sides of a comment are one, as for the engine.
  const told = comments.length === 0 ? written : collapsed(written.replace(COMMENT, ''));
  return { text: told, comments, from, to };
}

function collapsed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * A choice: its head with label and conditions, then words, and brackets that end them. Words with an arrow, a tag or more
 * behind the brackets are not changed here.
 */
const CHOICE =
  /^(?<head>\s*(?:-(?!>)\s*)*(?:\([^)]*\)\s*)?[*+](?:\s*[*+])*\s*(?:\(\s*[\p{L}\d_]+\s*\)\s*)?(?:\{[^{}:|]*\}\s*)*)(?<words>(?:\\.|[^[\]#\\<-]|-(?!>)|<(?!-))*)(?:\[(?<brackets>(?:\\.|[^[\]\\])*)\])?/u;

/** The choice that the story has taken where it stands in a line. */
export function choiceAbove(lines: readonly SourceLine[], at: number): SourceLine | null {
  const start = lines[at];
  if (start === undefined) return null;
  let level = Infinity;
  for (let index = at; index >= 0; index -= 1) {
    const line = lines[index];
    if (line?.header !== null) return null;
    if (line.braces > start.braces) continue;
    if (line.choice > 0 && line.choice <= level) return line;
    if (line.gather > 0) level = Math.min(level, line.gather - 1);
  }
  return null;
}
