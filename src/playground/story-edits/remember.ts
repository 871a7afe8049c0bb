import { isAboveStory, lineKind } from '../../ink/reading/line-kind';
import { textOfFile, type StoryProgram } from '../../ink/story/story-program';
import { leavingArrow } from './add-way';
import type { WrittenWay } from './change-way';
import { choiceOf } from './choice-lines';
import { findPlace, whereItBegins, type FoundPlace } from './find-place';
import {
  endBelow,
  indentOf,
  isBlank,
  isComment,
  openBraces,
  readLines,
  type SourceLine,
} from '../../ink/reading/source-lines';
import { lineBreakOf, type EditPlan } from './text-edit';
import { declaration, variablesIn, type Variable } from './variables';

/** What changes in what a story remembers. */
export type Memory =
  | { name: string; kind: 'flag'; is: boolean }
  | { name: string; kind: 'number'; sign: '+=' | '-=' | '='; value: number };

/** Where a story remembers something: when players come to a place, or take a choice. */
export type Spot = { place: string } | { choice: Pick<WrittenWay, 'file' | 'line'> };

/** A line that remembers something. */
export interface WrittenMemory {
  file: string | null;
  line: SourceLine;
  memory: Memory;
}

/** A change of what is remembered in ink. */
export function memoryInk(memory: Memory): string {
  return memory.kind === 'flag'
    ? `~ ${memory.name} = ${memory.is}`
    : `~ ${memory.name} ${memory.sign} ${memory.value}`;
}

/** Writes that something is remembered there, and declares it if it is new. */
export function remember(program: StoryProgram, spot: Spot, memory: Memory): EditPlan {
  const declared = declaration(program, memory);
  if ('problem' in declared) return declared;
  const written =
    'place' in spot ? inPlace(program, spot.place, memory) : below(program, spot.choice, memory);
  return 'problem' in written ? written : { edits: [...declared.edits, ...written.edits] };
}

/** What is remembered there, as far as it is a line of its own. */
export function remembered(program: StoryProgram, spot: Spot): WrittenMemory[] {
  const own =
    'place' in spot ? linesOfPlace(program, spot.place) : linesBelow(program, spot.choice);
  if (own === null) return [];
  const { file, lines } = own;
  const text = textOfFile(program, file);
  const variables = variablesIn(program);
  return lines.flatMap((line) => {
    const memory = line.braces === 0 ? readMemory(line.text, variables) : null;
    return memory === null || statementOf(text, line) === null ? [] : [{ file, line, memory }];
  });
}

/** Writes another change in place of one. */
export function changeMemory(
  program: StoryProgram,
  { file, line }: WrittenMemory,
  memory: Memory,
): EditPlan {
  const declared = declaration(program, memory);
  if ('problem' in declared) return declared;
  const statement = statementOf(textOfFile(program, file), line);
  if (statement === null) return { problem: 'changed' };
  return { edits: [...declared.edits, { file, ...statement, insert: memoryInk(memory) }] };
}

/** Takes the line out, or all of it but its comments. */
export function forget(program: StoryProgram, { file, line }: WrittenMemory): EditPlan {
  const text = textOfFile(program, file);
  const statement = statementOf(text, line);
  if (statement === null) return { problem: 'changed' };
  const { from, to } = statement;
  const rest = text.slice(to, line.to);
  if (`${text.slice(line.from, from)}${rest}`.trim() !== '') {
    const gap = rest.length - rest.trimStart().length;
    return { edits: [{ file, from, to: to + gap, insert: '' }] };
  }
  const next = text.indexOf('\n', line.from);
  return { edits: [{ file, from: line.from, to: next < 0 ? text.length : next + 1, insert: '' }] };
}

/** Where what a line does stands in a text; null if a comment parts it, or it is no longer there. */
function statementOf(text: string, line: SourceLine): { from: number; to: number } | null {
  const isThere = readLines(text).some((one) => one.from === line.from && one.text === line.text);
  const from = line.from + indentOf(line).length;
  const to = line.from + line.text.trimEnd().length;
  return isThere && text.slice(from, to) === line.text.trim() ? { from, to } : null;
}

const CHANGE =
  /^\s*~\s*(?<name>[\p{L}\d_]+)\s*(?:(?<sign>[+-]?=)\s*(?<value>true|false|-?\d+(?:\.\d+)?)|(?<step>\+\+|--))\s*$/u;

function readMemory(text: string, variables: readonly Variable[]): Memory | null {
  const { name = '', sign = '=', value = '1', step } = CHANGE.exec(text)?.groups ?? {};
  const kind = variables.find((one) => one.name === name)?.kind;
  const isFlag = value === 'true' || value === 'false';
  if (kind === undefined || (kind === 'flag') !== isFlag) return null;
  if (kind === 'flag') return sign === '=' ? { name, kind, is: value === 'true' } : null;
  const written = step === undefined ? sign : `${step.charAt(0)}=`;
  return {
    name,
    kind,
    sign: written === '+=' || written === '-=' ? written : '=',
    value: Number(value),
  };
}

/** Above the first line of a place that is neither its note nor a tag, nor remembers something. */
function inPlace(program: StoryProgram, id: string, memory: Memory): EditPlan {
  const found = findPlace(program, id);
  if (found === null) return { problem: 'changed' };
  const place = whereItBegins(program, found);
  const { file, lines, bodyEnd } = place;
  const text = textOfFile(program, file);
  const eol = lineBreakOf(text);
  const insert = memoryInk(memory);
  const first = firstLine(place, text);
  const next = lines[first];
  if (next !== undefined && (first < bodyEnd || first === 0))
    return next.isCommented
      ? { problem: 'by-hand' }
      : { edits: [{ file, from: next.from, to: next.from, insert: insert + eol }] };
  const end = endBelow(text, lines, bodyEnd - 1);
  if (end === null) return { problem: 'by-hand' };
  return { edits: [{ file, from: end, to: end, insert: (end === 0 ? '' : eol) + insert }] };
}

function firstLine({ lines, body, bodyEnd, header }: FoundPlace, text: string): number {
  const isAbove = (line: SourceLine): boolean =>
    isComment(line, text) ||
    isWithinComment(line) ||
    lineKind(line.text) === 'tag' ||
    (header === null && (isAboveStory(line.text) || lineKind(line.text) === 'include'));
  const first = lines.findIndex((line, at) => at >= body && at < bodyEnd && !isAbove(line));
  if (first < 0) return bodyEnd;
  const own = lines.findIndex(
    (line, at) => at >= first && !CHANGE.test(line.text) && !isWithinComment(line),
  );
  return own < 0 ? bodyEnd : own;
}

const isWithinComment = (line: SourceLine): boolean => line.isCommented && isBlank(line);

/** Below a choice: above its arrow if that is on its line, which is then put on a line of its own. */
function below(
  program: StoryProgram,
  way: Pick<WrittenWay, 'file' | 'line'>,
  memory: Memory,
): EditPlan {
  const choice = choiceOf(program, way);
  if (choice === null) return { problem: 'changed' };
  const { file, lines, line, at } = choice;
  const text = textOfFile(program, file);
  const eol = lineBreakOf(text);
  const next = lines[at + 1];
  const isOwn = next !== undefined && !isBlank(next) && belongs(next, line);
  const indent = isOwn ? indentOf(next) : `${indentOf(line)}  `;
  const written = eol + indent + memoryInk(memory);
  const arrow = leavingArrow(line);
  if (arrow !== null) {
    const before = line.text.slice(0, arrow.from).trimEnd();
    // Words outside of brackets and the text there are one paragraph, which a line between them would part.
    if (
      !before.endsWith(']') ||
      /^[^[]*\p{L}[^[{}]*\[/u.test(before.replace(/\{[^{}]*\}|\([^()]*\)/gu, ''))
    )
      return { problem: 'by-hand' };
    // A comment above the arrow stays on the line of the choice.
    const to = line.from + arrow.from;
    const from = line.from + text.slice(line.from, to).trimEnd().length;
    return { edits: [{ file, from, to, insert: written + eol + indent }] };
  }
  const isOpen = line.braces > 0 || openBraces(line.text) !== 0;
  if (isOpen || /->|<-/.test(line.text)) return { problem: 'by-hand' };
  const others = lines.findIndex((one, index) => index > at && !CHANGE.test(one.text));
  const end = endBelow(text, lines, (others < 0 ? lines.length : others) - 1);
  if (end === null) return { problem: 'by-hand' };
  return { edits: [{ file, from: end, to: end, insert: written }] };
}

const belongs = ({ choice, gather, header, braces }: SourceLine, above: SourceLine): boolean =>
  choice + gather === 0 && header === null && braces === above.braces;

function linesOfPlace(program: StoryProgram, id: string) {
  const found = findPlace(program, id);
  if (found === null) return null;
  const { file, lines, body, bodyEnd } = whereItBegins(program, found);
  const own = lines.slice(body, bodyEnd);
  const end = own.findIndex(({ choice, gather }) => choice + gather > 0);
  return { file, lines: end < 0 ? own : own.slice(0, end) };
}

function linesBelow(program: StoryProgram, way: Pick<WrittenWay, 'file' | 'line'>) {
  const choice = choiceOf(program, way);
  if (choice === null) return null;
  const { file, lines, line, at } = choice;
  const rest = lines.slice(at + 1);
  const end = rest.findIndex((one) => !belongs(one, line) && one.braces <= line.braces);
  return { file, lines: end < 0 ? rest : rest.slice(0, end) };
}
